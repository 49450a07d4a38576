role-princesse = Princess
    .plural = Princesses
    .le = the
    .un = a
    .shown = un
    .genre = f
    .camp = village
    .tag = Village, Every night
    .help = Every night your favour goes to somebody. If they have no power, villager or wolf, their voice will count one more at the next pyre; if they have one, nothing comes of it. Nobody tells you which: only the count does.

power-favoriser = favour
prompt-favoriser = To whom does your favour go tonight?
receipt-favoriser = Your favour goes to { $who }.
    .none = Your favour goes to nobody tonight.
did-favoriser = { $itself ->
    [yes] { $who } keeps the favour to themselves.
   *[no] { $who }'s favour goes to { $target }.
 }
mark-favoured = the Princess's favour
