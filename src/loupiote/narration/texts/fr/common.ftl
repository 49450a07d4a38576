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
tone-unreadable = { $place } : ce fichier de ton ne peut pas être lu ({ $found })
tone-syntax = { $place } : syntaxe Fluent à revoir ({ $found })
tone-key-twice = { $place } : la clé { $found } est écrite deux fois ; la dernière l'emporte
tone-unknown-key = { $place } : la clé { $found } n'existe pas ; la plus proche est { $near }
tone-unknown-variable = { $known ->
    [yes] { $place } : ce texte ne connaît pas { $found } ; le plus proche est { $near }
   *[no] { $place } : ce texte n'a pas de variable, { $found } n'y sera pas rempli
 }
