"""What tells people that a game waits for them, and the world outside that something has happened in it.

| who wants | calls |
|---|---|
| to tell somebody something | `telling.tell(seats, "mentioned", game, key=...)`; the kinds are in `kinds` |
| to say that a post was written | `telling.posted(game, readers, ...)` |
| to publish an announcement outside | `outside.publish(game, ...)` |
| to know who keeps a game waiting | `missing.missing(game)` |

*What sending betrays.* Whoever sees somebody's letters, or the number beside their bell, must learn nothing of their role. So all
letters have the same words; and what is sent to one person and not to another depends only on what everybody may know, unless
that person has asked for more (`Wishes.discreet` off). `reminding` says what this means for reminders.
"""
