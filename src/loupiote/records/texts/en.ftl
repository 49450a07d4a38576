### What is wrong with a record. Arguments are what stands in the file, set in as it is.
### `near` is what may have been meant, `legal` what is known where nothing is near.

## The file.
unreadable = The file cannot be read: { $reason }
too-large = The record is too large: { $size } bytes, { $most } at most
not-utf8 = The file is not UTF-8 text
control-character = The character { $found } has no place in a record
empty-file = The record is empty
yaml-tab = A line begins with a tab; YAML is indented with spaces
yaml-cut = What begins here is never closed: the record ends too early, in line { $last }
yaml-broken = { $kind ->
    [colon] One colon too many: a text that holds a colon and a space is put in quotes
    [sign] No text begins with this sign: put it in quotes
    [deep] Far too many levels, one in the other
   *[other] This is no YAML: a colon, comma, bracket or quote is one too many, or missing
 }
several-documents = A second document begins here; a record is one document
yaml-anchor = Anchors and aliases ({ $found }) have no place in a record; write it out, or put the text in quotes
yaml-tag = Tags ({ $found }) have no place in a record; put the text in quotes
too-deep = More than { $n } levels, one in the other
key-twice = The key "{ $found }" is given twice, first in line { $first }
key-no-text = A key must be a text
mapping-expected = "{ $key }" takes keys and values here
root-expected = A record is made of keys and values, and begins with `loupiote: 1`
list-expected = "{ $key }" takes a list
text-expected = "{ $key }" takes a text here, in quotes where it holds a colon and a space
number-expected = "{ $key }" takes a number
whole-expected = "{ $key }" takes a whole number, 0 or more, of nine digits at most; "{ $found }" is none
flag-expected = "{ $key }" takes true or false
key-missing = The key "{ $key }" is missing

## The head.
format-missing = `loupiote: { $reads }` is missing: it says which format the record is written in
format-newer = This file asks for format { $found }; this Loupiote reads { $reads }
format-unknown = There is no format { $found }; this Loupiote reads { $reads }
rules-not-built = The rule set "{ $found }" cannot be played yet by this Loupiote; it plays { $legal }
cards-and-roles = The roles are fixed under `players`; `cards` goes with a mere list of names
cards-missing = Where `players` is a list of names, `cards` must say which cards are dealt
bad-option = { $what }
bad-value = "{ $found }" is not possible here; legal: { $legal }
bad-places = The ring of seats names each player once: { $legal }
bad-deal = A scripted deal gives one of the cards to each of the { $n } players; the cards are { $legal }

## Words that are not known.
unknown-key = Unknown key "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; known here: { $legal }
 }
unknown-rules = There is no rule set "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; this Loupiote plays { $legal }
 }
unknown-role = There is no role "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; the roles are { $legal }
 }
unknown-player = Nobody here is called "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; the players are { $legal }
 }
unknown-player-or-key = "{ $found }" is neither a player nor a key of a block{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; legal: { $legal }
 }
unknown-option = There is no option "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; the options are { $legal }
 }
unknown-clause = No rule book has a clause { $found }
unknown-draw = There is no draw "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; the draws are { $legal }
 }
unknown-window = There is no window and no moment "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; there are { $legal }
 }
unknown-power = There is no power "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; the powers are { $legal }
 }
unknown-command = There is no command "{ $found }" of the game master{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; there are { $legal }
 }
unknown-board = There is no board "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; the boards are { $legal }
 }
unknown-object = There is no object "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; the objects are { $legal }
 }
unknown-event = There is no fact "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; the facts are { $legal }
 }
unknown-field = This fact has no field "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; its fields are { $legal }
 }
unknown-mark = There is no mark "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; the marks are { $legal }
 }
unknown-bearer = Nothing that can be held is called "{ $found }"{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; there are { $legal }
 }
unknown-winner = "{ $found }" is neither a player nor a camp{ $near_known ->
    [yes] ; did you mean: { $near }?
   *[no] ; legal: { $legal }
 }

## The play as written.
entry-expected = An entry of `play` is a block (`window: ...`) or an expectation (`expect: ...`)
expect-alone = `expect` stands alone in its entry; "{ $found }" goes into an entry of its own
expect-empty = `expect` takes at least one of { $legal }
window-missing = A block begins with `window:`, the window or the moment that must be open; only commands of the game master, posts and draws can do without
bad-at = "{ $found }" is no length of time; write 20h, 1h30m or 2d
order-expected = { $who }: an order is a text such as `proteger Bob`, or a list of them
order-empty = { $who }: the order is empty; write `rien` to do nothing
no-objects = There are no objects in "{ $found }"
command-form = This command is written like this: { $form }
fact-empty = A fact is empty
fact-without-value = The fact "{ $found }" takes no value; write true

## The play.
window-over = "{ $found }" does not open: the game is over
window-unreachable = "{ $found }" does not open from here: the open window is { $window }{ $known ->
    [yes] , which can be answered by { $legal }
   *[no] , in which nobody is asked anything
 }
too-long = The game is too long: more than { $most } MB of journal
too-many-answers = Too many answers in the window { $window }: more than { $most }. Of a reply that was changed again and again, the last is enough
too-many-inputs = Too much happens in this game: more than { $most } replies, closes and decrees
too-many-undone = Too much is taken back in this record: more than { $most } times "undo"
time-backwards = The time of this block lies before that of the block before it
illegal-draw = The draw { $draw } cannot give "{ $found }"; possible: { $legal }
not-now = { "" } (open: { $window }{ $known ->
    [yes] ; asked: { $legal }
   *[no] { "" }
 })
name-in-quotes = { "" }; a name with a space in it is written in quotes: { $quoted }
did-you-mean = { "" }; did you mean: { $near }?

## Expectations.
expect-dead = Dead since the last expectation: expected { $wanted }, found { $found }
expect-alive = Alive: expected { $wanted }, found { $found }
expect-window = Open window: expected { $wanted }, found { $found }
expect-asked = { $subject } is asked: expected { $wanted }, found { $found }
expect-not-asked = { $subject } should not be asked { $wanted }, but is: { $found }
expect-told = { $subject } was not told { $wanted }; told since the last expectation: { $found }
expect-not-told = { $subject } should not be told { $wanted }, but was: { $found }
expect-public = Nobody told the village { $wanted }; told to all since the last expectation: { $found }
expect-not-public = The village should not be told { $wanted }, but was: { $found }
expect-refused = Should have been refused: { $subject } { $wanted }; refused in the block before: { $found }
expect-votes = Votes: expected { $wanted }, found { $found }
expect-captain = Captain: expected { $wanted }, found { $found }
expect-winners = Winners: expected { $wanted }, found { $found }
expect-because = Nothing since the last expectation comes from { $wanted }; the clauses cited: { $found }
expect-marks = Marks of { $subject }: expected { $wanted }, found { $found }
expect-holds = Held ({ $subject }): expected { $wanted }, found { $found }
expect-boards = Board { $subject }: expected { $wanted }, found { $found }
