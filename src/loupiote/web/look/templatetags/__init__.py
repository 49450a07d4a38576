"""Template tags of the look."""
