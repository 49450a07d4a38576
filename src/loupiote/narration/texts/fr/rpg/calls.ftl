### What the game master says when a question of `rpg` opens.

call-distribution = Si ta carte te donne un choix à faire dès le début, fais-le maintenant.
    .sleep = Les choix de la distribution sont faits.
call-nuit = La nuit est ouverte : que chacun envoie ses ordres, le dernier reçu compte.
    .sleep = Les ordres de la nuit sont clos.
call-sorciere = La Sorcière apprend qui va mourir : veut-elle une potion, l'autre, les deux ?
    .sleep = La Sorcière a choisi.
call-election = Le village choisit son Capitaine : présentez-vous, débattez, votez.
call-vote = Le bûcher est ouvert : débattez, votez, changez d'avis jusqu'à la clôture.
call-tranchage = Égalité ! Au Capitaine de trancher, dans son délai.
call-successeur = À qui le Capitaine remet-il son titre ? Le jeu continue, son délai court.
