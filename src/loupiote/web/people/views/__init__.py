"""Pages of accounts, of joining, of inviting, and of one's own games."""
