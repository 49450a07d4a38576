role-servante-devouee = Servante Dévouée
    .plural = Servantes Dévouées
    .le = la
    .un = une
    .shown = le
    .genre = f
    .camp = village
    .tag = Village, Chaque nuit
    .help = À la fin de chaque nuit, on te donne les noms des morts, jamais leurs cartes. Tu peux prendre le rôle d'un seul, dans l'état où il le laisse, avec son camp. C'est lui qu'on annonce « Servante Dévouée », et personne ne saura que tu l'as été.

prompt-prendre-role = De qui veux-tu prendre le rôle, s'il t'en faut un ?
receipt-prendre-role = Tu reprends le rôle de { $who }.
    .none = Tu restes la Servante Dévouée.
call-servante = La Servante Dévouée veut-elle prendre un rôle ?
