"""Tags for templates of the rule book."""
