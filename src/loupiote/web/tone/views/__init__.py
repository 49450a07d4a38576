"""The pages on which those who lead a game choose the words by which it is told."""
