"""Tags of the pages of orders."""
