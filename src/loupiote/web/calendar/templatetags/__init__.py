"""Tags of the calendar."""
