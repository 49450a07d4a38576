"""The commands, one module each: `add(app, desk)` adds it to the application."""
