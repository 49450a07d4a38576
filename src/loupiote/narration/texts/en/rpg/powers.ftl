### Questions of `rpg` that no single role asks, or that are put otherwise here.

power-candidat = stand for election
prompt-candidat = Do you want to stand for the title of Captain?
receipt-candidat = You are announced as a candidate.
    .alone = You are announced as a candidate.
    .none = You do not stand.
prompt-devorer = Whom shall the pack devour? The last name given counts, and whoever gives it strikes.
receipt-devorer = The prey is { $who }, and you will strike, if nobody speaks after you.
    .none = You give no name.
prompt-proteger = Whom do you want to protect tonight?
prompt-nommer-successeur = { $window ->
    [successeur] To whom do you hand the title of Captain?
   *[other] If you died, who would take your title of Captain? The game master will keep it secret.
 }
receipt-nommer-successeur = The title of Captain will go to { $who }.
    .none = You name nobody.
