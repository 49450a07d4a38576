### Powers: their names, the question each puts to a player, and what an answer will do.

power-voter = vote
power-devorer = devour
power-surprendre = catch
power-sonder = see a card
power-prendre-carte = take a card
power-tirer = shoot
power-sauver = save
power-empoisonner = poison
power-espionner = spy
power-unir = bind
power-seconde-vie = second life
power-malediction = curse
power-proteger = protect
power-grace-de-l-idiot = the Idiot's pardon
power-payer-l-egalite = pay for the tie
power-designer-votants = name the voters
power-charmer = charm
power-flairer = sniff
power-modele = choose a model
power-devenir-loup = turn wolf
power-tuer-loup = devour a wolf
power-tuer = devour one more
power-infecter = infect
power-grogner = growl
power-prendre-role = take the role
power-convenir-du-signe = agree on the sign
power-faire-le-signe = make the sign
power-double-voix = weightier vote
power-trancher = break the tie
power-nommer-successeur = name an heir
power-voix-preponderante = decisive vote
power-passer-pour-un-loup = pass for a wolf
power-donner-un-indice = give a hint

prompt-voter = { $window ->
    [election] Whom do you want as Captain?
   *[vote] Against whom do you vote?
 }
prompt-devorer = Whom will the pack devour tonight?
prompt-surprendre = Whom did you catch peeping?
prompt-sonder = Whose card do you want to see tonight?
prompt-prendre-carte = Do you take one of these cards, or keep your own?
    .must = Both cards are wolves: which one do you take?
prompt-tirer = Whom do you shoot with your last bullet?
prompt-sauver = Whom do you want to save with your potion of life?
    .who = The pack is after { $who }. Do you pour your potion of life?
prompt-empoisonner = Who gets your potion of death?
prompt-espionner = Do you risk a peek while the pack is awake?
prompt-unir = Which two hearts do you want to bind?
prompt-proteger = Whom do you want to protect tonight?
prompt-designer-votants = Who will have the right to vote tomorrow?
prompt-charmer = { $n ->
    [one] Whom do you want to charm tonight?
   *[other] Which { $n } people do you want to charm tonight?
 }
prompt-flairer = Around whom do you want to sniff tonight?
prompt-modele = Whom do you take as your model?
prompt-tuer-loup = Which wolf do you want to devour tonight?
prompt-tuer = Whom else do you want to devour tonight?
prompt-infecter = Do you want to infect the pack's prey rather than devour it?
    .who = The pack is after { $who }. A wolf rather than a victim?
prompt-prendre-role = Do you want to take the role of the condemned?
    .who = { $who } is about to die. Do you want to take over that role?
prompt-convenir-du-signe = What will your secret sign be?
prompt-faire-le-signe = Do you make your sign, for a second vote today?
prompt-trancher = A tie! The decision is yours: who must die?
prompt-nommer-successeur = To whom do you hand the title of Captain?
prompt-donner-un-indice = The coin told on somebody: what hint do you give?

prompt-any = { $power }: what do you answer?
prompt-kind-none = Do you want to act ({ $power })?
prompt-kind-yes-no = { $power }: yes or no?
prompt-kind-one-player = { $power }: whom do you choose?
prompt-kind-two-players = { $power }: which two people do you choose?
prompt-kind-up-to-n-players = { $power }: whom do you choose, { $n } at most?
prompt-kind-n-players = { $power }: which { $n } people do you choose?
prompt-kind-option = { $power }: what do you choose?
prompt-kind-words = { $power }: what do you write?
prompt-kind-ballot = { $power }: for whom?
part-one-player = Who
part-words = Your words
part-any = Your choice

## What the values of a choice are called, where they are neither players nor cards.
value-oui = yes
value-non = no
value-garder = keep the card

## What an answer will do.
receipt-any = Your answer ({ $power }): { $who }.
    .alone = Your answer: { $power }.
    .none = You let this pass: { $power }.
    .oui = Your answer ({ $power }): yes.
    .non = Your answer ({ $power }): no.
receipt-voter = { $window ->
    [election] Your vote goes to { $who }.
   *[vote] You vote against { $who }.
 }
    .none = You vote for nobody.
receipt-devorer = You put { $who } before the fangs of the pack.
    .none = You propose no prey.
receipt-surprendre = You caught { $who } peeping.
    .none = You caught nobody.
receipt-sonder = You look at { $who }'s card tonight.
    .none = You look at nobody's card tonight.
receipt-prendre-carte = You take the card { $role }.
    .none = You keep your card.
    .garder = You keep your card.
receipt-tirer = Your last bullet is for { $who }.
    .none = You do not shoot.
receipt-sauver = You pour your potion of life: { $who } will not die by the fangs of the pack.
    .none = You keep your potion of life.
receipt-empoisonner = You pour your potion of death: { $who } will not see the dawn.
    .none = You keep your potion of death.
receipt-espionner = You risk a peek tonight.
    .alone = You risk a peek tonight.
    .none = You keep your eyes tightly shut.
    .non = You keep your eyes tightly shut.
receipt-unir = You bind { $who }.
    .none = You bind nobody: the lot will choose.
receipt-proteger = You protect { $who } tonight.
    .none = You protect nobody tonight.
receipt-designer-votants = Tomorrow's vote is for { $who } alone.
    .none = Tomorrow everybody will vote.
receipt-charmer = Your flute charms { $who }.
    .none = You charm nobody tonight.
receipt-flairer = You sniff around { $who } tonight.
    .none = You sniff around nobody tonight.
receipt-modele = You take { $who } as your model.
    .none = You do not choose: the lot will give you a model.
receipt-tuer-loup = You devour { $who } tonight.
    .none = You spare the pack tonight.
receipt-tuer = You also devour { $who } tonight.
    .none = You devour nobody else tonight.
receipt-infecter = You infect the pack's prey.
    .none = You let the pack devour its prey.
    .non = You let the pack devour its prey.
receipt-prendre-role = You take over { $who }'s role.
    .none = You keep your role.
    .non = You keep your role.
receipt-convenir-du-signe = Your secret sign: “{ $text }”
    .none = You have no sign.
receipt-faire-le-signe = You make the sign: there will be a second vote today.
    .alone = You make the sign: there will be a second vote today.
    .none = You do not make the sign.
    .non = You do not make the sign.
receipt-trancher = You decide: { $who } must die.
    .none = You do not decide.
receipt-nommer-successeur = You hand the title of Captain to { $who }.
    .none = You name nobody: the lot will choose.
receipt-donner-un-indice = Your hint: “{ $text }”
    .none = You write nothing: three names will be drawn.

## What somebody else did, as the game master's copy tells it, and everybody's where it was done in public.
did-sonder = { $who } means to look at { $target }'s card.
did-nommer-successeur = { $who } leaves the title of Captain to { $target }, should the worst happen.
did-voter = { $moment ->
    [election] { $who } votes for { $target }.
   *[vote] { $who } votes against { $target }.
 }
did-devorer = { $who } wants to devour { $target }.
did-surprendre = The pack catches { $target } with open eyes.
did-tirer = With a last breath, { $who } shoots { $target }.
did-sauver = { $itself ->
    [yes] { $who } drinks the potion of life.
   *[no] { $who } gives { $target } the potion of life.
 }
did-empoisonner = { $who } gives { $target } the potion of death.
did-espionner = { $who } peeps.
did-unir = { $who }'s arrows bind { $target }.
did-proteger = { $itself ->
    [yes] { $who } guards their own door.
   *[no] { $who } protects { $target }.
 }
did-charmer = { $who }'s flute charms { $target }.
did-modele = { $who } takes { $target } as a model.
did-tuer-loup = { $who } devours one of the pack: { $target }.
did-tuer = { $who } devours { $target } as well.
did-infecter = { $who } infects the pack's prey.
did-prendre-role = { $who } takes over the role of { $target }.
did-faire-le-signe = { $who } discreetly makes the sign.
did-voix-preponderante = { $who }'s own vote tips the scales: it will be { $target }.
did-trancher = { $who } breaks the tie: it will be { $target }.
    .no = { $who } does not break the tie.
