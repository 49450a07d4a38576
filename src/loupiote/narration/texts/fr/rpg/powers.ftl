### Questions of `rpg` that no single role asks, or that are put otherwise here.

power-candidat = se présenter
prompt-candidat = Veux-tu te présenter au titre de Capitaine ?
receipt-candidat = Ta candidature est annoncée.
    .alone = Ta candidature est annoncée.
    .none = Tu ne te présentes pas.
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
