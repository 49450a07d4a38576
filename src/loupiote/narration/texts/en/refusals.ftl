### Refusals, without a final stop. `refusal-with-clause` and `refusal-with-legal` add the rule and what is legal.
### The attribute `short` is what a player reads beside the name of a refused power.

refusal-with-clause = { $text } ({ $clause })
refusal-with-legal = { $text }; possible: { $legal }
refusal-quoted = “{ $text }”
refusal-unknown = This choice is not possible here

refusal-not-legal = { $n ->
    [0] This choice is not possible here
   *[other] { $value } is not a possible choice here
 }
    .short = this choice is not possible
refusal-unknown-player = Nobody is called { $value } in this game
    .short = nobody has that name
refusal-unknown-power = No power is called { $value } here
    .short = there is no such power
refusal-unknown-window = No question is called { $value } here
    .short = there is no such question
refusal-too-many-hands = { $value } will not do: count whole numbers of hands, one for each voter
    .short = there are more hands than voters
refusal-dead = { $value } is no longer alive
    .short = this person is no longer alive
refusal-oneself = { $author ->
    [you] You cannot name yourself here
    [other] Players may not name themselves here: { $who }
   *[none] One cannot name oneself here
 }
    .short = one cannot name oneself
refusal-pack-member = { $value } is one of the pack: wolves do not devour one another
    .short = wolves do not devour one another
refusal-twice-running = { $value } cannot be protected two nights running
    .short = never the same person two nights running
refusal-already-charmed = { $value } is already charmed
    .short = this person is already charmed
refusal-not-shown = The potion of life can save only tonight's victim, not { $value }
    .short = the potion of life saves only tonight's victim
refusal-the-victim = { $value } is already the pack's prey: name somebody else
    .short = already the pack's prey
refusal-powerless = This power is lost: { $power }
    .short = lost power
refusal-spent = This power has been used up: { $power }
    .short = this power has been used up
refusal-two-potions = Only one potion a night: choose
    .short = only one potion a night
refusal-must-answer = { $author ->
    [you] You must answer: { $power }
    [other] { $who } must answer: { $power }
   *[none] An answer is required: { $power }
 }
    .short = an answer is required
refusal-not-asked = { $author ->
    [you] You are not asked this at the moment: { $power }
    [other] { $who } is not asked this at the moment: { $power }
   *[none] This is not asked at the moment: { $power }
 }
    .short = this is not the time
refusal-wrong-window = This is not the question being asked
    .short = this is not the question being asked
refusal-stale = Too late: the game has moved on, this question is closed
    .short = too late
refusal-sent-back = The game master has sent this answer back to its author
    .short = the game master sends it back to you, the question is yours again
refusal-too-many = { $n ->
    [0] Too many answers at once
    [one] Too many answers: { $values } is one too many
   *[other] Too many answers at once: { $values }
 }
    .short = too many answers at once
refusal-too-few = { $count ->
    [0] Some names are missing
    [1] At least one name is needed
   *[other] At least { $count } names are needed
 }
    .short = some names are missing
refusal-same-twice = { $value } is named twice
    .short = the same name comes twice
refusal-too-long = { $count ->
    [0] This is too long
   *[other] This is too long: { $count } characters at most
 }
    .short = this is too long
refusal-no-vote = { $author ->
    [you] You no longer have the right to vote
    [other] { $who } no longer has the right to vote
   *[none] The right to vote is lost
 }
    .short = the right to vote is lost
refusal-not-mj = Only the game master may do this
    .short = only the game master may
refusal-game-over = The game is over
    .short = the game is over
refusal-not-tied = { $value } is not tied: choose among those who came first
    .short = choose among those who came first
refusal-wolf-cards = Both spare cards are wolves: one of them must be taken
    .short = one of the two cards must be taken
refusal-empty = The answer is empty
    .short = the answer is empty
refusal-alive = { $author ->
    [you] This power works only when you die: { $power }
   *[other] This power works only at a death: { $power }
 }
    .short = this power works only at a death
refusal-first-night = Not on the first night: { $power }
    .short = not on the first night
refusal-not-tonight = Not tonight: { $power }
    .short = not tonight
refusal-not-pack = { $value } is not one of the pack
    .short = this person is not one of the pack
refusal-pack-lost = A wolf has died and the hunger is gone: { $power }
    .short = a wolf has died, this power is lost
refusal-in-love = Love holds the Devoted Servant back: { $power }
    .short = love holds you back
refusal-only-second = The Cat never puts { $value } forward before a wolf does: following is all there is
    .short = the Cat only follows a name that a wolf put forward
refusal-unknown-decree = No decree is called { $value }
refusal-name-is-a-word = { $value } is also a word of the rules: this seat cannot change its name
refusal-nothing-to-undo = There is nothing to undo
refusal-nothing-to-amend = There is nothing to amend there

## Faults of a composition.
refusal-too-few-players = { $count ->
    [0] There is nobody to play
    [1] Nobody can play alone
   *[other] { $count } players are too few
 }{ $known ->
    [yes] { "" }: at least { $limit } are needed
   *[no] { "" }
 }
refusal-too-many-players = { $count } players are too many{ $known ->
    [yes] { "" }: { $limit } at most
   *[no] { "" }
 }
refusal-duplicate-name = The name { $value } is taken twice
refusal-bad-name = “{ $value }” cannot be used as a name: it takes 1 to 30 characters that can be seen, and no word of the game (mj, public, rien…)
refusal-unknown-role = No role is called { $value }
refusal-unknown-option = No option is called { $value }
refusal-unknown-rules = No rule set is called { $value }
refusal-bad-option = { $n ->
    [0] This value does not suit the option
    [one] The option { $value } does not accept this value
   *[other] The option { $value } does not accept “{ $second }”
 }
refusal-option-required = This must be chosen: { $value }
refusal-parity-at-start = { $second_known ->
    [yes] Too many wolves ({ $value }) for the others ({ $second }): the game would be over before it begins
   *[no] The wolves are already as many as the others: the game would be over before it begins
 }
refusal-already-needs-roles = To take a game up in the middle, everybody's role is needed
refusal-mark-count = A bond joins exactly { $known ->
    [yes] { $limit } players
   *[no] two players
 }{ $second_known ->
    [yes] , not { $second }
   *[no] { "" }
 }
refusal-no-card = There is no card for { $value }
refusal-no-wolf = There must be at least one wolf
refusal-thief-needs-spares = { $known ->
    [yes] With the Thief, there must be { $limit } more cards than players, not { $count }
   *[no] With the Thief, there must be two more cards than players
 }
refusal-cards-count = { $n ->
    [0] The number of cards does not add up
    [one] The number of cards does not add up: { $value }
   *[other] The number of cards does not add up: { $value } for { $second } players
 }{ $known ->
    [yes] { "" }; { $limit } are needed
   *[no] { "" }
 }
refusal-single-card = The card { $role } exists only once
