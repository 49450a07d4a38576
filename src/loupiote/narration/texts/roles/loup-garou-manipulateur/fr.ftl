role-loup-garou-manipulateur = Loup-Garou Manipulateur
    .plural = Loups-Garous Manipulateurs
    .le = le
    .un = un
    .shown = un
    .genre = m
    .camp = loups
    .tag = Loups-Garous, Chaque nuit
    .help = Tu chasses avec la meute, puis tu te glisses chez quelqu'un. Si ton hôte agit cette nuit, tu le sais, et tu peux envoyer son action ailleurs que chez lui, sans savoir laquelle ni sur qui elle allait tomber. Après toi, plus rien ne la détourne.

power-visiter = visiter
prompt-visiter = Chez qui te glisses-tu cette nuit ?
receipt-visiter = Tu te glisses chez { $who } cette nuit.
    .none = Tu ne te glisses chez personne cette nuit.
did-visiter = { $who } se glisse chez { $target }.
power-manipuler = manipuler
prompt-manipuler = Vers qui envoies-tu l'action de ton hôte ?
receipt-manipuler = Tu envoies l'action de ton hôte vers { $who }.
    .none = Tu laisses ton hôte faire à son idée.
did-manipuler = { $who } envoie l'action de son hôte vers { $target }.

window-manipulation = La manipulation
call-manipulation = Le Loup-Garou Manipulateur ouvre les yeux, et apprend si son hôte agit : où va cette action ?
    .sleep = Le Loup-Garou Manipulateur referme les yeux.

refusal-own-action = L'action de { $value } ne peut pas lui revenir
    .short = une action ne revient pas sur qui l'a faite
