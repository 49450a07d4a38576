role-metronome = Métronome
    .plural = Métronomes
    .le = le
    .un = un
    .shown = le
    .genre = m
    .camp = village
    .tag = Village, Chaque nuit
    .help = Chaque nuit, tu peux laisser le balancier choisir : Voyante, Prêtre, Salvateur, Protecteur, Ancien, Assommeur ou Télépathe, tu es ce rôle jusqu'au matin. Qui le tenait dort toute la nuit et ne l'apprend qu'à la fin. Si tu meurs, on n'annonce jamais que le Métronome.

power-voler = dérober
prompt-voler = Veux-tu dérober un pouvoir cette nuit ?
receipt-voler = Le balancier choisit.
    .alone = Le balancier choisit.
    .none = Tu ne dérobes rien cette nuit.
refusal-spent-tonight = Une seule fois par nuit : { $power }
    .short = déjà fait cette nuit
message-nuit-sans-reveil = Tu ne te réveilles pas cette Nuit
