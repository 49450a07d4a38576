role-pretre = Priest
    .plural = Priests
    .le = the
    .un = a
    .shown = un
    .genre = x
    .camp = village
    .tag = Village, Every night
    .help = Every night you put forward a name, and at its end you are answered: Simple Villager, or not. A "not" may hide a wolf as well as a power of the village or an Independent. The rest is for you to sort out.

power-interroger = ask heaven
prompt-interroger = Of whom do you want to know whether they are a Simple Villager?
receipt-interroger = You ask heaven about { $who }.
    .none = You ask heaven about nobody tonight.
did-interroger = { $itself ->
    [yes] { $who } asks heaven about their own name.
   *[no] { $who } asks heaven about { $target }.
 }
message-simple-villageois = The player named is a Simple Villager
message-pas-simple-villageois = The player named is not a Simple Villager
