### Questions that two roles of `forum` are asked with one power.

prompt-espionner = { $window ->
    [voyante] Do you try to read the card that the Seer is shown?
   *[loups] Do you risk a peek while the pack is awake?
 }
receipt-espionner = { $window ->
    [voyante] You watch the Seer: heads, you read along with her; tails, she gets a hint about you.
   *[loups] You watch the pack: heads, you recognise a wolf; tails, it gets a hint about you.
 }
    .alone = You risk a peek tonight.
    .oui = { $window ->
        [voyante] You watch the Seer: heads, you read along with her; tails, she gets a hint about you.
       *[loups] You watch the pack: heads, you recognise a wolf; tails, it gets a hint about you.
     }
    .none = You keep your eyes tightly shut.
    .non = You keep your eyes tightly shut.
