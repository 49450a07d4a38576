### Small words. Write with an ordinary keyboard: apostrophes, non-breaking spaces and elisions are put right.
### *stars* stress a part. $who, $role... are names and cards; $who_genre is f, m or x (x: avoid agreement).

list-and = et
list-or = ou
nobody = personne
some-power = cet ordre
note-colon = { " : " }

value-yes = oui
value-no = non
value-none = rien
option-and-value = { $option } ({ $value })

camp-village = Village
    .le = le
    .genre = m
camp-loups = Loups-Garous
    .le = les
    .genre = m
camp-independant = Solitaires
    .le = les
    .genre = m
camp-amoureux = Amoureux
    .le = les
    .genre = m
camp-personne = Personne
    .le = { "" }
    .genre = x

## A fact told in private, in the copy of the game master.
told-to = *(à { $who })* { $text }

## The copy of the whole story.
story-why = Pourquoi ?
story-nobody-died = Cette nuit, personne n'est mort.
story-nobody-executed = Personne n'est exécuté.

## Why a file cannot be read or written.
file-ENOENT = ce fichier n'existe pas
file-no-folder = son dossier n'existe pas
file-EISDIR = c'est un dossier
file-ENOTDIR = un fichier se trouve là où il faudrait un dossier
file-EEXIST = un fichier se trouve là où il faudrait un dossier
file-EACCES = l'accès en est interdit
file-EBUSY = quelque chose s'en sert déjà
file-EPERM = l'accès en est interdit
file-EROFS = rien ne peut s'écrire à cet endroit
file-ENOSPC = il n'y a plus de place
file-EDQUOT = il n'y a plus de place
file-ENAMETOOLONG = le nom est trop long
file-ELOOP = ce lien tourne en rond
file-EFBIG = le fichier est trop gros
file-UTF8 = ce n'est pas du texte UTF-8

## Faults of a tone file.
tone-at = { $place } : { $fault }
tone-at-line = ligne { $n } : { $fault }
tone-unreadable = ce fichier de ton ne peut pas être lu ({ $found })
tone-syntax = syntaxe Fluent à revoir ({ $found })
tone-syntax-E0002 = ici devrait commencer un texte, par sa clé et le signe =
tone-syntax-E0003 = il manque un signe ({ $found }) ; une accolade ouverte se ferme
tone-syntax-E0005 = cette clé n'a pas de texte
tone-syntax-E0010 = parmi les formes, il en faut une par défaut, marquée d'une étoile : *[x] ou *[other]
tone-syntax-E0011 = après la flèche, il faut au moins une forme entre crochets
tone-syntax-E0012 = il manque un texte ici
tone-syntax-E0013 = entre crochets, il faut le nom d'une forme
tone-syntax-E0015 = une seule forme est celle par défaut, marquée d'une étoile
tone-syntax-E0020 = un guillemet droit reste ouvert
tone-syntax-E0027 = une accolade se ferme sans avoir été ouverte
tone-syntax-E0028 = entre accolades, il faut un nom qui commence par un dollar, comme $who
tone-key-twice = la clé { $found } est écrite deux fois ; la dernière l'emporte
tone-unknown-key = la clé { $found } n'existe pas ; la plus proche est { $near }
tone-unknown-variable = { $known ->
    [yes] ce texte ne connaît pas { $found } ; le plus proche est { $near }
   *[no] ce texte n'a pas de variable, { $found } n'y sera pas rempli
 }
tone-unknown-text = le texte { $found }, auquel celui-ci renvoie, n'existe pas ; le plus proche est { $near }
tone-circle = ce texte renvoie à lui-même
tone-unknown-form = il n'y a pas de forme [{ $found }] ; possibles : { $near }
tone-form-missing = il manque la forme [{ $near }] de { $found }, pour qui n'a ni féminin ni masculin
tone-no-forms = { $found } n'a pas de formes entre lesquelles choisir
tone-open-star = une étoile reste seule : un passage *souligné* en a une de chaque côté
tone-bad-character = ce caractère ne peut pas être écrit ici : { $found }
tone-function = les fonctions comme { $found } ne servent pas ici
tone-genre = un genre est une seule lettre ({ $near }), et non « { $found } »
tone-too-long = un texte compte { $found } signes au plus
