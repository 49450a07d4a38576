"""The cards of `forum`, one file each, in the order of the rule book."""
