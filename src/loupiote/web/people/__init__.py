"""Accounts: who signs in, and what the operator may do."""
