### What only `meneur` says in other words: its one hint is about the Petite Fille.

told-hint-names = Quelqu'un épie la meute, et c'est l'un de ces noms : { $who }.
