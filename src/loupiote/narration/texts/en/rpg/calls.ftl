### What the game master says when a question of `rpg` opens.

call-distribution = Those whose card makes them choose, choose now.
    .sleep = The choices of the deal are made.
call-nuit = The night is open: let everybody send their orders, the last one received counts.
    .sleep = The orders of the night are closed.
call-sorciere = The Witch is told who is about to die: one potion, the other, or both?
    .sleep = The Witch has chosen.
call-election = The village chooses its Captain: stand, debate, vote.
call-vote = The pyre is open: debate, vote, change your mind until the close.
call-tranchage = A tie! The Captain decides, in the time allowed.
call-successeur = To whom does the Captain hand the title? Play goes on while the time runs.
