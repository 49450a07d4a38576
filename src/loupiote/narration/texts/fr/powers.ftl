### Powers: their names, the question each puts to a player, and what an answer will do.

power-voter = voter
power-devorer = dévorer
power-surprendre = surprendre
power-sonder = sonder
power-prendre-carte = prendre une carte
power-tirer = tirer
power-sauver = sauver
power-empoisonner = empoisonner
power-espionner = espionner
power-unir = unir
power-seconde-vie = seconde vie
power-malediction = malédiction
power-proteger = protéger
power-grace-de-l-idiot = grâce de l'Idiot
power-payer-l-egalite = payer l'égalité
power-designer-votants = désigner les votants
power-charmer = charmer
power-flairer = flairer
power-modele = choisir un modèle
power-devenir-loup = devenir loup
power-tuer-loup = dévorer un loup
power-tuer = dévorer en plus
power-infecter = infecter
power-grogner = grogner
power-prendre-role = prendre le rôle
power-convenir-du-signe = convenir du signe
power-faire-le-signe = faire le signe
power-double-voix = voix renforcée
power-trancher = trancher
power-nommer-successeur = nommer un successeur
power-voix-preponderante = voix prépondérante
power-passer-pour-un-loup = passer pour un loup
power-donner-un-indice = donner un indice

prompt-voter = { $window ->
    [election] À qui veux-tu confier le titre de Capitaine ?
   *[vote] Contre qui votes-tu ?
 }
prompt-devorer = Qui la meute va-t-elle dévorer cette nuit ?
prompt-surprendre = Qui as-tu vu risquer un œil ?
prompt-sonder = Qui veux-tu sonder cette nuit ?
prompt-prendre-carte = Prends-tu l'une de ces cartes, ou gardes-tu la tienne ?
    .must = Ces deux cartes sont des loups : laquelle prends-tu ?
prompt-tirer = Sur qui tires-tu ta dernière balle ?
prompt-sauver = Qui veux-tu sauver avec ta potion de vie ?
    .who = La meute s'en prend à { $who }. Verses-tu ta potion de vie ?
prompt-empoisonner = À qui fais-tu boire ta potion de mort ?
prompt-espionner = Risques-tu un œil pendant que la meute est éveillée ?
prompt-unir = Quels sont les deux cœurs que tu veux unir ?
prompt-proteger = Qui veux-tu protéger cette nuit ?
prompt-designer-votants = Qui aura le droit de voter demain ?
prompt-charmer = { $n ->
    [one] Qui veux-tu charmer cette nuit ?
   *[other] Quelles sont les { $n } personnes que tu veux charmer cette nuit ?
 }
prompt-flairer = De qui veux-tu flairer l'entourage cette nuit ?
prompt-modele = Qui prends-tu pour modèle ?
prompt-tuer-loup = Quel loup veux-tu dévorer cette nuit ?
prompt-tuer = Qui veux-tu dévorer en plus cette nuit ?
prompt-infecter = Veux-tu infecter la proie de la meute plutôt que la dévorer ?
    .who = La meute s'en prend à { $who }. Veux-tu en faire un loup plutôt qu'une victime ?
prompt-prendre-role = Veux-tu prendre le rôle d'un condamné ?
    .who = { $who } va mourir. Veux-tu reprendre son rôle ?
prompt-convenir-du-signe = Quel sera ton signe secret ?
prompt-faire-le-signe = Fais-tu ton signe, pour un second vote aujourd'hui ?
prompt-trancher = Égalité ! C'est à toi de trancher : qui doit mourir ?
prompt-nommer-successeur = À qui remets-tu le titre de Capitaine ?
prompt-donner-un-indice = La pièce a trahi : quel indice donnes-tu ?

prompt-any = { $power } : que réponds-tu ?
prompt-kind-none = Veux-tu agir ({ $power }) ?
prompt-kind-yes-no = { $power } : oui ou non ?
prompt-kind-one-player = { $power } : qui choisis-tu ?
prompt-kind-two-players = { $power } : quelles sont les deux personnes que tu choisis ?
prompt-kind-up-to-n-players = { $power } : qui choisis-tu, au plus { $n } ?
prompt-kind-n-players = { $power } : quelles sont les { $n } personnes que tu choisis ?
prompt-kind-option = { $power } : que choisis-tu ?
prompt-kind-words = { $power } : qu'écris-tu ?
prompt-kind-ballot = { $power } : pour qui ?
part-one-player = Qui
part-words = Tes mots
part-any = Ton choix

## What the values of a choice are called, where they are neither players nor cards.
value-oui = oui
value-non = non
value-garder = garder sa carte

## What an answer will do.
receipt-any = Ta réponse ({ $power }) : { $who }.
    .alone = Ta réponse : { $power }.
    .none = Tu laisses passer : { $power }.
    .oui = Ta réponse ({ $power }) : oui.
    .non = Ta réponse ({ $power }) : non.
receipt-voter = { $window ->
    [election] Ta voix va à { $who }.
   *[vote] Tu votes contre { $who }.
 }
    .none = Tu ne votes pour personne.
receipt-devorer = Tu proposes { $who } aux crocs de la meute.
    .none = Tu ne proposes aucune proie.
receipt-surprendre = Tu as surpris { $who }, les yeux ouverts.
    .none = Tu n'as surpris personne.
receipt-sonder = Tu sondes { $who } cette nuit.
    .none = Tu ne sondes personne cette nuit.
receipt-prendre-carte = Tu prends la carte { $role }.
    .none = Tu gardes ta carte.
    .garder = Tu gardes ta carte.
receipt-tirer = Ta dernière balle est pour { $who }.
    .none = Tu ne tires pas.
receipt-sauver = Tu verses ta potion de vie : { $who } ne mourra pas des crocs de la meute.
    .none = Tu gardes ta potion de vie.
receipt-empoisonner = Tu verses ta potion de mort : { $who } ne verra pas l'aube.
    .none = Tu gardes ta potion de mort.
receipt-espionner = Tu risques un œil cette nuit.
    .alone = Tu risques un œil cette nuit.
    .none = Tu gardes les yeux bien fermés.
    .non = Tu gardes les yeux bien fermés.
receipt-unir = Tu unis { $who }.
    .none = Tu n'unis personne : le sort choisira.
receipt-proteger = Tu protèges { $who } cette nuit.
    .none = Tu ne protèges personne cette nuit.
receipt-designer-votants = Demain, le vote est réservé à { $who }.
    .none = Demain, tout le monde votera.
receipt-charmer = Ta flûte charme { $who }.
    .none = Tu ne charmes personne cette nuit.
receipt-flairer = Tu flaires autour de { $who } cette nuit.
    .none = Tu ne flaires personne cette nuit.
receipt-modele = Tu prends { $who } pour modèle.
    .none = Tu ne choisis pas : le sort te donnera un modèle.
receipt-tuer-loup = Tu dévores { $who } cette nuit.
    .none = Tu épargnes la meute cette nuit.
receipt-tuer = Tu dévores aussi { $who } cette nuit.
    .none = Tu ne dévores personne de plus cette nuit.
receipt-infecter = Tu infectes la proie de la meute.
    .none = Tu laisses la meute dévorer sa proie.
    .non = Tu laisses la meute dévorer sa proie.
receipt-prendre-role = Tu reprends le rôle de { $who }.
    .none = Tu gardes ton rôle.
    .non = Tu gardes ton rôle.
receipt-convenir-du-signe = Ton signe secret : « { $text } »
    .none = Tu n'as pas de signe.
receipt-faire-le-signe = Tu fais le signe : il y aura un second vote aujourd'hui.
    .alone = Tu fais le signe : il y aura un second vote aujourd'hui.
    .none = Tu ne fais pas le signe.
    .non = Tu ne fais pas le signe.
receipt-trancher = Tu tranches : { $who } doit mourir.
    .none = Tu ne tranches pas.
receipt-nommer-successeur = Tu remets le titre de Capitaine à { $who }.
    .none = Tu ne nommes personne : le sort choisira.
receipt-donner-un-indice = Ton indice : « { $text } »
    .none = Tu n'écris rien : trois noms seront tirés.

## What somebody else did, as the game master's copy tells it, and everybody's where it was done in public.
did-sonder = { $who } veut sonder { $target }.
did-nommer-successeur = { $who } confie d'avance son titre de Capitaine à { $target }, en cas de malheur.
did-voter = { $moment ->
    [election] { $who } vote pour { $target }.
   *[vote] { $who } vote contre { $target }.
 }
did-devorer = { $who } veut dévorer { $target }.
did-surprendre = La meute surprend { $target }, les yeux ouverts.
did-tirer = Dans un dernier souffle, { $who } tire sur { $target }.
did-sauver = { $itself ->
    [yes] { $who } boit sa propre potion de vie.
   *[no] { $who } verse sa potion de vie à { $target }.
 }
did-empoisonner = { $who } verse sa potion de mort à { $target }.
did-espionner = { $who } risque un œil.
did-unir = Les flèches de { $who } unissent { $target }.
did-proteger = { $itself ->
    [yes] { $who } veille sur sa propre porte.
   *[no] { $who } protège { $target }.
 }
did-charmer = La flûte de { $who } charme { $target }.
did-modele = { $who } prend { $target } pour modèle.
did-tuer-loup = { $who } dévore quelqu'un de la meute : { $target }.
did-tuer = { $who } dévore aussi { $target }.
did-infecter = { $who } infecte la proie de la meute.
did-prendre-role = { $who } reprend le rôle de { $target }.
did-faire-le-signe = { $who } fait discrètement son signe.
did-voix-preponderante = La voix de { $who } fait pencher la balance : ce sera { $target }.
did-trancher = À { $who } de trancher : ce sera { $target }.
    .no = { $who } ne tranche pas.
