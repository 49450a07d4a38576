role-servante-devouee = Devoted Servant
    .plural = Devoted Servants
    .le = the
    .un = a
    .shown = le
    .genre = f
    .camp = village
    .tag = Village, Every night
    .help = At the end of every night you are given the names of the dead, never their cards. You may take over one role, in the state in which it was left, and its side with it. The dead player is announced as the Devoted Servant, and nobody will know that you once were.

prompt-prendre-role = Whose role do you want to take, if you want one?
receipt-prendre-role = You take over { $who }'s role.
    .none = You remain the Devoted Servant.
call-servante = Does the Devoted Servant take over a role?
