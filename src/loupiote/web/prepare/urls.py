"""Addresses of the preparation."""

from django.urls import path

from loupiote.web.prepare.views import cards, deal, fairness, middle, new, options, players

app_name = "prepare"
urlpatterns = [
    path("new/", new.new, name="new"),
    path("g/<slug:key>/prepare/", new.game, name="game"),
    path("g/<slug:key>/prepare/rules/", new.rules, name="rules"),
    path("g/<slug:key>/prepare/delete/", new.delete, name="delete"),
    path("g/<slug:key>/prepare/players/", players.players, name="players"),
    path("g/<slug:key>/prepare/players/state/", players.state, name="players-state"),
    path("g/<slug:key>/prepare/cards/", cards.cards, name="cards"),
    path("g/<slug:key>/prepare/options/", options.options, name="options"),
    path("g/<slug:key>/prepare/deal/", deal.deal, name="deal"),
    path("g/<slug:key>/prepare/deal/state/", deal.state, name="deal-state"),
    path("g/<slug:key>/prepare/middle/", middle.middle, name="middle"),
    path("g/<slug:key>/my-card/", deal.my_card, name="my-card"),
    path("g/<slug:key>/fairness/", fairness.fairness, name="fairness"),
]
