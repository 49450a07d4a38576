### Options whose help names what `forum` does not have.

option-egalite = A tie that nothing settles
    .help = When the Captain's vote is on none of the tied.
    .v-personne = nobody dies
    .v-second-vote-puis-personne = second vote, then nobody
    .v-second-vote-puis-tirage = second vote, then the lot
    .v-tirage = the lot decides
