### Refusals, without a final stop. `refusal-with-clause` and `refusal-with-legal` add the rule and what is legal.
### The attribute `short` is what a player reads beside the name of a refused power.

refusal-with-clause = { $text } ({ $clause })
refusal-with-legal = { $text } ; possibles : { $legal }
refusal-quoted = « { $text } »
refusal-unknown = Ce choix n'est pas possible ici

refusal-not-legal = { $n ->
    [0] Ce choix n'est pas possible ici
   *[other] { $value } n'est pas un choix possible ici
 }
    .short = ce choix n'est pas possible
refusal-unknown-player = Personne ne s'appelle { $value } dans cette partie
    .short = personne ne porte ce nom
refusal-unknown-power = Aucun pouvoir ne s'appelle { $value } ici
    .short = ce pouvoir n'existe pas
refusal-unknown-window = Aucune question ne s'appelle { $value } ici
    .short = cette question n'existe pas
refusal-too-many-hands = { $value } ne va pas : compte des nombres entiers de mains, une par votant
    .short = il y a plus de mains que de votants
refusal-dead = { $value } n'est plus en vie
    .short = cette personne n'est plus en vie
refusal-oneself = { $author ->
    [you] Impossible de te désigner toi-même ici
    [other] { $who } ne peut pas se désigner ici
   *[none] On ne peut pas se désigner soi-même ici
 }
    .short = on ne peut pas se désigner soi-même
refusal-pack-member = { $value } fait partie de la meute : les loups ne se dévorent pas entre eux
    .short = les loups ne se dévorent pas entre eux
refusal-twice-running = { $value_genre ->
    [f] { $value } ne peut pas être protégée deux nuits de suite
    [m] { $value } ne peut pas être protégé deux nuits de suite
   *[x] Impossible de protéger { $value } deux nuits de suite
 }
    .short = jamais la même personne deux nuits de suite
refusal-already-charmed = { $value } est déjà sous le charme
    .short = cette personne est déjà sous le charme
refusal-not-shown = La potion de vie ne peut sauver que la victime de cette nuit, pas { $value }
    .short = la potion de vie ne sauve que la victime de la nuit
refusal-the-victim = { $value } est déjà la proie de la meute : il faut quelqu'un d'autre
    .short = déjà la proie de la meute
refusal-powerless = Ce pouvoir est perdu : { $power }
    .short = pouvoir perdu
refusal-spent = Ce pouvoir a déjà servi : { $power }
    .short = ce pouvoir a déjà servi
refusal-two-potions = Une seule potion par nuit : il faut choisir
    .short = une seule potion par nuit
refusal-must-answer = { $author ->
    [you] Il faut que tu répondes : { $power }
    [other] { $who } doit répondre : { $power }
   *[none] Une réponse est obligatoire : { $power }
 }
    .short = une réponse est obligatoire
refusal-not-asked = { $author ->
    [you] On ne te demande pas cela pour l'instant : { $power }
    [other] On ne demande pas cela à { $who } pour l'instant : { $power }
   *[none] On ne demande pas cela pour l'instant : { $power }
 }
    .short = ce n'est pas le moment
refusal-wrong-window = Ce n'est pas la question posée en ce moment
    .short = ce n'est pas la question posée
refusal-stale = Trop tard : la partie a avancé, cette question est close
    .short = trop tard
refusal-sent-back = Le Meneur a renvoyé cette réponse à son auteur
    .short = le Meneur te la renvoie, la question t'est posée de nouveau
refusal-too-many = { $n ->
    [0] C'est trop de réponses à la fois
    [one] C'est trop de réponses : { $values } est de trop
   *[other] C'est trop de réponses à la fois : { $values }
 }
    .short = trop de réponses à la fois
refusal-too-few = { $count ->
    [0] Il manque des noms
    [1] Il faut au moins un nom
   *[other] Il faut au moins { $count } noms
 }
    .short = il manque des noms
refusal-same-twice = Le nom de { $value } revient deux fois
    .short = le même nom revient deux fois
refusal-too-long = { $count ->
    [0] C'est trop long
   *[other] C'est trop long : { $count } caractères au plus
 }
    .short = c'est trop long
refusal-no-vote = { $author ->
    [you] Tu n'as plus le droit de vote
    [other] { $who } n'a plus le droit de vote
   *[none] Le droit de vote est perdu
 }
    .short = le droit de vote est perdu
refusal-not-mj = Seul le Meneur peut faire cela
    .short = seul le Meneur le peut
refusal-game-over = La partie est finie
    .short = la partie est finie
refusal-not-tied = { $value } n'est pas à égalité : il faut choisir parmi les noms arrivés en tête
    .short = il faut choisir parmi les noms arrivés en tête
refusal-wolf-cards = Les deux cartes restantes sont des loups : il faut prendre l'une d'elles
    .short = il faut prendre l'une des deux cartes
refusal-empty = La réponse est vide
    .short = la réponse est vide
refusal-alive = { $author ->
    [you] Ce pouvoir n'agit qu'à ta mort : { $power }
   *[other] Ce pouvoir n'agit qu'à la mort : { $power }
 }
    .short = ce pouvoir n'agit qu'à la mort
refusal-first-night = Pas la première nuit : { $power }
    .short = pas la première nuit
refusal-not-tonight = Pas cette nuit : { $power }
    .short = pas cette nuit
refusal-not-pack = { $value } ne fait pas partie de la meute
    .short = cette personne n'est pas de la meute
refusal-pack-lost = Un loup est mort, l'appétit s'en est allé : { $power }
    .short = un loup est mort, ce pouvoir est perdu
refusal-in-love = L'amour retient la Servante Dévouée : { $power }
    .short = l'amour te retient
refusal-only-second = Le Chat ne propose jamais { $value } avant un loup : il ne peut que suivre
    .short = le Chat ne fait que suivre un nom déjà proposé
refusal-unknown-decree = Aucun décret ne s'appelle { $value }
refusal-name-is-a-word = { $value } est aussi un mot des règles : cette place ne peut pas changer de nom
refusal-nothing-to-undo = Il n'y a rien à annuler
refusal-nothing-to-amend = Il n'y a rien à corriger à cet endroit

## Faults of a composition.
refusal-too-few-players = { $count ->
    [0] Il n'y a personne pour jouer
    [1] On ne joue pas en solitaire
   *[other] À { $count }, c'est trop peu pour jouer
 }{ $known ->
    [yes] { "" } : il en faut au moins { $limit }
   *[no] { "" }
 }
refusal-too-many-players = À { $count }, c'est trop pour jouer{ $known ->
    [yes] { "" } : { $limit } au plus
   *[no] { "" }
 }
refusal-duplicate-name = Le nom { $value } est pris deux fois
refusal-bad-name = « { $value } » ne peut pas servir de nom : il y faut 1 à 30 caractères qui se voient, et aucun mot du jeu (mj, public, rien…)
refusal-unknown-role = Aucun rôle ne s'appelle { $value }
refusal-unknown-option = Aucune option ne s'appelle { $value }
refusal-unknown-rules = Aucune règle du jeu ne s'appelle { $value }
refusal-bad-option = { $n ->
    [0] Cette valeur ne convient pas à l'option
    [one] L'option { $value } n'accepte pas cette valeur
   *[other] L'option { $value } n'accepte pas « { $second } »
 }
refusal-option-required = Il faut choisir : { $value }
refusal-parity-at-start = { $second_known ->
    [yes] Trop de loups ({ $value }) face aux autres ({ $second }) : la partie serait finie avant de commencer
   *[no] Les loups sont déjà aussi nombreux que les autres : la partie serait finie avant de commencer
 }
refusal-already-needs-roles = Pour reprendre une partie, il faut dire le rôle de chacun
refusal-mark-count = Un lien unit exactement { $known ->
    [yes] { $limit } joueurs
   *[no] deux joueurs
 }{ $second_known ->
    [yes] , pas { $second }
   *[no] { "" }
 }
refusal-no-card = Il manque une carte pour { $value }
refusal-no-wolf = Il faut au moins un loup
refusal-thief-needs-spares = { $known ->
    [yes] Avec le Voleur, il faut { $limit } cartes de plus que de joueurs, pas { $count }
   *[no] Avec le Voleur, il faut deux cartes de plus que de joueurs
 }
refusal-cards-count = { $n ->
    [0] Le nombre de cartes ne tombe pas juste
    [one] Le nombre de cartes ne tombe pas juste : { $value }
   *[other] Le nombre de cartes ne tombe pas juste : { $value } pour { $second } joueurs
 }{ $known ->
    [yes] { "" } ; il en faut { $limit }
   *[no] { "" }
 }
refusal-single-card = La carte { $role } n'existe qu'en un seul exemplaire
