### What players are told in private in `forum`: a hint is about somebody who spied on its readers.

told-hint = Quelqu'un t'épie, et le Meneur te souffle un indice : « { $text } »
told-hint-names = Quelqu'un t'épie, et c'est l'un de ces noms : { $who }.
