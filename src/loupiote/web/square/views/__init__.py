"""The pages of the forum room."""
