role-telepathe = Telepath
    .plural = Telepaths
    .le = the
    .un = a
    .shown = un
    .genre = x
    .camp = variable
    .tag = Village or Werewolves, Every night
    .help = Every night you may slip some words into a head, as many as you like. They are found there in the morning, and nobody can tell whose they are. A friend's advice or a trap: that depends on your side.

power-ecrire = write
prompt-ecrire = To whom do you write tonight, and what? Your name will not be on it.
    .part1 = To whom
    .part2 = Your message
receipt-ecrire = You write to { $who }.
    .words = You write to { $first }: “{ $last }”
    .none = You write to nobody tonight.
did-ecrire = { $who } writes to { $target }.
