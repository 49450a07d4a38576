### What `rpg` tells: votes, deaths, failures, refusals.

told-voted = { $moment ->
    [election] { $who } votes for { $choice }.
   *[other] { $who } votes against { $choice }.
 }
told-candidate = { $who } stands for the title of { $office }.
told-withdrew = { $who } no longer stands for the title of { $office }: the votes for this candidate fall, and can be cast again.
told-manipulated = { $person ->
    [you] You were manipulated: your action went elsewhere.
   *[other] { $who }'s action was manipulated.
 }
told-manipulated-to = { $person ->
    [you] You were manipulated: your action went to { $target }.
   *[other] { $who }'s action was manipulated: it went to { $target }.
 }
told-became-role = { $person ->
    [you] You step into a new role: { $role }.
   *[other] { $who } steps into a new role: { $role }.
 }
told-failed = Your action has failed.
told-victim = { $person ->
    [you] Tonight it is you who are about to die by the fangs of the pack.
   *[other] Tonight the pack is about to kill { $who }.
 }
told-victim-none = No victim.
message-nuit-sans-mort = Nobody died last night.
told-won-village = No enemy is left standing: the Village wins!
told-won-loups = Nothing is left but fangs: the Werewolves win!

refusal-not-candidate = { $value } does not stand: votes go to declared candidates only
    .short = votes go to declared candidates only
refusal-saved = The life potion was used on the same person
    .short = the life potion was used on the same person
refusal-no-side = The multi-class card needs a side: { $role }
refusal-bad-side = { $value } is no side for a multi-class card

camp-variable = Multi-class
    .le = { "" }
    .genre = x
    .colour = violet
camp-village = Village
    .le = the
    .genre = x
    .colour = bleu
camp-loups = Werewolves
    .le = the
    .genre = x
    .colour = rouge
camp-independant = Independents
    .le = the
    .genre = x
    .colour = vert
camp-amoureux = Traitor Lovers
    .le = the
    .genre = x
    .colour = rose
story-nobody-executed = Nobody burns this evening.
