"""Tags of the forum room."""
