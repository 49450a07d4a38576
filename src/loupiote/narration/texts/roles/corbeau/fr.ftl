role-corbeau = Corbeau
    .plural = Corbeaux
    .le = le
    .un = un
    .shown = un
    .genre = m
    .camp = village
    .tag = Village, Chaque nuit
    .help = La nuit, ta plume pose une pancarte devant une maison, la tienne si tu veux. Au matin, tout le monde la voit : une voix pèse déjà sur qui habite là, avant le premier vote. De la main qui l'a posée, personne n'apprend rien.

power-designer = poser une pancarte
prompt-designer = Devant quelle maison poses-tu ta pancarte cette nuit ?
receipt-designer = Ta pancarte ira devant la maison de { $who }.
    .none = Tu ne poses aucune pancarte cette nuit.
did-designer = { $itself ->
    [yes] { $who } pose sa pancarte devant sa propre maison.
   *[no] { $who } pose une pancarte devant la maison de { $target }.
 }
mark-designated = pancarte du Corbeau
mark-accused = pancarte à poser
