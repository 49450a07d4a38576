"""After a game: all cards, the story from any seat with its reasons, the votes; games as text, and back; once more."""
