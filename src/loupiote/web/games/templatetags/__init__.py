"""Tags for templates of games."""
