### Ce qui ne va pas dans un enregistrement. Les arguments sont ce que dit le fichier, repris tel quel.
### `near` : ce qui a pu être voulu ; `legal` : ce qui existe, quand rien ne ressemble.

## Le fichier.
unreadable = Le fichier est illisible : { $reason }
too-large = L'enregistrement est trop gros : { $size } octets, { $most } au plus
not-utf8 = Le fichier n'est pas du texte UTF-8
control-character = Le caractère { $found } n'a pas sa place dans un enregistrement
empty-file = L'enregistrement est vide
yaml-tab = Une ligne commence par une tabulation ; en YAML, on décale avec des espaces
yaml-cut = Ce qui commence ici n'est jamais refermé : l'enregistrement s'arrête trop tôt, à la ligne { $last }
yaml-broken = { $kind ->
    [colon] Un deux-points de trop : un texte qui contient « : » se met entre guillemets
    [sign] Aucun texte ne commence par ce signe : mets-le entre guillemets
    [deep] Bien trop de niveaux l'un dans l'autre
   *[other] Ce n'est pas du YAML : un deux-points, une virgule, un crochet ou un guillemet est de trop, ou manque
 }
several-documents = Un second document commence ici ; un enregistrement n'en a qu'un
yaml-anchor = Les ancres et renvois ({ $found }) n'ont pas leur place ici ; répète le texte, ou mets-le entre guillemets
yaml-tag = Les étiquettes YAML ({ $found }) n'ont pas leur place ici ; mets le texte entre guillemets
too-deep = Plus de { $n } niveaux l'un dans l'autre
key-twice = La clé « { $found } » est donnée deux fois, d'abord à la ligne { $first }
key-no-text = Une clé est un texte
mapping-expected = « { $key } » attend ici des clés et des valeurs
root-expected = Un enregistrement est fait de clés et de valeurs, et commence par `loupiote: 1`
list-expected = « { $key } » attend une liste
text-expected = « { $key } » attend un texte ici, entre guillemets s'il contient un deux-points suivi d'une espace
number-expected = « { $key } » attend un nombre
whole-expected = « { $key } » attend un nombre entier, 0 ou plus, de neuf chiffres au plus ; « { $found } » n'en est pas un
flag-expected = « { $key } » attend true ou false
key-missing = Il manque la clé « { $key } »

## L'en-tête.
format-missing = Il manque `loupiote: { $reads }`, qui dit dans quel format l'enregistrement est écrit
format-newer = Ce fichier demande le format { $found } ; cette version de Loupiote lit le format { $reads }
format-unknown = Le format { $found } n'existe pas ; cette version de Loupiote lit le format { $reads }
rules-not-built = Cette version de Loupiote ne sait pas encore jouer « { $found } » ; elle joue { $legal }
cards-and-roles = Les rôles sont fixés sous `players` ; `cards` va avec une simple liste de noms
cards-missing = Quand `players` est une liste de noms, `cards` dit quelles cartes sont distribuées
bad-option = { $what }
bad-value = « { $found } » n'est pas possible ici ; possibles : { $legal }
bad-places = Le cercle des places nomme chaque joueur une fois : { $legal }
bad-deal = Une distribution écrite d'avance donne l'une des cartes à chacun des { $n } joueurs ; les cartes sont { $legal }

## Des mots inconnus.
unknown-key = Clé inconnue : « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; clés connues ici : { $legal }
 }
unknown-rules = Aucun jeu ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; cette version de Loupiote joue : { $legal }
 }
unknown-role = Aucun rôle ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; les rôles sont : { $legal }
 }
unknown-player = Personne ici ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; les joueurs sont : { $legal }
 }
unknown-player-or-key = « { $found } » n'est ni un joueur ni une clé de bloc{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; possibles : { $legal }
 }
unknown-option = Aucune option ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; les options sont : { $legal }
 }
unknown-clause = Aucun livre de règles n'a de clause { $found }
unknown-draw = Aucun tirage ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; les tirages sont : { $legal }
 }
unknown-window = Aucune fenêtre ni aucun moment ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; il y a : { $legal }
 }
unknown-power = Aucun pouvoir ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; les pouvoirs sont : { $legal }
 }
unknown-command = Le MJ n'a pas de commande « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; il y a : { $legal }
 }
unknown-board = Aucun lieu ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; les lieux sont : { $legal }
 }
unknown-object = Aucun objet ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; les objets sont : { $legal }
 }
unknown-event = Aucun fait ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; les faits sont : { $legal }
 }
unknown-field = Ce fait n'a pas de champ « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; ses champs sont : { $legal }
 }
unknown-mark = Aucune marque ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; les marques sont : { $legal }
 }
unknown-bearer = Rien de ce qu'on peut tenir ne s'appelle « { $found } »{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; il y a : { $legal }
 }
unknown-winner = « { $found } » n'est ni un joueur ni un camp{ $near_known ->
    [yes] { "" } ; peut-être : { $near }
   *[no] { "" } ; possibles : { $legal }
 }

## La partie telle qu'elle est écrite.
entry-expected = Une entrée de `play` est un bloc (`window: ...`) ou une attente (`expect: ...`)
expect-alone = `expect` est seul dans son entrée ; « { $found } » va dans une autre entrée
expect-empty = `expect` attend au moins l'un de : { $legal }
window-missing = Un bloc commence par `window:`, la fenêtre ou le moment qui doit être ouvert ; seuls les commandes du MJ, les messages et les tirages s'en passent
bad-at = « { $found } » n'est pas une durée ; écris 20h, 1h30m ou 2d
order-expected = { $who } : un ordre est un texte comme `proteger Bob`, ou une liste de textes
order-empty = { $who } : l'ordre est vide ; pour ne rien faire, écris `rien`
no-objects = Il n'y a pas d'objets dans « { $found } »
command-form = Cette commande s'écrit ainsi : { $form }
fact-empty = Un fait est vide
fact-without-value = Le fait « { $found } » ne prend pas de valeur ; écris true

## La partie jouée.
window-over = « { $found } » ne s'ouvre pas : la partie est finie
window-unreachable = « { $found } » ne s'ouvre pas à partir d'ici : la fenêtre ouverte est { $window }{ $known ->
    [yes] , où l'on peut répondre { $legal }
   *[no] , où l'on ne demande rien à personne
 }
too-long = La partie est trop longue : plus de { $most } Mo de journal
too-many-answers = Trop de réponses dans la fenêtre { $window } : plus de { $most }. D'une réponse changée plusieurs fois, la dernière suffit
too-many-inputs = Il se passe trop de choses dans cette partie : plus de { $most } réponses, clôtures et décrets
too-many-undone = Trop de choses sont annulées dans cet enregistrement : plus de { $most } fois « undo »
time-backwards = L'heure de ce bloc est avant celle du bloc précédent
illegal-draw = Le tirage { $draw } ne peut pas donner « { $found } » ; possibles : { $legal }
not-now = { "" } (ouverte : { $window }{ $known ->
    [yes] { "" } ; on y demande : { $legal }
   *[no] { "" }
 })
name-in-quotes = { "" } ; un nom qui contient une espace s'écrit entre guillemets : { $quoted }
did-you-mean = { "" } ; peut-être : { $near }

## Les attentes.
expect-dead = Morts depuis la dernière attente : attendu { $wanted }, trouvé { $found }
expect-alive = Vivants : attendu { $wanted }, trouvé { $found }
expect-window = Fenêtre ouverte : attendu { $wanted }, trouvé { $found }
expect-asked = On demande à { $subject } : attendu { $wanted }, trouvé { $found }
expect-not-asked = On ne devrait pas demander { $wanted } à { $subject }, mais on demande { $found }
expect-told = { $subject } n'a pas appris { $wanted } ; appris depuis la dernière attente : { $found }
expect-not-told = { $subject } ne devait pas apprendre { $wanted }, mais a appris { $found }
expect-public = Le village n'a pas appris { $wanted } ; annoncé depuis la dernière attente : { $found }
expect-not-public = Le village ne devait pas apprendre { $wanted }, mais a appris { $found }
expect-refused = Aurait dû être refusé : { $subject } { $wanted } ; refusé dans le bloc précédent : { $found }
expect-votes = Voix : attendu { $wanted }, trouvé { $found }
expect-captain = Capitaine : attendu { $wanted }, trouvé { $found }
expect-winners = Vainqueurs : attendu { $wanted }, trouvé { $found }
expect-because = Rien depuis la dernière attente ne vient de { $wanted } ; clauses citées : { $found }
expect-marks = Marques ({ $subject }) : attendu { $wanted }, trouvé { $found }
expect-holds = Ce qui est tenu ({ $subject }) : attendu { $wanted }, trouvé { $found }
expect-boards = Lieu { $subject } : attendu { $wanted }, trouvé { $found }
