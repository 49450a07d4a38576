### Questions of `rpg` that no single role asks, or that are put otherwise here.

power-candidat = se présenter
prompt-candidat = Veux-tu te présenter au titre de Capitaine ?
receipt-candidat = Ta candidature est annoncée.
    .alone = Ta candidature est annoncée.
    .none = Tu ne te présentes pas.
power-se-retirer = se retirer
prompt-se-retirer = Tu te présentes au titre de Capitaine : ta candidature est annoncée. Tu peux encore te retirer ; tout le monde l'apprend, et les voix en ta faveur tombent.
receipt-se-retirer = Ton retrait est annoncé.
    .alone = Ton retrait est annoncé.
    .none = Ta candidature reste annoncée.
prompt-devorer = Qui la meute va-t-elle dévorer ? Le dernier nom donné compte, et qui le donne porte le coup.
receipt-devorer = La proie est { $who }, et c'est toi qui porteras le coup, si personne ne parle après toi.
    .none = Tu ne donnes aucun nom.
prompt-proteger = Qui veux-tu protéger cette nuit ?
prompt-nommer-successeur = { $window ->
    [successeur] À qui remets-tu le titre de Capitaine ?
   *[other] Si tu mourais, qui prendrait ton titre de Capitaine ? Le Meneur gardera le secret.
 }
receipt-nommer-successeur = Le titre de Capitaine ira à { $who }.
    .none = Tu ne nommes personne.

## An order of the night is what somebody means to do: much may come in between.
receipt-proteger = Tu veux protéger { $who } cette nuit.
    .none = Tu ne protèges personne cette nuit.
receipt-sauver = Tu verses ta potion de vie à { $who }.
    .none = Tu gardes ta potion de vie.
receipt-empoisonner = Tu verses ta potion de mort à { $who }.
    .none = Tu gardes ta potion de mort.
receipt-charmer = Ta flûte joue pour { $who }.
    .none = Tu ne charmes personne cette nuit.
receipt-tuer = Tu veux dévorer { $who }, en plus de la proie de la meute.
    .none = Tu ne dévores personne de plus cette nuit.
receipt-tuer-loup = Tu veux dévorer { $who } cette nuit.
    .none = Tu épargnes la meute cette nuit.
receipt-infecter = Tu veux infecter la proie de la meute.
    .none = Tu laisses la meute dévorer sa proie.
    .non = Tu laisses la meute dévorer sa proie.
did-charmer = La flûte de { $who } joue pour { $target }.
did-tuer = { $who } veut dévorer { $target }, en plus de la proie de la meute.
did-tuer-loup = { $who } veut dévorer quelqu'un de la meute : { $target }.
did-infecter = { $who } veut infecter la proie de la meute.
