role-redirecteur = Redirecteur
    .plural = Redirecteurs
    .le = le
    .un = un
    .shown = un
    .genre = m
    .camp = variable
    .tag = Village ou Loups-Garous, Chaque nuit
    .help = Tu déplaces les panneaux : tout ce qui visait une personne cette nuit en frappe une autre, de ton choix. Ceux que tu déroutes l'apprennent. Toi, jamais : ni si quelque chose est passé, ni quoi.

power-rediriger = rediriger
prompt-rediriger = De qui vers qui rediriges-tu cette nuit ?
receipt-rediriger = Ce qui vise { $first } cette nuit ira vers { $rest }.
    .none = Tu ne rediriges rien cette nuit.
did-rediriger = { $who } redirige vers { $rest } tout ce qui vise { $first }.

told-redirected = { $person ->
    [you] Ton action a été redirigée.
   *[other] L'action de { $who } a été redirigée.
 }
told-redirected-to = { $person ->
    [you] Ton action a été redirigée vers { $target }.
   *[other] L'action de { $who } a été redirigée vers { $target }.
 }
mark-redirected = redirection
