### Votes, the right to vote, offices, boards.

told-voted = { $moment ->
    [election] { $who } vote pour { $choice }.
    [vote] { $who } vote contre { $choice }.
   *[none] La voix de { $who } va à { $choice }.
 }
told-voted-none = { $who } s'abstient.
votes-note = (Compte pour { $n } voix.)
weight-note = ×{ $n }

told-counted = On compte : { $totals }.
count-short = { $who } ({ $n } voix)
count-line = { $who } : { $n } voix
count-line-voters = { $who } : { $n } voix ({ $voters })
count-abstained = { $n ->
    [one] Abstention : { $voters }
   *[other] Abstentions : { $voters }
 }
told-counted-first = { $who } arrive en tête.
told-counted-tied = Égalité entre { $who }.
told-counted-nobody = Le vote ne désigne personne.
told-counted-cancelled = Le vote est annulé.

told-vote-added = { $n ->
    [one] { $n } voix pèse déjà sur { $who }.
   *[other] { $n } voix pèsent déjà sur { $who }.
 }
told-vote-added-source = { $n ->
    [one] { $n } voix pèse déjà sur { $who } ({ $source }).
   *[other] { $n } voix pèsent déjà sur { $who } ({ $source }).
 }
told-may-vote = { $who_n ->
    [0] Au prochain vote, personne n'aura de voix.
   *[other] Le prochain vote est réservé à { $who }.
 }
told-may-not-vote = { $who_n ->
    [0] Tout le monde peut voter.
    [one] { $who } ne vote pas cette fois.
   *[other] { $who } ne votent pas cette fois.
 }

told-elected = { $how ->
    [vote] { $who_genre ->
        [f] { $who } est élue { $office }.
        [m] { $who } est élu { $office }.
       *[x] Le village donne à { $who } le titre de { $office }.
     }
    [drawn] Le sort donne à { $who } le titre de { $office }.
   *[named] { $who } reçoit le titre de { $office }.
 }
told-elected-after = { $how ->
    [drawn] Le sort donne à { $who } le titre de { $office }, après { $after }.
   *[named] Le titre de { $office } passe de { $after } à { $who }.
 }
told-elected-nobody = Le village n'a plus de { $office }.

told-board-open = { $board } s'ouvre.
told-board-members = { $board } s'ouvre à : { $who }.
told-board-closed = { $board } se ferme.
