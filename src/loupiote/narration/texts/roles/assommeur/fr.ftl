role-assommeur = Assommeur
    .plural = Assommeurs
    .le = le
    .un = un
    .shown = un
    .genre = m
    .camp = variable
    .tag = Village ou Loups-Garous, Chaque nuit
    .help = Un bon coup derrière la tête, et quelqu'un ne fera rien de la nuit : ni regard, ni potion, ni croc. Rien ne passe avant toi, sauf un Assommeur qui aurait pensé à toi plus tôt. Au matin, ta cible saura qu'elle a été assommée, jamais par qui.

power-assommer = assommer
prompt-assommer = Qui veux-tu assommer cette nuit ?
receipt-assommer = Tu assommes { $who } cette nuit.
    .none = Tu n'assommes personne cette nuit.
did-assommer = { $who } assomme { $target }.

told-knocked-out = { $person ->
    [you] Un coup derrière la tête : de toute la nuit, tu n'as rien pu faire.
   *[other] Un coup derrière la tête : { $who } n'a rien pu faire de la nuit.
 }
mark-knocked-out = coup de l'Assommeur
