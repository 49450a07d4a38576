role-loup-garou-blanc = White Werewolf
    .plural = White Werewolves
    .le = the
    .un = a
    .shown = le
    .genre = x
    .camp = independant
    .tag = Independent, Every other night
    .help = The pack lets you into its den and suspects nothing. On nights 2, 4, 6 and so on you may devour one of the wolves there. You win with nobody: you must be the last one left.

board-caverne-secrete = The secret cave
