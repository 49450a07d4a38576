### What the game master says aloud in `forum`, where it is not what they say elsewhere.

call-voyante = La Voyante ouvre les yeux, l'Espion aussi s'il rôde. De qui la Voyante veut-elle voir la carte ?
    .sleep = La Voyante et l'Espion se rendorment.
call-loups = Les Loups-Garous ouvrent les yeux, et le Chat peut-être avec eux. Sans un bruit, ils s'accordent sur une proie.
    .sleep = Les Loups-Garous se rendorment, le ventre plein ou presque.
## The words of the rule book (forum.tours-de-jeu.16), whatever potions are left.
call-sorciere = La Sorcière se réveille, je lui montre la victime des Loups-Garous. Va-t-elle user de sa potion de guérison, ou d'empoisonnement ?
    .sleep = La Sorcière se rendort.
