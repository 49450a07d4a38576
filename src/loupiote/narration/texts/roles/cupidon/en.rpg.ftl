role-cupidon = Cupid
    .plural = Cupids
    .le = { "" }
    .un = { "" }
    .shown = le
    .genre = m
    .camp = village
    .tag = Village, At the deal
    .help = As soon as you have your card, your arrows bind two people, and you may be one of them. Neither outlives the other; if their sides are opposed, they play for nobody but themselves. Some arrows go astray, and you are not told. From then on you live like a Simple Villager.

receipt-unir = Your arrows fly towards { $who }.
    .none = You bind nobody: chance will choose.
message-couple-impossible = This couple is not allowed: Cupid's arrows go astray.
