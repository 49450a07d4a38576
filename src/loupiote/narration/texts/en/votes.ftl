### Votes, the right to vote, offices, boards.

told-voted = { $moment ->
    [election] { $who } votes for { $choice }.
    [vote] { $who } votes against { $choice }.
   *[none] { $who }'s vote goes to { $choice }.
 }
told-voted-none = { $who } abstains.
votes-note = { $n ->
    [one] (It counts as { $n } vote.)
   *[other] (It counts as { $n } votes.)
 }
weight-note = ×{ $n }

told-counted = The count: { $totals }.
count-short = { $n ->
    [one] { $who } ({ $n } vote)
   *[other] { $who } ({ $n } votes)
 }
count-line = { $n ->
    [one] { $who }: { $n } vote
   *[other] { $who }: { $n } votes
 }
count-line-voters = { $n ->
    [one] { $who }: { $n } vote ({ $voters })
   *[other] { $who }: { $n } votes ({ $voters })
 }
count-abstained = Abstained: { $voters }
told-counted-first = { $who } has the most votes.
told-counted-tied = A tie between { $who }.
told-counted-nobody = The vote names nobody.
told-counted-cancelled = The vote is cancelled.

told-vote-added = { $n ->
    [one] { $n } vote already weighs on { $who }.
   *[other] { $n } votes already weigh on { $who }.
 }
told-vote-added-source = { $n ->
    [one] { $n } vote already weighs on { $who } ({ $source }).
   *[other] { $n } votes already weigh on { $who } ({ $source }).
 }
told-may-vote = { $who_n ->
    [0] At the next vote, nobody will have a voice.
   *[other] The next vote is for { $who } alone.
 }
told-may-not-vote = { $who_n ->
    [0] Everybody may vote.
    [one] { $who } does not vote this time.
   *[other] { $who } do not vote this time.
 }

told-elected = { $how ->
    [vote] The village elects { $who } { $office }.
    [drawn] A draw makes { $who } { $office }.
   *[named] { $who } receives the title of { $office }.
 }
told-elected-after = { $how ->
    [drawn] A draw makes { $who } { $office }, after { $after }.
   *[named] The title of { $office } passes from { $after } to { $who }.
 }
told-elected-nobody = The village no longer has a { $office }.

told-board-open = { $board } opens.
told-board-members = { $board } opens to { $who }.
told-board-closed = { $board } closes.
