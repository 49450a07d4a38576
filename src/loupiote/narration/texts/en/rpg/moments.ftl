### Moments, windows and boards of `rpg`.

moment-soir = Evening
    .number = Evening { $number }
moment-bucher-supplementaire = Extra pyre
    .number = Extra pyre of day { $number }
told-opened-election = The village needs a Captain: who stands, and for whom are your votes?
told-opened-jour = The pyre is ready: debate and vote, neither waits for the other.
told-opened-soir = The pyre is closed.
told-opened-bucher-supplementaire = A second pyre is raised: one hour, and no debate any more.

window-distribution = The choices of the deal
window-nuit = The orders of the night
window-sorciere = The Witch's potions
window-vote = The pyre
window-tranchage = The Captain's decision

board-chez-gusteau = Chez Gusteau
board-antre-de-la-sorciere = The Witch's lair
board-roulotte = The Seer's caravan
board-planque = The Defender's hideout
board-mansarde = The Servant's Garret
board-fiche = Your personal sheet
board-buisson = The bush
board-theatre = The Actor's Theatre
board-tente = The Gypsy's Tent
board-taniere = The Fox's Den
board-eglise = The Church of the Abominable Sectarian
board-errance = The Stray's Wandering
board-crypte = The Vampires' Crypt
board-manoir = The Ghost's Manor
board-fous = The Night of the Mad
board-liste-des-groupes = The Sectarian's two groups
