"""The console of whoever leads a game by forum: what waits, what would come of it, what has to be decided by a person."""
