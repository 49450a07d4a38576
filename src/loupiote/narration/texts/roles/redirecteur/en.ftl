role-redirecteur = Redirector
    .plural = Redirectors
    .le = the
    .un = a
    .shown = un
    .genre = x
    .camp = variable
    .tag = Village or Werewolves, Every night
    .help = You turn the signposts: whatever aimed at one person tonight meets another one, whom you choose. Those whom you lead astray are told. You never are: neither whether anything came by, nor what.

power-rediriger = redirect
prompt-rediriger = From whom, to whom do you redirect tonight?
receipt-rediriger = Whatever is aimed at { $first } tonight will go to { $rest }.
    .none = You redirect nothing tonight.
did-rediriger = { $who } redirects to { $rest } whatever is aimed at { $first }.

told-redirected = { $person ->
    [you] Your action was redirected.
   *[other] { $who }'s action was redirected.
 }
told-redirected-to = { $person ->
    [you] Your action was redirected to { $target }.
   *[other] { $who }'s action was redirected to { $target }.
 }
mark-redirected = redirection
