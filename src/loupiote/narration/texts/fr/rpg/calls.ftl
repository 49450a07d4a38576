### What the game master of `rpg` says aloud at a table. Where everybody writes orders together by forum, each is called in turn:
### `each` wakes one, `rest` sends them back to sleep; `$kind` is what carries the power, `$role` its name.

call-distribution = Tout le monde ferme les yeux. J'appelle celles et ceux qui ont un choix à faire avant la première nuit.
    .sleep = Les choix sont faits : tout le monde rouvre les yeux.
    .each = { $role } : ouvre les yeux, et montre-moi ton choix.
    .rest = { $role } : referme les yeux.
call-nuit = Tout le monde ferme les yeux et se tait. J'appelle chacun à son tour.
    .sleep = Tout le monde a été appelé. Gardez les yeux fermés : le jour n'est pas levé.
    .each = { $kind ->
        [antre] Les Loups-Garous ouvrent les yeux et s'accordent, sans un bruit, sur une proie.
       *[other] { $role } : ouvre les yeux, et montre-moi ton choix.
     }
    .rest = { $kind ->
        [antre] Les Loups-Garous referment les yeux.
       *[other] { $role } : referme les yeux.
     }
call-sorciere = La Sorcière ouvre les yeux et apprend qui va mourir : veut-elle une potion, l'autre, les deux ?
    .sleep = La Sorcière referme les yeux.
call-election = Le village choisit son Capitaine : présentez-vous, débattez, votez.
call-vote = Le bûcher est ouvert : débattez, votez, changez d'avis jusqu'à la clôture.
call-tranchage = Égalité ! Au Capitaine de trancher.
call-successeur = À qui le Capitaine remet-il son titre ? Le jeu continue pendant qu'il y pense.
