role-joueur-de-flute = Piper
    .plural = Pipers
    .le = the
    .un = a
    .shown = le
    .genre = x
    .camp = independant
    .tag = Independent, Every night
    .help = Every night your tune bewitches one person or two, or nobody. Nothing changes for them, but that they know who else is bewitched. When all others alive are, at daybreak or in the evening, the game is yours, and your love's if you have one.

prompt-charmer = Whom do you charm tonight? One person, two, or nobody.
board-cachette-de-musique = The music hideout
