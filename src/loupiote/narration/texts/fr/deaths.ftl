### Deaths, and lives kept.

told-died = { $who_genre ->
    [f] { $who } est morte, et sa carte reste cachée.
    [m] { $who } est mort, et sa carte reste cachée.
   *[x] { $who } perd la vie, et sa carte reste cachée.
 }
told-died-role = { $who_genre ->
    [f] { $who } est morte : c'était { $role_shown }.
    [m] { $who } est mort : c'était { $role_shown }.
   *[x] { $who } perd la vie : c'était { $role_shown }.
 }
told-died-camp = { $who_genre ->
    [f] { $who } est morte. Son camp : { $camp }.
    [m] { $who } est mort. Son camp : { $camp }.
   *[x] { $who } perd la vie. Son camp : { $camp }.
 }
told-died-side = (Camp : { $camp }.)
told-died-status = À savoir : { $status }.
told-died-was = { $who_genre ->
    [f] Elle était { $status }.
    [m] Il était { $status }.
   *[x] Statut : { $status }.
 }
status-in-love = { $who_genre ->
    [f] amoureuse
    [m] amoureux
   *[x] lien d'amour
 }
status-infected = { $who_genre ->
    [f] infectée
    [m] infecté
   *[x] morsure de l'Infect
 }
told-died-cause = (cause : { $cause })
told-died-cause-author = (cause : { $cause } ; coupable : { $author })

cause-loups = les crocs de la meute
cause-grand-mechant-loup = les crocs du Grand Méchant Loup
cause-loup-garou-blanc = les crocs du Loup-Garou Blanc
cause-poison = le poison
cause-chagrin = le chagrin d'amour
cause-bucher = le vote du village
cause-tir = le dernier tir du Chasseur
cause-egalite = l'égalité des voix
cause-surpris = la curiosité, surprise par la meute
cause-avant = avant que la partie reprenne ici
cause-decret = la parole du Meneur

told-survived = { $cause ->
    [bucher] Le village a voté, mais la mort attendra.
   *[other] Une proie des loups a survécu à la nuit.
 }
told-survived-who = { $cause ->
    [bucher] { $who } échappe au bûcher.
   *[other] { $who } échappe à la mort.
 }
told-saved = Le village épargne { $who }.
told-saved-role = Le village épargne { $who } : c'est { $role_shown } !
told-saved-by = { $by } sauve la vie de { $who }.
told-resurrected = { $who } revient à la vie.
told-lost-life = { $who } perd une vie sans le savoir.
