role-telepathe = Télépathe
    .plural = Télépathes
    .le = le
    .un = un
    .shown = un
    .genre = m
    .camp = variable
    .tag = Village ou Loups-Garous, Chaque nuit
    .help = Chaque nuit, tu peux glisser quelques mots dans une tête, aussi longs que tu veux. On les y trouve au matin, sans savoir de qui ils viennent. Conseil d'ami ou piège, c'est selon ton camp.

power-ecrire = écrire
prompt-ecrire = À qui écris-tu cette nuit, et quoi ? Ton nom n'y sera pas.
    .part1 = À qui
    .part2 = Ton message
receipt-ecrire = Tu écris à { $who }.
    .words = Tu écris à { $first } : « { $last } »
    .none = Tu n'écris à personne cette nuit.
did-ecrire = { $who } écrit à { $target }.
