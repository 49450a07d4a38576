role-amoureux = Lovers
    .plural = Lovers
    .le = the
    .un = some
    .shown = un
    .genre = x
    .camp = amoureux
    .tag = Bond, All game
    .help = Two people bound by Cupid, who talk at Chez Gusteau: when one dies, the other dies of grief. On the same side, they win with it. On opposed sides they are traitors, who win once nobody else is left. A vote that stands against the other, or the pack's fangs set on the other, and lightning strikes them both.

power-chagrin = grief
power-trahison = treason
cause-foudre = lightning, which strikes Lovers who turn on each other
