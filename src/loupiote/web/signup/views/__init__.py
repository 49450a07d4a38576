"""Pages of sign-ups."""
