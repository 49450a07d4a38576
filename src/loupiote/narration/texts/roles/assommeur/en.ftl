role-assommeur = Stunner
    .plural = Stunners
    .le = the
    .un = a
    .shown = un
    .genre = x
    .camp = variable
    .tag = Village or Werewolves, Every night
    .help = A good knock on the head, and somebody does nothing all night: no peeping, no potion, no fangs. Nothing comes before you but a Stunner who aimed at you earlier. In the morning your target knows of the knock, never whose it was.

power-assommer = knock out
prompt-assommer = Whom do you want to knock out tonight?
receipt-assommer = You knock out { $who } tonight.
    .none = You knock out nobody tonight.
did-assommer = { $who } knocks out { $target }.

told-knocked-out = { $person ->
    [you] A knock on the head: all night, you could do nothing.
   *[other] A knock on the head: { $who } could do nothing all night.
 }
mark-knocked-out = the Stunner's knock
