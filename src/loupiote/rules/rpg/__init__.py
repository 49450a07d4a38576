"""`rpg`: the game of a forum, whose powers meet one another: all orders of a night are written, then settled together."""

from __future__ import annotations

from loupiote.cast import deaths as executions
from loupiote.cast.victory import look_for_victory
from loupiote.cast.vote import election_opens
from loupiote.kernel.ruleset import RuleSet
from loupiote.rulebook.options import options
from loupiote.rules.rpg import day, deaths, night, orders
from loupiote.rules.rpg.boards import BOARDS
from loupiote.rules.rpg.cards import ROLES
from loupiote.rules.rpg.check import check
from loupiote.rules.rpg.election import election
from loupiote.rules.rpg.hours import EARLY, HOURS, UNLED
from loupiote.rules.rpg.opening import deal, resumed
from loupiote.rules.rpg.others import OTHERS
from loupiote.rules.rpg.roles import infect_pere_des_loups, loup_garou_manipulateur, servante_devouee

RULES = RuleSet(
    id="rpg",
    edition=1,
    roles=ROLES,
    others=OTHERS,
    moments=orders.MOMENTS,
    opening=orders.OPENING,
    round=orders.ROUND,
    steps={
        "deal": deal,
        "election-opens": election_opens,
        "election": election,
        "nightfall": night.nightfall,
        "nuit": night.nuit,
        "foresee": night.foresee,
        "sorciere": night.sorciere,
        "visit": loup_garou_manipulateur.visit,
        "manipulation": night.manipulation,
        "resolve": night.settle,
        "tell-servant": servante_devouee.tell_names,
        "night-servant": executions.night_servant,
        "chasseur": deaths.last_breath,
        "infection": infect_pere_des_loups.answer,
        "dawn": deaths.daybreak,
        "convert": deaths.convert,
        "victoire": look_for_victory,
        "vote-opens": day.vote_opens,
        "vote": day.vote,
        "tie": day.tie,
        "condemn": executions.condemn,
        "day-servant": executions.day_servant,
        "execute": executions.execute,
    },
    asked=orders.ASKED,
    only_for=orders.ONLY_FOR,
    announce=deaths.announce,
    stages=orders.STAGES,
    order=orders.ORDER,
    guards=orders.GUARDS,
    after_death=orders.AFTER_DEATH,
    weights=orders.WEIGHTS,
    victories=orders.VICTORIES,  # at the end of a night or of a day alone (rpg.victoire.1): never `at_once`
    standing=day.placards,
    options={option.id: option.default for option in options("rpg").values()},
    check=check,
    boards=BOARDS,
    resumes=orders.RESUMES,
    resumed=resumed,
    delays=dict.fromkeys(
        ("manipulation", "tranchage", "successeur", "chasseur", "votants", "servante"), "delai-reponses"
    ),
    unless={"election": ("capitaine", "aucun")},
    hours=HOURS,
    early=EARLY,
    unled=UNLED,
    secret=True,
    cites={
        "leads": "rpg.capitaine.11",
        "composed": "rpg.capitaine.11",
        "deal": "rpg.couleurs.1",
        "nightfall": "rpg.nuit.3",
        "powerless": "rpg.nuit.16",
        "dawn": "rpg.sorciere.6",
        "no-death": "rpg.protecteur.13",
        "night-card": "rpg.couleurs.2",
        "vote": ("rpg.vote.8", "rpg.vote.10"),
        "ballot": "rpg.vote.1",
        "evening": "rpg.vote.27",
        "day-card": ("rpg.vote.27", "rpg.couleurs.2"),
        "village-win": ("rpg.victoire.1", "rpg.simple-villageois.6"),
        "wolves-win": ("rpg.victoire.1", "rpg.loup-garou.8"),
        "nobody": "rpg.victoire.3",
    },
    players=(3, 60),
)
