"""The application under load: one server on SQLite, many clients. `python -m benchmarks.web`."""
