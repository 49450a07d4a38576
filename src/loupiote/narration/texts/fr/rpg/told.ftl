### What `rpg` tells: votes, deaths, failures, refusals.

told-voted = { $moment ->
    [election] { $who } vote pour { $choice }.
   *[other] { $who } vote contre { $choice }.
 }
told-candidate = { $who } se présente au titre de { $office }.
told-withdrew = { $who } ne se présente plus au titre de { $office } : les voix en sa faveur tombent, on peut voter à nouveau.
told-manipulated = { $person ->
    [you] { $who_genre ->
        [f] Tu as été manipulée : ton action est allée ailleurs.
        [m] Tu as été manipulé : ton action est allée ailleurs.
       *[x] Ton action a été manipulée : elle est allée ailleurs.
     }
   *[other] L'action de { $who } a été manipulée.
 }
told-manipulated-to = { $person ->
    [you] { $who_genre ->
        [f] Tu as été manipulée : ton action est allée vers { $target }.
        [m] Tu as été manipulé : ton action est allée vers { $target }.
       *[x] Ton action a été manipulée : elle est allée vers { $target }.
     }
   *[other] L'action de { $who } a été manipulée : elle est allée vers { $target }.
 }
told-became-role = { $person ->
    [you] Te voici dans un nouveau rôle : { $role }.
   *[other] { $who } entre dans un nouveau rôle : { $role }.
 }
told-failed = Ton action a échoué.
told-victim = { $person ->
    [you] Cette nuit, c'est toi qui vas mourir des crocs de la meute.
   *[other] Cette nuit, la meute va tuer { $who }.
 }
told-victim-none = Aucune victime.
message-nuit-sans-mort = Cette nuit, personne n'est mort.
told-won-village = Plus aucun ennemi ne reste debout : le Village l'emporte !
told-won-loups = Il ne reste que des crocs : les Loups-Garous l'emportent !

refusal-not-candidate = { $value } ne se présente pas : on ne vote que pour un candidat déclaré
    .short = on ne vote que pour un candidat déclaré
refusal-saved = La potion de vie a servi sur la même personne
    .short = la potion de vie a servi sur la même personne
refusal-no-side = Il faut un camp pour la carte multiclassable : { $role }
refusal-bad-side = { $value } n'est pas un camp pour une carte multiclassable

camp-variable = Multiclassables
    .le = les
    .genre = m
    .colour = violet
camp-village = Village
    .le = le
    .genre = m
    .colour = bleu
camp-loups = Loups-Garous
    .le = les
    .genre = m
    .colour = rouge
camp-independant = Indépendants
    .le = les
    .genre = m
    .colour = vert
camp-amoureux = Amoureux traîtres
    .le = les
    .genre = m
    .colour = rose
story-nobody-executed = Personne ne brûle ce soir.
