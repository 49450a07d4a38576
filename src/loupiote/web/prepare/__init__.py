"""Preparing a game: who plays, which cards, by which options, how the cards are dealt; also one begun elsewhere."""
