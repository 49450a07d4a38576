### Questions of `rpg` that no single role asks, or that are put otherwise here.

power-candidat = stand for election
prompt-candidat = Do you want to stand for the title of Captain?
receipt-candidat = You are announced as a candidate.
    .alone = You are announced as a candidate.
    .none = You do not stand.
power-se-retirer = withdraw
prompt-se-retirer = You stand for the title of Captain: it is announced. You can still withdraw; everybody is told, and the votes for you fall.
receipt-se-retirer = Your withdrawal is announced.
    .alone = Your withdrawal is announced.
    .none = You remain a candidate.
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

## An order of the night is what somebody means to do: much may come in between.
receipt-proteger = You mean to protect { $who } tonight.
    .none = You protect nobody tonight.
receipt-sauver = You give { $who } your potion of life.
    .none = You keep your potion of life.
receipt-empoisonner = You give { $who } your potion of death.
    .none = You keep your potion of death.
receipt-charmer = Your flute plays for { $who }.
    .none = You charm nobody tonight.
receipt-tuer = You mean to devour { $who }, beside the pack's prey.
    .none = You devour nobody else tonight.
receipt-tuer-loup = You mean to devour { $who } tonight.
    .none = You spare the pack tonight.
receipt-infecter = You mean to infect the pack's prey.
    .none = You let the pack devour its prey.
    .non = You let the pack devour its prey.
did-charmer = { $who }'s flute plays for { $target }.
did-tuer = { $who } means to devour { $target }, beside the pack's prey.
did-tuer-loup = { $who } means to devour one of the pack: { $target }.
did-infecter = { $who } means to infect the pack's prey.
