"""`meneur`: the game of a table application, 21 cards in three boxes, one call after the other by night."""

from __future__ import annotations

from loupiote.cast import deaths, vote
from loupiote.cast.montreur_d_ours import bear
from loupiote.cast.steps import STEPS
from loupiote.cast.voleur import show_cards
from loupiote.kernel.ruleset import RuleSet
from loupiote.rulebook.options import options
from loupiote.rules.meneur import flow, orders
from loupiote.rules.meneur.boards import BOARDS
from loupiote.rules.meneur.cards import ROLES
from loupiote.rules.meneur.check import check
from loupiote.rules.meneur.hours import BRIEF, EARLY, HOURS, UNLED
from loupiote.rules.meneur.others import OTHERS

RULES = RuleSet(
    id="meneur",
    edition=1,
    roles=ROLES,
    others=OTHERS,
    moments=orders.MOMENTS,
    opening=orders.OPENING,
    round=orders.ROUND,
    steps=STEPS
    | {
        "show-cards": show_cards,
        "tell-servant": deaths.tell_servant,
        "night-servant": deaths.night_servant,
        "bear": bear,
        "day-servant": deaths.day_servant,
        "second-vote": flow.second_vote,
    },
    asked=orders.ASKED,
    only_for=orders.ONLY_FOR,
    announce=deaths.announce,
    guards=orders.GUARDS,
    after_death=orders.AFTER_DEATH,
    weights=orders.WEIGHTS,
    victories=orders.VICTORIES,
    at_once="victory",
    options={option.id: option.default for option in options("meneur").values()},
    check=check,
    boards=BOARDS,
    resumes=orders.RESUMES,
    resumed=vote.past_election,
    brief=BRIEF,
    unless={"election": ("capitaine", "aucun")},
    hours=HOURS,
    early=EARLY,
    unled=UNLED,
    cites={
        "leads": "meneur.meneur-de-jeu.2",
        "deal": ("meneur.meneur-de-jeu.2", "meneur.tour-de-jeu.1"),
        "nightfall": ("meneur.tour-de-jeu.1", "meneur.tour-de-jeu.9"),
        "dawn": "meneur.tour-de-jeu.4",
        "night-card": "meneur.tour-de-jeu.5",
        "survived": "meneur.ancien.4",
        "debate": "meneur.tour-de-jeu.6",
        "vote": "meneur.tour-de-jeu.7",
        "tie": "meneur.capitaine.3",
        "ballot": "meneur.tour-de-jeu.7",
        "day-card": "meneur.tour-de-jeu.8",
        "village-win": "meneur.victoire.1",
        "wolves-win": ("meneur.victoire.2", "meneur.loup-garou.5"),
        "nobody": "meneur.victoire.2",
    },
    players=(3, 60),
)
