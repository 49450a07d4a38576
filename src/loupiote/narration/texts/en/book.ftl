### The rule book: what its pages say, at a terminal and in the application.

## The rule sets
set-meneur = Meneur
about-meneur = At a table with a game master: 21 cards in three boxes.
set-classique = Classique
about-classique = The table game and its village: jobs, buildings, vagabonds.
set-forum = Forum
about-forum = The short game of a forum, a few roles and a Spy.
set-rpg = RPG
about-rpg = The big booklet of a forum: roles of six colours, titles, event cards.
set-trinite = LG Trinité
about-trinite = Objects in place of roles; 9, 12 or 15 players.
set-meuporg = LG Trinité Meuporg
about-meuporg = Classes of heroes; 9, 12 or 15 players.
set-citadelles = LG Citadelles
about-citadelles = Four citadels, posts, projects; 12 or 16 players.

## The orders
order-OPENING = Before the first night
order-NIGHT = A night
order-DAWN = Dawn
order-DAY = A day
order-STAGES = What bends an act
order-ORDER = Order of effects
order-GUARDS = What stops an attack
order-AFTER_DEATH = What follows a death
order-WEIGHTS = What weighs on a voice
order-VICTORIES = The victories, the first that holds wins
order-LIVES = Lives to spare, which do not hide the victim from the Witch
order-FOLLOWERS = Who dies with the dead of the night
order-LAST_BREATH = What the dead of the night still do before dawn
order-CONVERSIONS = What takes effect at daybreak
order-STATUSES = What is announced of the dead, beside their role
order-LIGHTNING = What lightning punishes at the close of a vote
order-DEBATE = The debate of the day
order-VOTE = The vote of the day

## The steps of a round
step-deal = The cards are dealt
step-first-day = By option, a day before the first night
step-nightfall = Night falls
step-show-cards = The Thief sees the cards in the middle
step-pack = The wolves recognise one another
step-caught = The Little Girl, if caught, becomes the prey
step-show-victim = The Witch is shown the victim
step-judge = The attacks meet what stops them
step-tell-servant = The Devoted Servant learns who died, by option
step-night-servant = The Devoted Servant takes a role, by option
step-dawn = Day breaks, the dead are announced
step-victory = Has anybody won?
step-bear = The bear growls or keeps silent
step-election-opens = The election opens, on the first day
step-daybreak = The debate opens
step-vote-opens = The vote opens
step-tie = A tie is settled
step-execution-opens = The condemned steps forward
step-day-servant = The Devoted Servant may take their role
step-execute = The condemned dies, unless something stops it
step-second-vote = Second vote, if the Stuttering Judge gave the sign
step-foresee = The Witch learns who would die as things stand
step-visit = The Manipulator learns whether the visited player acted
step-resolve = The orders meet, take effect, and each learns what is theirs to know
step-infection = The Vile Father learns whether the bite took
step-convert = What takes effect at daybreak only
step-condemn = The condemned steps forward
step-victoire = Has anybody won?

## What an order lists that is no power and no mark
kind-spared-by-decree = grace of the game master
kind-protected = protection of the Defender
kind-healed = life potion
kind-chagrin = grief
kind-nobody = nobody is alive: nobody wins
kind-piper = the Piper has charmed everybody
kind-village = no wolf is left: the Village wins
kind-wolves = the wolves are as many as the others
kind-last-villager = a single villager is left: the Werewolves win
kind-couple = only the Lovers are left
kind-white-wolf = only the White Werewolf is left
kind-traitors-alone = only the Traitor Lovers are left
kind-wolves-alone = only wolves are left
kind-no-enemy-left = the Village has no enemy left
kind-turn = the infected join the pack
kind-placards = the Raven's placards
kind-die-without-grace = a revealed Idiot without his grace dies
kind-of-ballots = a vote between Lovers

## What carries powers
bearer-joueur = Every player
bearer-antre = The pack
bearer-amoureux = The Lovers
bearer-attaque-des-loups = The wolves' attack
bearer-mj = The game master
bearer-kind-role = role
bearer-kind-pack = pack
bearer-kind-title = title
bearer-kind-office = office
bearer-kind-job = job
bearer-kind-object = object
bearer-kind-post = post
bearer-kind-citadel = citadel
bearer-kind-wall = wall
bearer-kind-project = project
bearer-kind-combat-power = combat power
bearer-kind-event-card = event
bearer-kind-group = group
bearer-kind-everyone = everybody
bearer-kind-mj = game master

## What a question asks for
choice-none = act or not
choice-one-player = a player
choice-two-players = two players
choice-two-players-ordered = two players, in order
choice-up-to-n-players = any number of players
choice-n-players = several players
choice-yes-no = yes or no
choice-option = one of those offered
choice-words = a few words
choice-square = a square
choice-ballot = a ballot
choice-group = a group
choice-citadel = a citadel
choice-project = a project
choice-projects = projects
choice-power-name = a power
choice-post = a post
choice-seats = a place for each

## A side that depends on the game
camp-variable = depends on the game

## The chapters that are neither a role nor an object
chapter-principe = The principle
chapter-victoire = Victory
chapter-meneur-de-jeu = The game master
chapter-tour-de-jeu = A round of play
chapter-boites = Boxes and extensions
chapter-batiments = Buildings and jobs
chapter-mise-en-place = Setting up
chapter-camps = The sides
chapter-nuit = The night
chapter-jour = The day
chapter-vote = The vote
chapter-but-du-jeu = The aim of the game
chapter-villageois = The Villagers
chapter-tours-de-jeu = The rounds of play
chapter-jeu-de-role = Playing a character
chapter-couleurs = The colours
chapter-evenements = The events
chapter-evenements-exclus = The events left out
chapter-general = General rules
chapter-preparation = Setting up
chapter-groupes = The groups of three
chapter-morts = The dead
chapter-matin = Morning
chapter-zenith = Noon
chapter-soir = Evening
chapter-crepuscule = Dusk
chapter-aube = Dawn
chapter-objets = The objects
chapter-styles = The styles
chapter-astuces = Remarks
chapter-definitions = Definitions
chapter-histoire = The tale
chapter-jour-0 = Day 0
chapter-jour-0-matin = Morning of day 0
chapter-jour-0-zenith = Noon of day 0
chapter-jour-0-soir = Evening of day 0
chapter-crepuscule-deplacements = Dusk: the moves
chapter-crepuscule-attaque = Dusk: the wolves' attack
chapter-crepuscule-scientifiques = Dusk: the scientists
chapter-crepuscule-combattants = Dusk: the fighters
chapter-crepuscule-gardiens = Dusk: the wardens of the walls
chapter-crepuscule-mj = Dusk: the game master
chapter-jours = The days
chapter-jour-matin = Morning
chapter-jour-zenith = Noon
chapter-jour-soir = Evening
chapter-annexe = The citadels in detail

## Without which a clause cannot come up
needs-village = Le Village extension
needs-nouvelle-lune = Nouvelle Lune extension

## Who writes and reads in a place, and when
who-all = everybody
who-attaque-des-loups = the wolves
who-living-players = the living
who-dead-players = the dead
who-all-players = all players
who-all-players-dead-ones-too = all players, the dead too
who-one-player-and-the-mj = one player and the game master
who-his-allie = his ally
who-his-lover = the one he loves
who-the-user-of-excuse-and-those-he-named = the user of EXCUSE and those he named
who-the-members-of-the-user-s-group-living-and-dead = the group of its user, living and dead
who-living-residents-of-nord = the living of the citadel Nord
who-living-residents-of-est = the living of the citadel Est
who-living-residents-of-sud = the living of the citadel Sud
who-living-residents-of-ouest = the living of the citadel Ouest
when-always = at any time
when-nuit-of-that-event = the night of that event
when-crepuscule-until-atout-closes-it = dusk, until ATOUT closes it
when-crepuscule-and-aube-of-that-night = dusk and dawn of that night
when-soir-j0-crepuscule-with-an-intendant = the evening of day 0, then dusk with an INTENDANT
when-soir-j0-crepuscule-with-an-intendant-or-radio = the evening of day 0, then dusk with an INTENDANT or RADIO

## The boxes of cards, and when a question comes
box-base = Base game
box-nouvelle-lune = New Moon
box-personnages = Characters
when-night-1 = first night
when-even-nights = every other night, from the second
when-day-1 = first day
when-by-option-at-a-tie = by option, at a tie
when-a-coin-fell-on-face-and-the-mj-writes-hints = if the coin falls on tails and the game master writes the hint

## What the rule books call by these names and is no card
term-meneur-de-jeu = game master
term-meneur = game master
term-amoureux = lover
    .plural = lovers
term-amoureux-traitre = traitor lover
    .plural = traitor lovers
