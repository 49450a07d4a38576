### What the game master says aloud in `forum`, where it is not what they say elsewhere.

call-voyante = The Seer wakes up, and so does the Spy if there is one about. Whose card does the Seer want to see?
    .sleep = The Seer and the Spy go back to sleep.
call-loups = The Werewolves wake up, and the Cat perhaps among them. Without a sound, they agree on a prey.
    .sleep = The Werewolves go back to sleep, their bellies full, or nearly.
## The words of the rule book (forum.tours-de-jeu.16), whatever potions are left.
call-sorciere = The Witch wakes up, and I show her the victim of the Werewolves. Will she use her potion of healing, or of poison?
    .sleep = The Witch goes back to sleep.
