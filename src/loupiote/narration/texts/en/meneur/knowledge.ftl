### What only `meneur` says in other words: its one hint is about the Petite Fille.

told-hint-names = Somebody is spying on the pack, and it is one of these: { $who }.
