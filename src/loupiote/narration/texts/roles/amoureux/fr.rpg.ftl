role-amoureux = Amoureux
    .plural = Amoureux
    .le = les
    .un = des
    .shown = un
    .genre = m
    .camp = amoureux
    .tag = Lien, Toute la partie
    .help = Deux personnes unies par Cupidon, qui se parlent Chez Gusteau : quand l'une meurt, l'autre meurt de chagrin. Du même camp, elles gagnent avec lui. De camps opposés, ce sont des traîtres, qui gagnent quand il ne reste plus qu'elles. Un vote qui tient contre l'autre, ou les crocs de la meute lancés sur l'autre, et la foudre les frappe ensemble.

power-chagrin = chagrin
power-trahison = trahison
cause-foudre = la foudre, qui frappe les Amoureux dont l'un vise l'autre
