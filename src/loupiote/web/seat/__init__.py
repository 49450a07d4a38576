"""The phones of players, and of whoever looks on: what is theirs to know, and what they may answer."""
