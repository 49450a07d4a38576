### Moments, windows, boards and marks.

moment-distribution = Distribution
moment-nuit = Nuit
    .number = Nuit { $number }
moment-aube = Aube
    .number = Aube du jour { $number }
moment-election = Élection du Capitaine
moment-jour = Jour
    .number = Jour { $number }
    .before = Jour d'avant la première nuit
moment-vote = Vote
    .number = Vote du jour { $number }
    .second = Second vote du jour { $number }
    .before = Vote d'avant la première nuit
moment-execution = Exécution
    .number = Exécution du jour { $number }
    .before = Exécution d'avant la première nuit

window-signe = Le signe du Juge Bègue
window-voleur = Le Voleur
window-cupidon = Cupidon
window-enfant-sauvage = L'Enfant Sauvage
window-voyante = La Voyante
window-renard = Le Renard
window-salvateur = Le Salvateur
window-loups = La meute
window-infect-pere-des-loups = L'Infect Père des Loups
window-grand-mechant-loup = Le Grand Méchant Loup
window-loup-garou-blanc = Le Loup-Garou Blanc
window-sorciere = La Sorcière
window-joueur-de-flute = Le Joueur de Flûte
window-chasseur = Le dernier tir du Chasseur
window-successeur = La succession du Capitaine
window-election = L'élection du Capitaine
window-debat = Le débat
window-vote = Le vote
window-tranchage = La décision du Capitaine
window-servante = Le choix de la Servante Dévouée
window-votants = Le choix du Bouc Émissaire
window-indice = Un indice à écrire

board-place = La place du village
board-clairiere = La clairière des Loups
board-mp = La messagerie avec le Meneur
board-cimetiere = Le cimetière
board-salon = Le salon des Amoureux

mark-captain = titre de Capitaine
mark-in-love = amour
mark-charmed = charme de la flûte
mark-model = modèle de l'Enfant Sauvage
mark-infected = morsure de l'Infect
mark-turned = passage aux loups
mark-protected = protection du Salvateur
mark-revealed = carte retournée
mark-no-vote = vote interdit
mark-powerless = pouvoir perdu
