"""Pages of the preparation, one module a step."""
