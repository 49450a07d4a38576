### What the command says. Write with an ordinary keyboard; typography follows.

yes = yes
no = no
or = or
none = none
nobody = nobody
nothing = nothing
you = you
once = once only
by-default = by default: { $value }
required = to be chosen
not-yet = not yet
by-itself = by itself
from-to = { $low } to { $high }
meant = Did you mean { $names }?

## The help of the commands
help-loupiote = Loupiote runs Werewolf games: play at the terminal, read a game again, check a file, count who wins.
help-epilog = To begin: loupiote play
help-lang = Language: fr or en. May also follow the command. By default that of the system.
help-version = Show the version.
help-help = Show this help.
help-required = [required]
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-json = Write the result as JSON, for a program.
short-rules = Show the rules: the rule sets, their roles, their clauses.
help-rules = Show the rules.
    With nothing: the seven rule sets. With a rule set: its roles, the order of its nights, its options. With a name: the card, the power and the clauses of that role.
help-rules-set = A rule set: meneur, classique, forum, rpg, trinite, meuporg or citadelles.
help-rules-name = A role, a title, an object or a chapter of the rule book, by its name.
short-play = Play a game at the terminal.
help-play = Play a game at the terminal: alone with bots, or several who pass the terminal round.
    Without --players, --cards or --watch the command asks what it needs to know. Ctrl-C saves at any moment.
help-play-file = A saved game, to go on with.
help-play-rules = The rule set (by default: meneur).
help-play-players = The number of seats, or the names separated by commas.
help-play-cards = The cards: "simple-villageois:5, voyante, loup-garou:2", or what changes: "+chasseur -voyante".
help-play-option = An option of the rule set, for instance capitaine=aucun. May be given several times.
help-play-seat = The seat that you play (by default: the first). Several times: several people pass the terminal round.
help-play-seed = The seed of all chance: the same one gives the same game.
help-play-all = People play all seats and pass the terminal round.
help-play-watch = Watch bots play, with everything told.
help-play-resume = Go on with the game in FILE, or with the last one that has not ended.
help-play-save = The file in which the game is saved.
help-play-export = At the end, write the game to this file.
help-play-story = At the end, tell the whole game.
short-simulate = Let bots play, and count who wins.
help-simulate = Let bots play many games with the same cards, and count who wins.
help-simulate-cards = The cards, for instance "simple-villageois:8, voyante:1, loup-garou:2".
help-simulate-n = The number of games (by default: 1000).
help-simulate-seed = The seed: the same one gives the same games (by default: 0).
help-simulate-workers = The number of processes (by default: 1).

## What is wrong with what was typed
try-help = Help: { $command }
fault-no-such-option = There is no option { $value }.
fault-no-such-command = There is no command { $value }. The commands: { $known }.
fault-missing = { $value } is missing.
fault-option-value = The option { $value } needs a value.
fault-bad-value = { $value }: this value will not do ({ $found }).
fault-option-without-value = The option { $value } takes no value.
fault-number-least = { $value }: a whole number is needed, { $limit } at least.
fault-number-most = { $value }: a whole number is needed, { $limit } at most.
fault-number-whole = { $value }: a whole number is needed.
fault-too-many-words = "{ $value }" is too much.
fault-flags-clash = { $value } and { $other } do not go together.
fault-usage = The command cannot be read like that ({ $found }).
fault-unknown-language = There is no language '{ $value }'. The languages: { $known }.
fault-unknown-rules = There is no rule set '{ $value }'. The rule sets: { $known }.
fault-not-playable = The rule set { $value } cannot be played here yet; read its rules with 'loupiote rules { $value }'. What can be played: { $known }.
fault-set-is-role = '{ $value }' is no rule set; for that name: { $command }
fault-unknown-bearer = Nothing is called '{ $value }' in { $rules }.
fault-unknown-role = No card is called '{ $value }' in { $rules }.
fault-unknown-player = Nobody is called '{ $value }'. At the table: { $known }.
fault-unknown-game-option = No option of { $rules } is called '{ $value }'.
option-helps = Set it by --option { $option }=…: { $values }.
fault-option-form = '{ $value }': an option is written name=value, for instance capitaine=aucun.
fault-bad-count = '{ $value }': '{ $count }' is no number of cards.
fault-no-cards = There are no cards.
fault-not-in-deck = This card is not in the deck: { $value }.
fault-bad-number = '{ $value }' is no possible number of players.
fault-no-players = There are no players.
fault-cannot-read = Cannot read { $path }: { $why }.
fault-save-failed = Cannot write { $path }: { $why }.
fault-save-broken = { $path } is no saved game, or it is damaged.
fault-save-newer = { $path } comes from a newer version of Loupiote.
fault-nothing-saved = There is no game to go on with in { $path }.
fault-exists = The file { $path } exists already.
fault-stuck = The game does not go on. It is saved: { $path }.
interrupted = Interrupted.
no-answer = Nobody answers the questions: the game has not begun.
no-output = Cannot write: { $why }.
broken = Something broke in Loupiote: { $what }
broken-log = The details are in { $path }

## The rules
rules-next = One rule set in detail: loupiote rules meneur
rules-next-name = One role in detail: loupiote rules { $rules } voyante
rules-players = { $low } to { $high } players.
rules-not-playable = These rules can be read, but not played yet.
rules-aka = Also: { $names }
col-set = Set
col-about = What it is
col-roles = Roles
col-clauses = Clauses
col-playable = Playable
col-name = Name
col-camp = Side
col-card = Card
col-powers = Powers
col-power = Power
col-when = When
col-choice = Answer
col-window = Question
col-moments = Moments
col-writes = Who writes
col-reads = Who reads
col-open = When
head-bearers = What carries powers
head-windows = The questions
head-orders = The orders
clause-open = A doubt of the book, and the reading taken: { $said }
head-events = The events
head-options = The options
head-chapters = The other chapters
head-boards = The places
head-powers = Powers
head-clauses = Clauses

## A game at the terminal
setup-hello = Let us set up the game. (Enter takes what is proposed.)
setup-set = { $number } { $id }: { $about }
setup-rules = Which rule set? [{ $usual }]
setup-manner = Who plays? 1: you, with bots. 2: several people, who pass the terminal round. [1]
setup-manner-again = Answer 1 or 2.
setup-name = Your name? [{ $usual }]
setup-players = How many players in all, or which names for the bots, separated by commas? [{ $usual }]
setup-players-all = How many players, or which names, separated by commas? [{ $usual }]
setup-cards = Cards: { $cards }.
setup-cards-how = Will these cards do? Enter: yes. If not "+Hunter -Seer", or all of them: "Seer, 2 Werewolves...". ?: the other cards.
setup-cards-known = Other cards: { $cards }.
setup-required = { $label }? { $help } ({ $legal })
setup-options = Any options? Enter: by the book. If not name=value. ?: the list.
commitment = Fingerprint of the draws: { $hash }
play-keys = At every question: ? help, u undo, s save, q quit.
your-card = Your card:
answer-yes-no = y: yes, n: no
answer-act = y: yes, 0: no
answer-words = write it, in { $most } characters at most; 0: nothing
answer-only = y: yes ({ $value }), n: no
answer-must = 1: { $value }
proposes = { $who } proposes: { $named }
ballots = So far: { $ballots }
has-voted = { $who } has voted
place-of = Where does { $who } go?
doubt-empty = A number or a name, please. (?: help)
doubt-near = '{ $word }' is not clear. Did you mean { $names }?
doubt-unknown = '{ $word }' means nothing here. Answer with a number or a name. (?: help)
help-answer = Answer with a number or a name; accents and capitals do not count. Put commas between several names. 0: nothing.
help-keys = ? this help · u undo the last answer · s save · q quit (the game is saved) · Ctrl-C does the same.
    If somebody bears that name: ":u", ":s", ":q".
nothing-to-undo = There is nothing that you can undo.
undo-what = To be undone: "{ $what }" ({ $window }{ $number ->
    [1] { "" }
   *[other] { "" } no. { $number }
 }) and all that followed.
undo-sure = Sure? y: yes, n: no
undo-not = Nothing is undone.
undo-done = Undone. The game goes on from there.
pause = (Enter: go on · ? help, u undo, q quit)
pause-watching = (Enter: go on · q: quit)
pass-to = Pass the terminal to { $who }. { $who }, press Enter when nobody else sees the screen.
pass-back = (Enter: the screen is wiped · ? help, u undo)
open-table = Debate. Enter: go on. Whoever wants the terminal in secret types their name.
saved = Game saved: { $path }
resume-how = To go on with it: { $command }
resumed = Game resumed: { $path }
exported = Game written: { $path }
seed = Seed of the game: { $seed }
col-player = Player
col-fate = In the end
col-result = Result
fate-alive = alive
fate-dead = dead
fate-won = wins
end-menu = h: the whole story · e FILE: write the game (else to { $file }) · Enter: finish
end-menu-again = Answer with h, e or Enter.

## Simulation
simulating = games
col-wins = Wins
col-share = Share
col-interval = 95 % interval
simulated = { $games } { $n ->
    [1] game
   *[other] games
 } in { $seconds } s of playing ({ $speed } a second).
simulated-rounds = { $rounds } rounds a game on average. Seed: { $seed }.
simulated-stopped = { $n ->
    [1] One game stopped before its end.
   *[other] { $n } games stopped before their end.
 }

## Game files
short-check = Check game files.
help-check = Play game files and verify what they expect. Each fault is told with its file and line.
help-check-files = Game files, in YAML.
check-good = { $file }: all is right.
check-sum = { $bad ->
    [0] { $files } files, all right.
    [one] { $files } files, one of them with faults.
   *[other] { $files } files, { $bad } of them with faults.
 }
short-replay = Tell a game from its file.
help-replay = Tell a game from its file: for the game master, for one seat, or what everybody knew.
help-replay-file = A game file, in YAML.
help-replay-as = For whom: a name, mj (everything) or public (by default: mj).
help-replay-format = The form (by default: text).
help-replay-tone = A Fluent file whose texts replace ours.
help-replay-because = Say which clause causes each fact.
fault-unknown-format = There is no form '{ $value }'. The forms: { $known }.

## The demonstration
short-demo = Tell a demonstration game.
help-demo = Tell a demonstration game, and say how to play one.
demo-title = A week in Thiercelieux, told by Loupiote
demo-next = Your turn:
demo-play = loupiote play            play against bots
demo-watch = loupiote play --watch    watch bots play
demo-rules = loupiote rules meneur    read the rules
demo-record = loupiote replay FILE     read a game from a file again

## The laws
short-laws = Hold the laws of the engine on random games.
help-laws = Play random games and hold the laws of the engine on each: it ends, sleeps and wakes, plays again alike, betrays no secret... Each breach says how to play its game again.
help-laws-sets = The rule sets (by default: all that can be played).
help-laws-games = The number of games for each law (by default: 100).
help-laws-law = This law only. May be given several times.
help-laws-seed = The seed: the same one gives the same games (by default: 0).
help-laws-workers = The number of processes (by default: as many as processors).
help-laws-thorough = Try more exchanges of cards for the law of secrets, and for all viewers.
fault-unknown-law = No law is called '{ $value }'. The laws: { $known }.
laws-hold = All laws hold.
laws-broken = { $n ->
    [one] One game breaks a law.
   *[other] { $n } games break a law.
 }
col-law = Law
col-holds = What must hold
col-games = Games
col-seconds = Seconds
col-breaches = Breaches
law-ends = The game ends, and nobody dead is asked.
law-sleep = Put to sleep and woken, it is the same game.
law-determined = The same replies give the same facts.
law-undo = To undo and do again changes nothing.
law-secret = Nobody sees what they cannot know.
law-legal = What is listed is taken, the rest refused.

## The application
short-serve = Open the application: games around a table, on phones.
help-serve = Open the web application at this address, until Ctrl-C. The database is made or brought up to date first.
help-serve-host = The address to listen on (by default: 127.0.0.1, this machine alone).
help-serve-port = The port (by default: 8000; 0: a free one).
help-serve-lan = Listen on the local network, and show the address and its QR code for phones.
help-serve-role = What this process does: web, live, worker, or all (by default: all of it).
serving = Loupiote is open: { $address }
serving-lan = Phones in the same network come in by this address or this code.
serving-stop = Ctrl-C stops it.
serving-worker = At work: deadlines and background tasks. Ctrl-C stops it.
served = Stopped.
fault-unknown-server-role = There is no role of a process called '{ $value }'. The roles: { $known }.
fault-no-web = The application is not installed here. To have it: pip install "loupiote[web]"
fault-port-taken = Port { $port } is taken, perhaps by another Loupiote. Another port: loupiote serve --port 8001
fault-port-forbidden = Port { $port } is not allowed to this account. A port above 1023 is: loupiote serve --port 8000
fault-no-such-address = This machine cannot listen on '{ $value }'.
fault-no-data-folder = The data folder cannot be used ({ $path }): { $why }. The variable LOUPIOTE_DATA names another one.
fault-bad-setting = The variable { $name } cannot be understood: it takes { $name ->
    [DATABASE_URL] the address of a PostgreSQL database (postgres://user:secret@host/base) or of a file (sqlite:////path/games.sqlite3)
    [LOUPIOTE_URL] the public address, http or https, with nothing behind the name (https://wolves.example.org)
    [LOUPIOTE_MAIL] the address of a mail server (smtp://user:secret@host:587, or smtps://…)
    [LOUPIOTE_SIGN_UP] 'open' or 'closed'
   *[LOUPIOTE_LOG] 'json' or 'text'
 }.
fault-no-database = The database does not answer: { $why }
short-backup = Back all games up into a file.
help-backup = Back all games and accounts up into a file, while the application stays open. The file holds secrets: keep it for yourself.
help-backup-file = The file to write; it must not exist.
backed-up = Backed up into { $path } ({ $rows } { $rows ->
    [one] row
   *[other] rows
 }).
short-restore = Take all games in from a backup.
help-restore = Take all games and accounts in from a backup: all of it, or nothing if something is wrong. The application may stay open.
help-restore-file = A file written by 'loupiote backup'.
help-restore-replace = Replace what there is already.
restored = Restored from { $path } ({ $rows } { $rows ->
    [one] row
   *[other] rows
 }).
fault-backup-broken = { $path } is no backup, or it is damaged. Nothing has changed.
fault-backup-newer = { $path } comes from a newer version of Loupiote. Nothing has changed.
fault-backup-migrations = { $path } comes from another version of Loupiote. Restore it with the one that wrote it, then upgrade. Nothing has changed.
fault-backup-not-empty = There are games or accounts here already. To replace them all: --replace
