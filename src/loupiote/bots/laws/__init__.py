"""Laws that every game of every rule set keeps, held on wild games.

    1 ends        it ends; never an exception; nobody dead is asked for what only the living do
    2 sleep       put to sleep and woken it is the same game, at every window and after every input
    3 determined  the same inputs give the same events, whatever the hash seed and the order of dictionaries
    4 undo        undo and the same input again is the same game; an input amended to itself changes nothing
    5 secret      a viewer's view does not depend on what the viewer cannot know
    6 legal       what a prompt lists is taken, what it does not list is refused with a reason, a refusal changes nothing

A law takes a rule set and the seed of one game, and raises `LawBroken`, which says how to play that game again. (Law 7,
that simulations agree with exact chances, needs a game whose chances are known: a toy of the tests.)
"""

from loupiote.bots.laws.breach import LawBroken
from loupiote.bots.laws.run import LAWS, Breach, Kept, Law, run_laws

__all__ = ["LAWS", "Breach", "Kept", "Law", "LawBroken", "run_laws"]
