### Questions that two roles of `forum` are asked with one power.

prompt-espionner = { $window ->
    [voyante] Cherches-tu à lire la carte que la Voyante découvre ?
   *[loups] Risques-tu un œil pendant que la meute est éveillée ?
 }
receipt-espionner = { $window ->
    [voyante] Tu guettes la Voyante : pile, tu lis avec elle ; face, elle aura un indice sur toi.
   *[loups] Tu guettes la meute : pile, tu reconnais un loup ; face, elle aura un indice sur toi.
 }
    .alone = Tu risques un œil cette nuit.
    .oui = { $window ->
        [voyante] Tu guettes la Voyante : pile, tu lis avec elle ; face, elle aura un indice sur toi.
       *[loups] Tu guettes la meute : pile, tu reconnais un loup ; face, elle aura un indice sur toi.
     }
    .none = Tu gardes les yeux bien fermés.
    .non = Tu gardes les yeux bien fermés.
