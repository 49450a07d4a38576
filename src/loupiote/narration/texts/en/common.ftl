### Small words. Write with an ordinary keyboard: apostrophes are put right.
### *stars* stress a part. $who, $role... are names and cards; $who_genre is f, m or x.

list-and = and
list-or = or
nobody = nobody
some-power = that order
note-colon = { ": " }
value-yes = yes
value-no = no
value-none = none
option-and-value = { $option } ({ $value })

camp-village = Village
    .le = the
    .genre = x
camp-loups = Werewolves
    .le = the
    .genre = x
camp-independant = Loners
    .le = the
    .genre = x
camp-amoureux = Lovers
    .le = the
    .genre = x
camp-personne = Nobody
    .le = { "" }
    .genre = x

## A fact told in private, in the copy of the game master.
told-to = *(to { $who })* { $text }

## The copy of the whole story.
story-why = Why?
story-nobody-died = Nobody died last night.
story-nobody-executed = Nobody is executed.

## Why a file cannot be read or written.
file-ENOENT = this file does not exist
file-EISDIR = it is a folder
file-ENOTDIR = there is a file where a folder is needed
file-EEXIST = there is a file where a folder is needed
file-EACCES = access is denied
file-EBUSY = something uses it already
file-EPERM = access is denied
file-EROFS = nothing can be written there
file-ENOSPC = there is no room left
file-EDQUOT = there is no room left
file-ENAMETOOLONG = its name is too long
file-ELOOP = this link goes round in circles
file-EFBIG = the file is too large
file-UTF8 = this is no UTF-8 text

## Faults of a tone file.
tone-unreadable = { $place }: this tone file cannot be read ({ $found })
tone-syntax = { $place }: Fluent syntax to be mended ({ $found })
tone-key-twice = { $place }: the key { $found } is written twice; the last one counts
tone-unknown-key = { $place }: there is no key { $found }; the nearest is { $near }
tone-unknown-variable = { $known ->
    [yes] { $place }: this text does not know { $found }; the nearest is { $near }
   *[no] { $place }: this text has no variables, { $found } will not be filled in
 }
