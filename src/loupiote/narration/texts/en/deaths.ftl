### Deaths, and lives kept.

told-died = { $who } is dead, and the card stays hidden.
told-died-role = { $who_genre ->
    [f] { $who } is dead: she was { $role_shown }.
    [m] { $who } is dead: he was { $role_shown }.
   *[x] { $who } is dead, and the card shows { $role_shown }.
 }
told-died-camp = { $who } is dead. Side: { $camp }.
told-died-side = (Side: { $camp }.)
told-died-status = Worth knowing: { $status }.
told-died-was = { $who_genre ->
    [f] She was { $status }.
    [m] He was { $status }.
   *[x] Status: { $status }.
 }
status-in-love = in love
status-infected = infected
told-died-cause = (cause: { $cause })
told-died-cause-author = (cause: { $cause }; culprit: { $author })

cause-loups = the fangs of the pack
cause-grand-mechant-loup = the fangs of the Big Bad Wolf
cause-loup-garou-blanc = the fangs of the White Werewolf
cause-poison = poison
cause-chagrin = a broken heart
cause-bucher = the village's vote
cause-tir = the Hunter's last shot
cause-egalite = the tied vote
cause-surpris = curiosity, caught by the pack
cause-avant = before the game went on here
cause-decret = the game master's word

told-survived = { $cause ->
    [bucher] The village has voted, but death will have to wait.
   *[other] A prey of the wolves survived the night.
 }
told-survived-who = { $cause ->
    [bucher] { $who } escapes the stake.
   *[other] { $who } escapes death.
 }
told-saved = The village spares { $who }.
told-saved-role = The village spares { $who }: this is { $role_shown }!
told-saved-by = { $by } saves { $who }'s life.
told-resurrected = { $who } comes back to life.
told-lost-life = { $who } loses a life without knowing it.
