"""The game master's screen for a game at a table: the night as a script, the day, and everything that a game master may do."""
