role-infect-pere-des-loups = Vile Father of Wolves
    .plural = Vile Fathers of Wolves
    .le = the
    .un = a
    .shown = le
    .genre = x
    .camp = loups
    .tag = Werewolves, Every night
    .help = On one night of the game you turn the bite into a promise: the pack's prey does not die but wakes as a wolf at daybreak, its power untouched. One try only, come what may: some cannot be infected, others are too well guarded. That night nobody is devoured.

message-couple-amoureux = Your couple wins from now on only as the last two alive.
message-couple-loups = Your couple wins from now on with the Werewolves.
