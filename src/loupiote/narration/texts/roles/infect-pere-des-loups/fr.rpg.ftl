role-infect-pere-des-loups = Infect Père des Loups
    .plural = Infects Pères des Loups
    .le = le
    .un = un
    .shown = le
    .genre = m
    .camp = loups
    .tag = Loups-Garous, Chaque nuit
    .help = Une nuit de la partie, tu changes la morsure en promesse : la proie de la meute ne meurt pas, et s'éveille loup au lever du jour, son pouvoir intact. Un seul essai, réussi ou non : certains ne s'infectent pas, d'autres sont trop bien gardés. Cette nuit-là, personne n'est dévoré.

message-couple-amoureux = Votre couple ne gagne plus désormais que si vous restez seuls en vie, tous les deux.
message-couple-loups = Votre couple gagne désormais avec les Loups-Garous.
