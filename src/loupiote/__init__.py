"""Loupiote runs Werewolf (Loup-Garou) games. The map of the code is `docs/architecture.md`."""

__version__ = "0.1.0.dev0"
