"""The calendar of a game by forum: how long its moments last, when each window closes, and what the program does meanwhile."""
