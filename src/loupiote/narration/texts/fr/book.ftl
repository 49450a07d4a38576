### Le livre de règles : ce que disent ses pages, au terminal comme dans l'application.

## Les jeux
set-meneur = Meneur
about-meneur = À table avec un Meneur : 21 cartes en trois boîtes.
set-classique = Classique
about-classique = Le jeu de table et son village : métiers, bâtiments, vagabonds.
set-forum = Forum
about-forum = Le jeu court d'un forum, quelques rôles et un Espion.
set-rpg = RPG
about-rpg = Le grand livret d'un forum : rôles de six couleurs, titres, cartes d'événements.
set-trinite = LG Trinité
about-trinite = Des objets au lieu des rôles ; 9, 12 ou 15 joueurs.
set-meuporg = LG Trinité Meuporg
about-meuporg = Des classes de héros ; 9, 12 ou 15 joueurs.
set-citadelles = LG Citadelles
about-citadelles = Quatre citadelles, des postes, des projets ; 12 ou 16 joueurs.

## Les ordres
order-OPENING = Avant la première nuit
order-NIGHT = Une nuit
order-DAWN = L'aube
order-DAY = Un jour
order-STAGES = Ce qui dévie un acte
order-ORDER = Ordre des effets
order-GUARDS = Ce qui arrête une attaque
order-AFTER_DEATH = Ce qui suit une mort
order-WEIGHTS = Ce qui pèse sur une voix
order-VICTORIES = Les victoires, la première remplie l'emporte
order-LIVES = Les vies de rechange, qui ne cachent pas la victime à la Sorcière
order-FOLLOWERS = Qui meurt avec les morts de la nuit
order-LAST_BREATH = Ce que les morts de la nuit font encore avant l'aube
order-CONVERSIONS = Ce qui prend effet au lever du jour
order-STATUSES = Ce qu'on annonce d'un mort, à côté de son rôle
order-LIGHTNING = Ce que la foudre punit à la clôture d'un vote
order-DEBATE = Le débat du jour
order-VOTE = Le vote du jour

## Les étapes d'un tour
step-deal = Les cartes sont distribuées
step-first-day = Par option, un jour avant la première nuit
step-nightfall = La nuit tombe
step-show-cards = Le Voleur découvre les cartes du milieu
step-pack = Les loups se reconnaissent
step-caught = La Petite Fille surprise devient la proie
step-show-victim = La victime est montrée à la Sorcière
step-judge = Les attaques rencontrent ce qui les arrête
step-tell-servant = La Servante Dévouée apprend les morts, par option
step-night-servant = La Servante Dévouée prend un rôle, par option
step-dawn = Le jour se lève, les morts sont annoncés
step-victory = Quelqu'un a-t-il gagné ?
step-bear = L'ours grogne ou se tait
step-election-opens = L'élection s'ouvre, le premier jour
step-daybreak = Le débat s'ouvre
step-vote-opens = Le vote s'ouvre
step-tie = Une égalité se règle
step-execution-opens = Le condamné s'avance
step-day-servant = La Servante Dévouée peut prendre son rôle
step-execute = Le condamné meurt, sauf si quelque chose l'arrête
step-second-vote = Second vote, si le Juge Bègue a fait son signe
step-foresee = La Sorcière apprend qui mourrait, la nuit étant ce qu'elle est
step-visit = Le Manipulateur apprend si sa cible a agi
step-resolve = Les ordres se rencontrent, s'accomplissent, et chacun apprend ce qui le regarde
step-infection = L'Infect apprend si sa morsure a pris
step-convert = Ce qui ne prend effet qu'au lever du jour
step-condemn = Le condamné s'avance
step-victoire = Quelqu'un a-t-il gagné ?

## Ce qu'un ordre énumère, quand ce n'est ni un pouvoir ni une marque
kind-spared-by-decree = grâce du Meneur
kind-protected = protection du Salvateur
kind-healed = potion de vie
kind-chagrin = chagrin d'amour
kind-nobody = personne n'est en vie : personne ne gagne
kind-piper = le Joueur de Flûte a charmé tout le monde
kind-village = plus un loup : le Village gagne
kind-wolves = les loups sont autant que les autres
kind-last-villager = il ne reste qu'un villageois : les Loups-Garous gagnent
kind-couple = il ne reste que les Amoureux
kind-white-wolf = il ne reste que le Loup-Garou Blanc
kind-traitors-alone = il ne reste que les Amoureux traîtres
kind-wolves-alone = il ne reste que des loups
kind-no-enemy-left = le Village n'a plus d'ennemi
kind-turn = les infectés rejoignent la meute
kind-placards = les pancartes du Corbeau
kind-die-without-grace = un Idiot dévoilé que sa grâce a quitté meurt
kind-of-ballots = un vote entre Amoureux

## Ce qui porte des pouvoirs
bearer-joueur = Tout joueur
bearer-antre = La meute
bearer-amoureux = Les Amoureux
bearer-attaque-des-loups = L'attaque des loups
bearer-mj = Le Meneur
bearer-kind-role = rôle
bearer-kind-pack = meute
bearer-kind-title = titre
bearer-kind-office = fonction
bearer-kind-job = métier
bearer-kind-object = objet
bearer-kind-post = poste
bearer-kind-citadel = citadelle
bearer-kind-wall = muraille
bearer-kind-project = projet
bearer-kind-combat-power = pouvoir de combat
bearer-kind-event-card = événement
bearer-kind-group = groupe
bearer-kind-everyone = tous
bearer-kind-mj = meneur

## Ce qu'une question demande
choice-none = agir ou non
choice-one-player = un joueur
choice-two-players = deux joueurs
choice-two-players-ordered = deux joueurs, dans l'ordre
choice-up-to-n-players = des joueurs, autant qu'on veut
choice-n-players = plusieurs joueurs
choice-yes-no = oui ou non
choice-option = une des propositions
choice-words = quelques mots
choice-square = une case
choice-ballot = une voix
choice-group = un groupe
choice-citadel = une citadelle
choice-project = un projet
choice-projects = des projets
choice-power-name = un pouvoir
choice-post = un poste
choice-seats = une place pour chacun

## Un camp qui dépend de la partie
camp-variable = selon la partie

## Les chapitres qui ne sont ni un rôle ni un objet
chapter-principe = Le principe
chapter-victoire = La victoire
chapter-meneur-de-jeu = Le Meneur de Jeu
chapter-tour-de-jeu = Un tour de jeu
chapter-boites = Boîtes et extensions
chapter-batiments = Bâtiments et métiers
chapter-mise-en-place = La mise en place
chapter-camps = Les camps
chapter-nuit = La nuit
chapter-jour = Le jour
chapter-vote = Le vote
chapter-but-du-jeu = Le but du jeu
chapter-villageois = Les Villageois
chapter-tours-de-jeu = Les tours de jeu
chapter-jeu-de-role = Jouer un personnage
chapter-couleurs = Les couleurs
chapter-evenements = Les événements
chapter-evenements-exclus = Les événements laissés de côté
chapter-general = Règles générales
chapter-preparation = La mise en place
chapter-groupes = Les groupes de trois
chapter-morts = Les morts
chapter-matin = Le matin
chapter-zenith = Le zénith
chapter-soir = Le soir
chapter-crepuscule = Le crépuscule
chapter-aube = L'aube
chapter-objets = Les objets
chapter-styles = Les styles
chapter-astuces = Remarques
chapter-definitions = Définitions
chapter-histoire = L'histoire
chapter-jour-0 = Le jour 0
chapter-jour-0-matin = Matin du jour 0
chapter-jour-0-zenith = Zénith du jour 0
chapter-jour-0-soir = Soir du jour 0
chapter-crepuscule-deplacements = Crépuscule : les déplacements
chapter-crepuscule-attaque = Crépuscule : l'attaque des loups
chapter-crepuscule-scientifiques = Crépuscule : les scientifiques
chapter-crepuscule-combattants = Crépuscule : les combattants
chapter-crepuscule-gardiens = Crépuscule : les gardiens des murs
chapter-crepuscule-mj = Crépuscule : le Meneur
chapter-jours = Les jours
chapter-jour-matin = Le matin
chapter-jour-zenith = Le zénith
chapter-jour-soir = Le soir
chapter-annexe = Les citadelles en détail

## Sans quoi une clause ne sert pas
needs-village = Extension Le Village
needs-nouvelle-lune = Extension Nouvelle Lune

## Qui écrit et lit dans un lieu, et quand
who-all = tout le monde
who-attaque-des-loups = les loups
who-living-players = les vivants
who-dead-players = les morts
who-all-players = tous les joueurs
who-all-players-dead-ones-too = tous les joueurs, morts compris
who-one-player-and-the-mj = un joueur et le Meneur
who-his-allie = son allié
who-his-lover = la personne aimée
who-the-user-of-excuse-and-those-he-named = qui se sert d'EXCUSE, et ceux qu'il a nommés
who-the-members-of-the-user-s-group-living-and-dead = le groupe de qui s'en sert, vivants et morts
who-living-residents-of-nord = les vivants de la citadelle Nord
who-living-residents-of-est = les vivants de la citadelle Est
who-living-residents-of-sud = les vivants de la citadelle Sud
who-living-residents-of-ouest = les vivants de la citadelle Ouest
when-always = à tout moment
when-nuit-of-that-event = la nuit de cet événement
when-crepuscule-until-atout-closes-it = au crépuscule, jusqu'à ce qu'ATOUT le ferme
when-crepuscule-and-aube-of-that-night = au crépuscule et à l'aube de cette nuit
when-soir-j0-crepuscule-with-an-intendant = le soir du jour 0, puis au crépuscule avec un INTENDANT
when-soir-j0-crepuscule-with-an-intendant-or-radio = le soir du jour 0, puis au crépuscule avec un INTENDANT ou RADIO

## Les boîtes de cartes, et quand une question se pose
box-base = Boîte de base
box-nouvelle-lune = Nouvelle Lune
box-personnages = Personnages
when-night-1 = première nuit
when-even-nights = une nuit sur deux, à partir de la deuxième
when-day-1 = premier jour
when-by-option-at-a-tie = par option, à égalité
when-a-coin-fell-on-face-and-the-mj-writes-hints = si la pièce tombe sur face et que le Meneur écrit l'indice

## What the rule books call by these names and is no card
term-meneur-de-jeu = Meneur de Jeu
term-meneur = Meneur
term-amoureux = Amoureux
    .plural = Amoureux
term-amoureux-traitre = Amoureux traître
    .plural = Amoureux traîtres
