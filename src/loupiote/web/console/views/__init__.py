"""The pages of the console. They belong to those who lead a game; where the program leads, nobody has them."""
