role-bouc-emissaire = Scapegoat
    .plural = Scapegoats
    .le = the
    .un = a
    .shown = le
    .genre = x
    .camp = village
    .tag = Village, During the day
    .help = When the pyre ends in a tie, you die instead of the others, whatever the Captain thinks. Your own vote may prevent it. Your revenge: when you die that way, you say who may vote at the next pyre.

window-votants = The Scapegoat's choice
call-votants = The Scapegoat pays for everybody. Who will have the right to vote at the next pyre?
prompt-designer-votants = Who will have the right to vote at the next pyre?
receipt-designer-votants = The next pyre is for { $who } alone.
    .none = Everybody will vote at the next pyre.
