role-pretre = Prêtre
    .plural = Prêtres
    .le = le
    .un = un
    .shown = un
    .genre = m
    .camp = village
    .tag = Village, Chaque nuit
    .help = Chaque nuit, tu soumets un nom, et on te répond à la fin de la nuit : Simple Villageois, ou non. Un « non » cache aussi bien un loup qu'un pouvoir du village ou un Indépendant. À toi de trier le reste.

power-interroger = interroger
prompt-interroger = De qui veux-tu savoir si c'est un Simple Villageois ?
receipt-interroger = Tu interroges le ciel sur { $who }.
    .none = Tu n'interroges le ciel sur personne cette nuit.
did-interroger = { $itself ->
    [yes] { $who } interroge le ciel sur son propre nom.
   *[no] { $who } interroge le ciel sur { $target }.
 }
message-simple-villageois = Le joueur désigné est Simple Villageois
message-pas-simple-villageois = Le joueur désigné n'est pas Simple Villageois
