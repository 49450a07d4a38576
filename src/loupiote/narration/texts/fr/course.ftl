### The course of the game.

told-opened = { $moment } : c'est parti.
told-opened-distribution = Les cartes passent de main en main.
told-opened-nuit = La nuit tombe, le village s'endort.
told-opened-aube = Le jour se lève, le village s'éveille.
told-opened-election = Il faut au village un Capitaine : à vos voix.
told-opened-jour = Les langues se délient : le débat est ouvert.
told-opened-vote = Le moment est venu de voter.
told-opened-execution = Un silence tombe sur la place.
told-skipped = Cette fois, on passe la main.

told-composed-players = { $who_n ->
    [one] Autour du feu : { $who }.
   *[other] Autour du feu, { $who_n } âmes : { $who }.
 }
told-composed-roles = Cartes en jeu : { $cards }.
told-composed-wolves = { $n ->
    [one] Un seul loup rôde.
   *[other] { $n } loups rôdent.
 }
told-composed-options = Règles choisies pour cette partie : { $options }.

told-dealt = Ta carte : { $role }.
told-dealt-who = { $who } reçoit la carte { $role }.
told-dealt-camp = { $camp_id ->
    [independant] Tu joues en solitaire.
   *[other] Tu joues avec { $camp_le }.
 }

told-won = La partie est finie.
told-won-nobody = La partie est finie, et il ne reste personne pour la gagner.
told-won-village = Les loups ont disparu : le Village l'emporte !
told-won-loups = Plus rien ne retient la meute : les Loups-Garous l'emportent !
told-won-amoureux = L'amour a survécu à tout : les Amoureux l'emportent !
told-won-independant = Victoire en solitaire !
told-won-joueur-de-flute = Tout le village danse sur son air : le Joueur de Flûte l'emporte !
told-won-loup-garou-blanc = Plus un bruit, plus une âme : le Loup-Garou Blanc l'emporte !
told-won-several = Victoire partagée : { $camps }.
told-won-camp = Victoire : { $camp_le }.
told-winners = Honneur à { $who } !

told-refused = Ordre refusé : { $power }.
told-refused-because = Ordre refusé ({ $power }) : { $reason }.
told-lapsed = Ta réponse ({ $power }) ne tient plus : la partie a changé entre-temps.
told-lapsed-because = Ta réponse ({ $power }) ne tient plus : { $reason }.

told-counted-by-hand = Le Meneur a compté les mains : { $totals }.
told-outcome-by-hand = { $who_n ->
    [0] Le Meneur constate que le vote ne désigne personne.
    [one] Le Meneur constate le résultat du vote : { $who } arrive en tête.
   *[other] Le Meneur constate le résultat du vote : égalité entre { $who }.
 }
told-decreed = { $what ->
    [kill] Décret du Meneur : { $who } meurt.
    [spare] Décret du Meneur : { $who } a la vie sauve.
    [revive] Décret du Meneur : { $who } revient à la vie.
    [give-role] Décret du Meneur : { $who } a désormais la carte { $value }.
    [give-title] Décret du Meneur : { $who } reçoit le titre { $value }.
    [give-object] Décret du Meneur : { $who } reçoit l'objet { $value }.
    [mark] Décret du Meneur, sur { $who } : { $value }.
    [unmark] Décret du Meneur, { $who } n'a plus ceci : { $value }.
    [suppress] Décret du Meneur : { $who } n'a plus de pouvoir.
    [substitute] { $value } prend la place de { $who }.
    [send-back] Le Meneur renvoie à { $who } sa réponse : { $value }.
    [announce] Annonce du Meneur : { $value }
    [open-board] Le Meneur ouvre ce lieu : { $value }.
    [close-board] Le Meneur ferme ce lieu : { $value }.
    [end-game] Le Meneur met fin à la partie.
    [close] Le Meneur clôt la question.
    [undo] Le Meneur revient en arrière.
   *[other] Décret du Meneur : { $said } { $who } { $value }.
 }
told-reasoned = Motif du Meneur : { $text }
