"""Games in the database. `door` is the only way in, `access` says who somebody is in a game."""
