"""The rule book in the application: what `narration.pages` says, as pages that everybody may read."""
