role-joueur-de-flute = Joueur de Flûte
    .plural = Joueurs de Flûte
    .le = le
    .un = un
    .shown = le
    .genre = m
    .camp = independant
    .tag = Indépendant, Chaque nuit
    .help = Chaque nuit, ton air envoûte une ou deux personnes, ou personne. Rien ne change pour elles, sinon qu'elles se savent envoûtées ensemble. Quand tous les autres vivants le sont, à l'aube ou au soir, la partie est à toi, et à ton amour si tu en as un.

prompt-charmer = Qui charmes-tu cette nuit ? Une personne, deux, ou personne.
board-cachette-de-musique = La cachette de musique
