"""Tags of the pages of votes."""
