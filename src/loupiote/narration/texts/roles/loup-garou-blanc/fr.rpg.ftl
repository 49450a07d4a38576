role-loup-garou-blanc = Loup-Garou Blanc
    .plural = Loups-Garous Blancs
    .le = le
    .un = un
    .shown = le
    .genre = m
    .camp = independant
    .tag = Indépendant, Une nuit sur deux
    .help = La meute t'ouvre son antre et ne se doute de rien. Les nuits 2, 4, 6 et ainsi de suite, tu peux y dévorer un loup. Tu ne gagnes avec personne : il te faut être le dernier.

board-caverne-secrete = La caverne secrète
