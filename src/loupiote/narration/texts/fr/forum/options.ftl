### Options whose help names what `forum` does not have.

option-egalite = Égalité que rien ne tranche
    .help = Quand la voix du Capitaine ne désigne personne parmi les ex aequo.
    .v-personne = personne ne meurt
    .v-second-vote-puis-personne = second vote, puis personne
    .v-second-vote-puis-tirage = second vote, puis le sort
    .v-tirage = le sort décide
