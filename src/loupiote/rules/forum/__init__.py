"""`forum`: the game of a role-playing forum. Spies toss a coin, a Chat runs with the wolves, the Captain's vote settles ties."""

from __future__ import annotations

from loupiote.cast import deaths, vote
from loupiote.cast.steps import STEPS
from loupiote.kernel.ruleset import RuleSet
from loupiote.rulebook.options import options
from loupiote.rules.forum import orders
from loupiote.rules.forum.boards import BOARDS, DEAD_SEE
from loupiote.rules.forum.cards import ROLES
from loupiote.rules.forum.check import check
from loupiote.rules.forum.hours import BRIEF, EARLY, HOURS, UNLED
from loupiote.rules.forum.others import OTHERS
from loupiote.rules.forum.spying import hint

RULES = RuleSet(
    id="forum",
    edition=1,
    roles=ROLES,
    others=OTHERS,
    moments=orders.MOMENTS,
    opening=orders.OPENING,
    round=orders.ROUND,
    steps=STEPS | {"indice": hint},
    asked=orders.ASKED,
    only_for=orders.ONLY_FOR,
    announce=deaths.announce,
    guards=orders.GUARDS,
    after_death=orders.AFTER_DEATH,
    weights=orders.WEIGHTS,
    victories=orders.VICTORIES,
    at_once="victory",
    options={option.id: option.default for option in options("forum").values()},
    check=check,
    boards=BOARDS,
    resumes=orders.RESUMES,
    resumed=vote.past_election,
    dead_see=DEAD_SEE,
    delays={"chasseur": "delai-reponses", "successeur": "delai-reponses"},
    brief=BRIEF,
    unless={"election": ("capitaine", "aucun")},
    hours=HOURS,
    early=EARLY,
    unled=UNLED,
    cites={
        "leads": "forum.tours-de-jeu.1",
        "deal": "forum.tours-de-jeu.1",
        "nightfall": ("forum.tours-de-jeu.2", "forum.tours-de-jeu.32"),
        "dawn": "forum.tours-de-jeu.21",
        "night-card": ("forum.tours-de-jeu.22", "forum.villageois.2"),
        "debate": "forum.tours-de-jeu.26",
        "vote": ("forum.villageois.3", "forum.vote.3"),
        "second-vote": ("forum.vote.2", "forum.vote.6"),
        "tie": "forum.vote.6",
        "ballot": "forum.vote.3",
        "day-card": "forum.vote.4",
        "village-win": ("forum.victoire.1", "forum.but-du-jeu.1"),
        "wolves-win": ("forum.victoire.2", "forum.but-du-jeu.2"),
        "nobody": "forum.victoire.2",
    },
    players=(3, 60),
)
