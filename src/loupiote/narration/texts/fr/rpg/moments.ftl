### Moments, windows and boards of `rpg`.

moment-soir = Soir
    .number = Soir { $number }
moment-bucher-supplementaire = Bûcher supplémentaire
    .number = Bûcher supplémentaire du jour { $number }
told-opened-election = Il faut au village un Capitaine : qui se présente, et à qui vont vos voix ?
told-opened-jour = Le bûcher est dressé : débattez et votez, l'un n'attend pas l'autre.
told-opened-soir = Le bûcher est clos.
told-opened-bucher-supplementaire = Un second bûcher se dresse : une heure, et plus de débat.

window-distribution = Les choix de la distribution
window-nuit = Les ordres de la nuit
window-sorciere = Les potions de la Sorcière
window-vote = Le bûcher
window-tranchage = Le tranchage du Capitaine

board-chez-gusteau = Chez Gusteau
board-antre-de-la-sorciere = L'antre de la Sorcière
board-roulotte = La roulotte de la Voyante
board-planque = La planque du Salvateur
board-mansarde = La Mansarde de la Servante
board-fiche = Ta fiche personnelle
board-buisson = Le buisson
board-theatre = Le Théâtre du Comédien
board-tente = La Tente de la Gitane
board-taniere = La Tanière du Renard
board-eglise = L'Église de l'Abominable Sectaire
board-errance = L'Errance de l'Égaré
board-crypte = La Crypte des Vampires
board-manoir = Le Manoir du Fantôme
board-fous = La Nuit des Fous
board-liste-des-groupes = Les deux groupes du Sectaire
