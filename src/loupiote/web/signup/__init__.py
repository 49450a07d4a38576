"""Signing up for a game by forum: who may see it, its list and its waiting list, and how it begins."""
