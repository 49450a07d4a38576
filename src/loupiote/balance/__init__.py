"""Balance: many games played by bots, and how often each camp wins them."""

from loupiote.balance.intervals import wilson
from loupiote.balance.simulate import Result, Wins, simulate

__all__ = ["Result", "Wins", "simulate", "wilson"]
