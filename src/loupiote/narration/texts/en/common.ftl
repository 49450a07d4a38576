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
file-no-folder = its folder does not exist
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
tone-at = { $place }: { $fault }
tone-at-line = line { $n }: { $fault }
tone-unreadable = this tone file cannot be read ({ $found })
tone-syntax = Fluent syntax to be mended ({ $found })
tone-syntax-E0002 = here a text should begin, with its key and an equals sign
tone-syntax-E0003 = a sign is missing ({ $found }); a brace that is opened is closed
tone-syntax-E0005 = this key has no text
tone-syntax-E0010 = one of the forms has to be the default, marked with a star: *[x] or *[other]
tone-syntax-E0011 = after the arrow, there has to be at least one form in brackets
tone-syntax-E0012 = a text is missing here
tone-syntax-E0013 = in brackets, there has to be the name of a form
tone-syntax-E0015 = only one form is the default, marked with a star
tone-syntax-E0020 = a straight quotation mark is left open
tone-syntax-E0027 = a brace is closed that was not opened
tone-syntax-E0028 = in braces, there has to be a name that begins with a dollar sign, such as $who
tone-key-twice = the key { $found } is written twice; the last one counts
tone-unknown-key = there is no key { $found }; the nearest is { $near }
tone-unknown-variable = { $known ->
    [yes] this text does not know { $found }; the nearest is { $near }
   *[no] this text has no variables, { $found } will not be filled in
 }
tone-unknown-text = there is no text { $found }, to which this one refers; the nearest is { $near }
tone-circle = this text refers to itself
tone-unknown-form = there is no form [{ $found }]; possible: { $near }
tone-form-missing = the form [{ $near }] of { $found } is missing, for those who are neither he nor she
tone-no-forms = { $found } has no forms to choose from
tone-open-star = a star stands alone: a *stressed* part has one on each side
tone-bad-character = this character cannot be written here: { $found }
tone-function = functions such as { $found } are of no use here
tone-genre = a gender is a single letter ({ $near }), not “{ $found }”
tone-too-long = a text has { $found } characters at most
