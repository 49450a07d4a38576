"""The cards of `rpg`, one file each."""
