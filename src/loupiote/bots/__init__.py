"""Bots: players that answer prompts, the driver that lets them play a game out, and the laws tested on their games."""

from loupiote.bots.drive import Outcome, play_out
from loupiote.bots.random_bot import Bot, RandomBot

__all__ = ["Bot", "Outcome", "RandomBot", "play_out"]
