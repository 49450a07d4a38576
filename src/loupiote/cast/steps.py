"""The steps of a game that calls one window after the other by night: their names, and what each does.

A rule set adds its own to them, and its orders say when each comes; what no order names never comes.
"""

from __future__ import annotations

from loupiote.cast import deaths, opening, vote
from loupiote.cast.antre import greet
from loupiote.cast.petite_fille import caught
from loupiote.cast.sorciere import show_victim
from loupiote.cast.victory import look_for_victory
from loupiote.kernel.ruleset import StepFunction

STEPS: dict[str, StepFunction] = {
    "deal": opening.deal,
    "first-day": opening.first_day,
    "nightfall": opening.nightfall,
    "pack": greet,
    "caught": caught,
    "show-victim": show_victim,
    "judge": deaths.judge,
    "dawn": deaths.dawn,
    "victory": look_for_victory,
    "election-opens": vote.election_opens,
    "election": vote.election,
    "daybreak": opening.daybreak,
    "debat": opening.debate,
    "vote-opens": vote.vote_opens,
    "vote": vote.vote,
    "tie": vote.tie,
    "execution-opens": deaths.execution_opens,
    "execute": deaths.execute,
}
