"""Votes by forum: the running count and its evidence, votes by a post, the history of all votes."""
