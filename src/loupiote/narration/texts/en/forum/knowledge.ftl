### What players are told in private in `forum`: a hint is about somebody who spied on its readers.

told-hint = Somebody is spying on you, and the game master whispers a hint: “{ $text }”
told-hint-names = Somebody is spying on you, and it is one of these names: { $who }.
