role-cupidon = Cupidon
    .plural = Cupidons
    .le = { "" }
    .un = { "" }
    .shown = le
    .genre = m
    .camp = village
    .tag = Village, À la distribution
    .help = Dès que tu reçois ta carte, tes flèches unissent deux personnes, et tu peux être l'une des deux. Elles ne survivent pas l'une à l'autre ; si leurs camps s'opposent, elles ne jouent plus que pour elles deux. Certaines flèches se perdent, et tu n'en sais rien. Ensuite, tu vis comme un Simple Villageois.

receipt-unir = Tes flèches partent vers { $who }.
    .none = Tu n'unis personne : le sort choisira.
message-couple-impossible = Ce couple n'est pas autorisé : les flèches de Cupidon se perdent.
