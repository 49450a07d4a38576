"""Roles, titles and flows that several rule sets share, with the options in which they differ."""
