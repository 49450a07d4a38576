"""The cards of `meneur`, one file each, in the order of the rule book."""
