### What the game master of `rpg` says aloud at a table. Where everybody writes orders together by forum, each is called in turn:
### `each` wakes one, `rest` sends them back to sleep; `$kind` is what carries the power, `$role` its name.

call-distribution = Everybody, close your eyes. I call those who have a choice to make before the first night.
    .sleep = The choices are made: everybody, open your eyes.
    .each = { $role }: open your eyes, and show me your choice.
    .rest = { $role }: close your eyes.
call-nuit = Everybody, close your eyes and be silent. I call each of you in turn.
    .sleep = Everybody was called. Keep your eyes closed: day has not broken.
    .each = { $kind ->
        [antre] The Werewolves open their eyes and agree, without a sound, on a prey.
       *[other] { $role }: open your eyes, and show me your choice.
     }
    .rest = { $kind ->
        [antre] The Werewolves close their eyes.
       *[other] { $role }: close your eyes.
     }
call-sorciere = The Witch opens her eyes and learns who is about to die: one potion, the other, or both?
    .sleep = The Witch closes her eyes.
call-election = The village chooses its Captain: stand, debate, vote.
call-vote = The pyre is open: debate, vote, change your mind until the close.
call-tranchage = A tie! The Captain decides.
call-successeur = To whom does the Captain hand the title? Play goes on meanwhile.
