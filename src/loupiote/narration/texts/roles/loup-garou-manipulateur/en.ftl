role-loup-garou-manipulateur = Puppeteer Werewolf
    .plural = Puppeteer Werewolves
    .le = the
    .un = a
    .shown = un
    .genre = x
    .camp = loups
    .tag = Werewolves, Every night
    .help = You hunt with the pack, then you steal into somebody's house. If your host acts tonight you know it, and may send that action to anybody but its author, without knowing what it is or where it was going. Nothing turns it aside after you.

power-visiter = visit
prompt-visiter = Whose house do you steal into tonight?
receipt-visiter = You steal into { $who }'s house tonight.
    .none = You steal into nobody's house tonight.
did-visiter = { $who } steals into { $target }'s house.
power-manipuler = manipulate
prompt-manipuler = Where do you send your host's action?
receipt-manipuler = You send your host's action to { $who }.
    .none = You let your host have their way.
did-manipuler = { $who } sends the host's action to { $target }.

window-manipulation = The manipulation
call-manipulation = The Puppeteer Werewolf opens their eyes, and learns whether the host acts: where does that action go?
    .sleep = The Puppeteer Werewolf closes their eyes.

refusal-own-action = { $value }'s action cannot come back to its author
    .short = an action cannot come back to its author
