role-corbeau = Raven
    .plural = Ravens
    .le = the
    .un = a
    .shown = un
    .genre = x
    .camp = village
    .tag = Village, Every night
    .help = At night your quill puts a placard in front of a house, your own if you like. In the morning everybody sees it: one vote weighs on whoever lives there, before anybody votes. Nobody is told whose hand put it there.

power-designer = put up a placard
prompt-designer = In front of whose house do you put your placard tonight?
receipt-designer = Your placard will stand in front of { $who }'s house.
    .none = You put up no placard tonight.
did-designer = { $itself ->
    [yes] { $who } puts the placard in front of their own house.
   *[no] { $who } puts a placard in front of { $target }'s house.
 }
mark-designated = the Raven's placard
mark-accused = placard to be put up
