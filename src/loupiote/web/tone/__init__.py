"""The tone of a game: the game master's own words in place of the narration's, for one game."""
