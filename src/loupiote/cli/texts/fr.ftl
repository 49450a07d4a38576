### Ce que dit la commande. Apostrophes et espaces s'écrivent au clavier ordinaire ; la typographie suit.

yes = oui
no = non
or = ou
none = aucun
nobody = personne
nothing = rien
you = toi
once = une seule fois
by-default = par défaut : { $value }
required = à choisir
not-yet = pas encore
by-itself = tout seul
from-to = de { $low } à { $high }
meant = Voulais-tu dire { $names } ?

## L'aide des commandes
help-loupiote = Loupiote mène des parties de Loup-Garou : joue au terminal, relis une partie, vérifie un fichier, compte qui gagne.
help-epilog = Pour commencer : loupiote play
help-lang = Langue : fr ou en. Peut aussi suivre la commande. Par défaut, celle du système.
help-version = Affiche la version.
help-help = Affiche cette aide.
help-required = [obligatoire]
help-options = Options
help-arguments = Arguments
help-commands = Commandes
help-json = Écrit le résultat en JSON, pour un programme.
short-rules = Montre les règles : les jeux, leurs rôles, leurs clauses.
help-rules = Montre les règles.
    Sans rien : les sept jeux. Avec un jeu : ses rôles, l'ordre de ses nuits, ses options. Avec un nom : la carte, le pouvoir et les clauses de ce rôle.
help-rules-set = Un jeu : meneur, classique, forum, rpg, trinite, meuporg ou citadelles.
help-rules-name = Un rôle, un titre, un objet ou un chapitre du livre de règles, par son nom.
short-play = Joue une partie au terminal.
help-play = Joue une partie au terminal : seul avec des bots, ou à plusieurs en se passant l'appareil.
    Sans --players, --cards ni --watch, la commande pose les questions qu'il faut. Ctrl-C sauvegarde à tout moment.
help-play-file = Une partie sauvegardée, à reprendre.
help-play-rules = Le jeu (par défaut : meneur).
help-play-players = Le nombre de places, ou les noms séparés par des virgules.
help-play-cards = Les cartes : "simple-villageois:5, voyante, loup-garou:2", ou ce qui change : "+chasseur -voyante".
help-play-option = Une option du jeu, par exemple capitaine=aucun. Peut revenir plusieurs fois.
help-play-seat = La place que tu joues (par défaut : la première). Plusieurs fois : plusieurs personnes se passent l'appareil.
help-play-seed = La graine du hasard : la même redonne la même partie.
help-play-all = Toutes les places sont jouées par des personnes, qui se passent l'appareil.
help-play-watch = Regarde des bots jouer, tout étant dit.
help-play-resume = Reprend la partie de FILE, ou la dernière qui n'est pas finie.
help-play-save = Le fichier où la partie se sauvegarde.
help-play-export = À la fin, écrit la partie dans ce fichier.
help-play-story = À la fin, raconte toute la partie.
short-simulate = Fait jouer des bots, et compte qui gagne.
help-simulate = Fait jouer des bots un grand nombre de fois avec les mêmes cartes, et compte qui gagne.
help-simulate-cards = Les cartes, par exemple "simple-villageois:8, voyante:1, loup-garou:2".
help-simulate-n = Le nombre de parties (par défaut : 1000).
help-simulate-seed = La graine : la même redonne les mêmes parties (par défaut : 0).
help-simulate-workers = Le nombre de processus (par défaut : 1).

## Fautes de saisie
try-help = Aide : { $command }
fault-no-such-option = L'option { $value } n'existe pas.
fault-no-such-command = La commande { $value } n'existe pas. Les commandes : { $known }.
fault-missing = Il manque { $value }.
fault-option-value = L'option { $value } attend une valeur.
fault-bad-value = { $value } : cette valeur ne convient pas ({ $found }).
fault-option-without-value = L'option { $value } ne prend pas de valeur.
fault-number-least = { $value } : il faut un nombre entier, { $limit } au moins.
fault-number-most = { $value } : il faut un nombre entier, { $limit } au plus.
fault-number-whole = { $value } : il faut un nombre entier.
fault-too-many-words = « { $value } » est de trop.
fault-flags-clash = { $value } et { $other } ne vont pas ensemble.
fault-usage = La commande ne se lit pas ainsi ({ $found }).
fault-unknown-language = La langue « { $value } » n'est pas connue. Les langues : { $known }.
fault-unknown-rules = Aucun jeu ne s'appelle « { $value } ». Les jeux : { $known }.
fault-not-playable = Le jeu { $value } ne se joue pas encore ici ; ses règles se lisent avec « loupiote rules { $value } ». On peut jouer : { $known }.
fault-set-is-role = « { $value } » n'est pas un jeu ; pour ce nom-là : { $command }
fault-unknown-bearer = Rien ne s'appelle « { $value } » dans { $rules }.
fault-unknown-role = Aucune carte ne s'appelle « { $value } » dans { $rules }.
fault-unknown-player = Personne ne s'appelle « { $value } ». À table : { $known }.
fault-unknown-game-option = Aucune option de { $rules } ne s'appelle « { $value } ».
option-helps = À régler par --option { $option }=… : { $values }.
fault-option-form = « { $value } » : une option s'écrit nom=valeur, par exemple capitaine=aucun.
fault-bad-count = « { $value } » : « { $count } » n'est pas un nombre de cartes.
fault-no-cards = Il n'y a aucune carte.
fault-not-in-deck = Cette carte n'est pas dans le paquet : { $value }.
fault-bad-number = « { $value } » n'est pas un nombre de joueurs possible.
fault-no-players = Il n'y a aucun joueur.
fault-cannot-read = Impossible de lire { $path } : { $why }.
fault-save-failed = Impossible d'écrire { $path } : { $why }.
fault-save-broken = { $path } n'est pas une partie sauvegardée, ou elle est abîmée.
fault-save-newer = { $path } vient d'une version plus récente de Loupiote.
fault-nothing-saved = Aucune partie à reprendre dans { $path }.
fault-exists = Le fichier { $path } existe déjà.
fault-stuck = La partie n'avance plus. Elle est sauvegardée : { $path }.
interrupted = Interrompu.
no-answer = Personne ne répond aux questions : la partie n'est pas commencée.
no-output = Impossible d'écrire : { $why }.
broken = Quelque chose s'est cassé dans Loupiote : { $what }
broken-log = Le détail est dans { $path }

## Les règles
rules-next = Un jeu en détail : loupiote rules meneur
rules-next-name = Un rôle en détail : loupiote rules { $rules } voyante
rules-players = De { $low } à { $high } joueurs.
rules-not-playable = Ces règles se lisent, mais ne se jouent pas encore.
rules-aka = Aussi : { $names }
col-set = Jeu
col-about = De quoi il s'agit
col-roles = Rôles
col-clauses = Clauses
col-playable = Se joue
col-name = Nom
col-camp = Camp
col-card = Carte
col-powers = Pouvoirs
col-power = Pouvoir
col-when = Quand
col-choice = Réponse
col-window = Question
col-moments = Moments
col-writes = Qui écrit
col-reads = Qui lit
col-open = Quand
head-bearers = Qui porte des pouvoirs
head-windows = Les questions
head-orders = Les ordres
clause-open = Doute du livre, et lecture retenue (en anglais) : { $said }
head-events = Les événements
head-options = Les options
head-chapters = Les autres chapitres
head-boards = Les lieux
head-powers = Pouvoirs
head-clauses = Clauses

## Une partie au terminal
setup-hello = Préparons la partie. (Entrée accepte ce qui est proposé.)
setup-set = { $number } { $id } : { $about }
setup-rules = Quel jeu ? [{ $usual }]
setup-manner = Qui joue ? 1 : toi, avec des bots. 2 : plusieurs personnes, qui se passent l'appareil. [1]
setup-manner-again = Réponds 1 ou 2.
setup-name = Ton prénom ? [{ $usual }]
setup-players = Combien de joueurs en tout, ou quels prénoms pour les bots, séparés par des virgules ? [{ $usual }]
setup-players-all = Combien de joueurs, ou quels prénoms, séparés par des virgules ? [{ $usual }]
setup-cards = Cartes : { $cards }.
setup-cards-how = Ces cartes vont-elles ? Entrée : oui. Sinon « +Chasseur -Voyante », ou toutes : « Voyante, 2 Loups-Garous… ». ? : les autres cartes.
setup-cards-known = Autres cartes : { $cards }.
setup-required = { $label } ? { $help } ({ $legal })
setup-options = Des options ? Entrée : selon le livre. Sinon nom=valeur. ? : la liste.
commitment = Empreinte du tirage : { $hash }
play-keys = À chaque question : ? aide, u annuler, s sauvegarder, q quitter.
your-card = Ta carte :
answer-yes-no = o : oui, n : non
answer-act = o : oui, 0 : non
answer-words = écris-le, en { $most } caractères au plus ; 0 : rien
answer-only = o : oui ({ $value }), n : non
answer-must = 1 : { $value }
proposes = { $who } propose : { $named }
ballots = Déjà : { $ballots }
has-voted = { $who } a voté
place-of = Où placer { $who } ?
doubt-empty = Un numéro ou un nom, s'il te plaît. (? : aide)
doubt-near = « { $word } » n'est pas clair. Voulais-tu dire { $names } ?
doubt-unknown = « { $word } » ne dit rien à personne. Réponds par un numéro ou un nom. (? : aide)
help-answer = Réponds par un numéro ou un nom ; accents et majuscules ne comptent pas. Plusieurs noms se séparent par des virgules. 0 : rien.
help-keys = ? cette aide · u annuler la dernière réponse · s sauvegarder · q quitter (la partie est sauvegardée) · Ctrl-C de même.
    Si quelqu'un porte ce nom : « :u », « :s », « :q ».
nothing-to-undo = Il n'y a rien que tu puisses annuler.
undo-what = À annuler : « { $what } » ({ $window }{ $number ->
    [1] { "" }
   *[other] { "" } n° { $number }
 }) et tout ce qui a suivi.
undo-sure = Vraiment ? o : oui, n : non
undo-not = Rien n'est annulé.
undo-done = Annulé. La partie reprend là.
pause = (Entrée : la suite · ? aide, u annuler, q quitter)
pause-watching = (Entrée : la suite · q : quitter)
pass-to = Passez l'appareil à { $who }. { $who }, appuie sur Entrée quand personne d'autre ne voit l'écran.
pass-back = (Entrée : l'écran s'efface · ? aide, u annuler)
open-table = Débattez. Entrée : la suite. Qui veut l'appareil en secret tape son nom.
saved = Partie sauvegardée : { $path }
resume-how = Pour la reprendre : { $command }
resumed = Partie reprise : { $path }
exported = Partie écrite : { $path }
seed = Graine de la partie : { $seed }
col-player = Joueur
col-fate = À la fin
col-result = Résultat
fate-alive = en vie
fate-dead = au cimetière
fate-won = gagne
end-menu = h : toute l'histoire · e FICHIER : écrire la partie (sinon dans { $file }) · Entrée : finir
end-menu-again = Réponds par h, e ou Entrée.

## Simulation
simulating = parties
col-wins = Victoires
col-share = Part
col-interval = Intervalle à 95 %
simulated = { $games } { $n ->
    [1] partie
   *[other] parties
 } en { $seconds } s de jeu ({ $speed } par seconde).
simulated-rounds = { $rounds } tours par partie en moyenne. Graine : { $seed }.
simulated-stopped = { $n ->
    [1] Une partie arrêtée avant sa fin.
   *[other] { $n } parties arrêtées avant leur fin.
 }

## Fichiers de partie
short-check = Vérifie des fichiers de partie.
help-check = Joue des fichiers de partie et vérifie ce qu'ils attendent. Chaque faute est dite avec son fichier et sa ligne.
help-check-files = Des fichiers de partie, en YAML.
check-good = { $file } : tout est juste.
check-sum = { $bad ->
    [0] { $files } fichiers, tous justes.
    [one] { $files } fichiers, dont un avec des fautes.
   *[other] { $files } fichiers, dont { $bad } avec des fautes.
 }
short-replay = Raconte une partie d'après son fichier.
help-replay = Raconte une partie d'après son fichier : pour le Meneur, pour une place, ou ce que tout le monde a su.
help-replay-file = Un fichier de partie, en YAML.
help-replay-as = Pour qui : un nom, mj (tout) ou public (par défaut : mj).
help-replay-format = La forme (par défaut : text).
help-replay-tone = Un fichier Fluent dont les textes remplacent les nôtres.
help-replay-because = Dit quelle clause cause chaque fait.
fault-unknown-format = La forme « { $value } » n'existe pas. Les formes : { $known }.

## La démonstration
short-demo = Raconte une partie de démonstration.
help-demo = Raconte une partie de démonstration, et dit comment en jouer une.
demo-title = Une semaine à Thiercelieux, racontée par Loupiote
demo-next = À toi :
demo-play = loupiote play             joue contre des bots
demo-watch = loupiote play --watch     regarde des bots jouer
demo-rules = loupiote rules meneur     lis les règles
demo-record = loupiote replay FICHIER   relis une partie écrite dans un fichier

## Les lois
short-laws = Vérifie les lois du moteur sur des parties au hasard.
help-laws = Joue des parties au hasard et vérifie sur chacune les lois du moteur : elle finit, se rendort et se réveille, se rejoue, ne trahit aucun secret... Chaque faute dit comment rejouer sa partie.
help-laws-sets = Les jeux (par défaut : tous ceux qui se jouent).
help-laws-games = Le nombre de parties par loi (par défaut : 100).
help-laws-law = Cette loi seulement. Peut revenir plusieurs fois.
help-laws-seed = La graine : la même redonne les mêmes parties (par défaut : 0).
help-laws-workers = Le nombre de processus (par défaut : autant que de processeurs).
help-laws-thorough = Essaie davantage d'échanges de cartes pour la loi du secret, et pour tous les regards.
fault-unknown-law = Aucune loi ne s'appelle « { $value } ». Les lois : { $known }.
laws-hold = Toutes les lois tiennent.
laws-broken = { $n ->
    [one] Une partie enfreint une loi.
   *[other] { $n } parties enfreignent une loi.
 }
col-law = Loi
col-holds = Ce qui doit tenir
col-games = Parties
col-seconds = Secondes
col-breaches = Fautes
law-ends = La partie finit, et aucun mort n'est interrogé.
law-sleep = Endormie et réveillée, c'est la même partie.
law-determined = Mêmes réponses, mêmes faits.
law-undo = Annuler puis refaire ne change rien.
law-secret = Nul ne voit ce qu'il ne peut savoir.
law-legal = Ce qui est proposé est accepté, le reste refusé.

## L'application
short-serve = Ouvre l'application : des parties autour d'une table, sur téléphone.
help-serve = Ouvre l'application web, à cette adresse, jusqu'à Ctrl-C. La base de données est créée ou mise à jour d'abord.
help-serve-host = L'adresse sur laquelle écouter (par défaut : 127.0.0.1, cette machine seule).
help-serve-port = Le port (par défaut : 8000 ; 0 : un port libre).
help-serve-lan = Écoute sur le réseau local, et montre l'adresse et son code QR pour les téléphones.
help-serve-role = Ce que fait ce processus : web, live, worker, ou all (par défaut : tout).
serving = Loupiote est ouvert : { $address }
serving-lan = Les téléphones du même réseau entrent par cette adresse ou ce code.
serving-stop = Ctrl-C pour arrêter.
serving-worker = Au travail : les échéances et les tâches de fond. Ctrl-C pour arrêter.
served = Arrêté.
fault-unknown-server-role = Aucun rôle de processus ne s'appelle « { $value } ». Les rôles : { $known }.
fault-no-web = L'application n'est pas installée ici. Pour l'avoir : pip install "loupiote[web]"
fault-port-taken = Le port { $port } est déjà pris, peut-être par un autre Loupiote. Un autre port : loupiote serve --port 8001
fault-port-forbidden = Le port { $port } n'est pas permis à ce compte. Un port au-dessus de 1023 l'est : loupiote serve --port 8000
fault-no-such-address = Cette machine ne peut pas écouter sur « { $value } ».
fault-no-data-folder = Le dossier des données ne peut pas servir ({ $path }) : { $why }. La variable LOUPIOTE_DATA en nomme un autre.
fault-bad-setting = La variable { $name } ne se comprend pas : il y faut { $name ->
    [DATABASE_URL] l'adresse d'une base PostgreSQL (postgres://compte:secret@machine/base) ou d'un fichier (sqlite:////chemin/parties.sqlite3)
    [LOUPIOTE_URL] l'adresse publique, http ou https, sans rien derrière le nom (https://loups.example.org)
    [LOUPIOTE_MAIL] l'adresse d'un serveur de courrier (smtp://compte:secret@machine:587, ou smtps://…)
    [LOUPIOTE_SIGN_UP] « open » ou « closed »
   *[LOUPIOTE_LOG] « json » ou « text »
 }.
fault-no-database = La base de données ne répond pas : { $why }
short-backup = Sauvegarde toutes les parties dans un fichier.
help-backup = Sauvegarde toutes les parties et les comptes dans un fichier, sans arrêter l'application. Le fichier contient des secrets : garde-le pour toi.
help-backup-file = Le fichier à écrire ; il ne doit pas exister.
backed-up = Sauvegardé dans { $path } ({ $rows } { $rows ->
    [one] ligne
   *[other] lignes
 }).
short-restore = Reprend toutes les parties d'une sauvegarde.
help-restore = Reprend toutes les parties et les comptes d'une sauvegarde : tout, ou rien si quelque chose ne va pas. L'application peut rester ouverte.
help-restore-file = Un fichier écrit par « loupiote backup ».
help-restore-replace = Remplace ce qui s'y trouve déjà.
restored = Repris de { $path } ({ $rows } { $rows ->
    [one] ligne
   *[other] lignes
 }).
fault-backup-broken = { $path } n'est pas une sauvegarde, ou est abîmé. Rien n'a changé.
fault-backup-newer = { $path } vient d'une version plus récente de Loupiote. Rien n'a changé.
fault-backup-migrations = { $path } vient d'une autre version de Loupiote. Reprends-le avec celle qui l'a écrit, puis mets à jour. Rien n'a changé.
fault-backup-not-empty = Il y a déjà des parties ou des comptes ici. Pour les remplacer tous : --replace
