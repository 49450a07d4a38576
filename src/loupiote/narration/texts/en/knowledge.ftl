### Who is what, and what players are told in private.

told-saw = You watch { $who }.
told-saw-role = You see through { $who }: the card is { $role_shown }.
told-saw-camp = You see through { $who }: the side is that of { $camp_le }.
told-saw-wolf = { $wolf ->
    [yes] You recognise a wolf: { $who }.
   *[no] { $who } is no wolf.
 }
told-saw-powers = { $who }'s powers: { $powers }.

told-revealed = { $who } steps out of the shadows.
told-revealed-role = { $who } turns a card over: { $role_shown }.
told-revealed-camp = { $who } shows a side: { $camp }.
told-revealed-title = { $who } shows a title: { $title }.

told-became-role = { $person ->
    [you] Your new card: { $role }.
   *[other] { $who } now holds the { $role } card.
 }
told-became-camp = { $person ->
    [you] You change sides: you are now with { $camp_le }.
   *[other] { $who } goes over to { $camp_le }.
 }
told-became-power = { $person ->
    [you] You have a new power: { $power }.
   *[other] { $who } has a new power: { $power }.
 }

told-answer = { $answer ->
    [oui] Yes.
   *[non] No.
 }
told-answer-who = { $answer ->
    [oui] Yes, it smells of wolf around here: { $who }.
   *[non] No, not a whiff of wolf around here: { $who }.
 }

told-text = A note for you: “{ $text }”
told-text-from = { $who } writes to you: “{ $text }”
told-text-signed = A note signed { $signed }: “{ $text }”
told-text-own = Noted. Your secret sign: “{ $text }”
told-text-mj = The game master speaks: “{ $text }”
told-failed = Your action has no effect.

told-acted = { $person ->
    [you] { $acted ->
        [no] You did nothing.
       *[yes] You acted.
     }
    [nobody] { $acted ->
        [no] Nobody acted.
       *[yes] Somebody acted.
     }
   *[other] { $acted ->
        [no] { $who } did nothing.
       *[yes] { $who } acted.
     }
 }
told-acted-power = { $person ->
    [you] { $acted ->
        [no] You let this pass: { $power }.
       *[yes] You act: { $power }.
     }
    [nobody] { $acted ->
        [no] Nobody acts: { $power }.
       *[yes] Somebody acts: { $power }.
     }
   *[other] { $acted ->
        [no] { $who } lets this pass: { $power }.
       *[yes] { $who } acts: { $power }.
     }
 }
told-acted-target = { $person ->
    [you] You act: { $power } ({ $target }).
    [nobody] Somebody acts: { $power } ({ $target }).
   *[other] { $who } acts: { $power } ({ $target }).
 }

told-pack = { $alone ->
    [yes] The pack is you, and only you.
   *[no] In the dark, the pack knows its own: { $who }.
 }
told-bound = A bond now ties you to { $who }.
told-bound-lover = One of Cupid's arrows binds you to { $who }, in life and in death.
told-bound-model = Your model: { $who }.
told-bound-model-unknown = Unknowingly, { $who } serves as a model.
told-bound-role = { $who }'s card: { $role }.
told-charmed = Under the flute's charm: { $who }.
told-infected = { $person ->
    [you] A bite in the night, and everything turns: you are now with the Werewolves. Your card stays the same, with all that it allows.
   *[other] A bite in the night: { $who } goes over to the Werewolves.
 }
told-cards = { $n ->
    [one] The card left over: { $cards }.
   *[other] The cards left over: { $cards }.
 }
told-victim = { $person ->
    [you] Tonight the pack's prey is you.
   *[other] Tonight the pack's prey is { $who }.
 }
told-deaths = { $who_n ->
    [0] Tonight, death takes nobody.
   *[other] Tonight, death takes { $who }.
 }
told-victim-none = Tonight there is no victim.
told-undecided = No agreement ({ $power }): { $who } stand level, so nothing is done.
told-growl = { $growl ->
    [yes] The bear growls: a wolf is right beside its master.
   *[no] The bear keeps quiet: no wolf right beside its master.
 }
told-hint = A hint: { $text }
told-hint-names = A hint: one of these names is right, { $who }.

## Fixed sentences, by the key of the event `message`.
message-pouvoirs-perdus = The Elder died by the village's own hand: the villagers lose their powers.
message-reprise = The game began elsewhere: it goes on here.
message-second-vote = The village votes a second time, at once.
message-rien-vu = You kept watch tonight, and saw nothing.
message-piece-pile = A coin for { $who }: it shows heads.
message-piece-face = A coin for { $who }: it shows tails.
