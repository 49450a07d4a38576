### The course of the game.

told-opened = { $moment }: here we go.
told-opened-distribution = The cards go from hand to hand.
told-opened-nuit = Night falls and the village goes to sleep.
told-opened-aube = Day breaks and the village wakes up.
told-opened-election = The village needs a Captain: cast your votes.
told-opened-jour = Tongues loosen: the debate is open.
told-opened-vote = The time has come to vote.
told-opened-execution = The square falls silent.
told-skipped = This one is skipped.

told-composed-players = { $who_n ->
    [one] Around the fire: { $who }.
   *[other] Around the fire, { $who_n } souls: { $who }.
 }
told-composed-roles = Cards in play: { $cards }.
told-composed-wolves = { $n ->
    [one] A single wolf is on the prowl.
   *[other] { $n } wolves are on the prowl.
 }
told-composed-options = Rules chosen for this game: { $options }.

told-dealt = Your card: { $role }.
told-dealt-who = { $who } is dealt the { $role } card.
told-dealt-camp = { $camp_id ->
    [independant] You play alone.
   *[other] You play with { $camp_le }.
 }

told-won = The game is over.
told-won-nobody = The game is over, and nobody is left to win it.
told-won-village = The wolves are gone: the Village wins!
told-won-loups = Nothing can stop the pack any more: the Werewolves win!
told-won-amoureux = Love outlived everything: the Lovers win!
told-won-independant = A victory all alone!
told-won-joueur-de-flute = The whole village dances to one tune: the Piper wins!
told-won-loup-garou-blanc = Not a sound, not a soul: the White Werewolf wins!
told-won-several = A shared victory: { $camps }.
told-won-camp = Victory: { $camp_le }.
told-winners = All honour to { $who }!

told-refused = Order refused: { $power }.
told-refused-because = Order refused ({ $power }): { $reason }.
told-lapsed = Your answer ({ $power }) no longer stands: the game has changed in the meantime.
told-lapsed-because = Your answer ({ $power }) no longer stands: { $reason }.

told-counted-by-hand = The game master counted the hands: { $totals }.
told-outcome-by-hand = { $who_n ->
    [0] The game master notes that the vote names nobody.
    [one] The game master notes the result of the vote: { $who } comes first.
   *[other] The game master notes the result of the vote: a tie between { $who }.
 }
told-decreed = { $what ->
    [kill] By the game master's decree, { $who } dies.
    [spare] By the game master's decree, { $who } is spared.
    [revive] By the game master's decree, { $who } comes back to life.
    [give-role] By the game master's decree, { $who } now holds the card { $value }.
    [give-title] By the game master's decree, { $who } gets the title { $value }.
    [give-object] By the game master's decree, { $who } gets the object { $value }.
    [mark] By the game master's decree, on { $who }: { $value }.
    [unmark] By the game master's decree, no longer on { $who }: { $value }.
    [suppress] By the game master's decree, { $who } no longer has a power.
    [substitute] { $value } takes { $who }'s place.
    [send-back] The game master sends an answer back to { $who }: { $value }.
    [announce] The game master announces: { $value }
    [open-board] The game master opens a place: { $value }.
    [close-board] The game master closes a place: { $value }.
    [end-game] The game master ends the game.
    [close] The game master closes the question.
    [undo] The game master goes one step back.
   *[other] The game master's decree: { $said } { $who } { $value }.
 }
told-reasoned = The game master's reason: { $text }
