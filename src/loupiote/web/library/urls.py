"""Addresses of the rule book. Those of a rule set that are no role come first; tests hold that no role is called so."""

from django.urls import path

from loupiote.web.library import printing, views

app_name = "library"
urlpatterns = [
    path("regles/", views.index, name="index"),
    path("regles/chercher/", views.find, name="search"),
    path("regles/<slug:rules>/", views.rule_book, name="set"),
    path("regles/<slug:rules>/ordre/", views.order, name="order"),
    path("regles/<slug:rules>/options/", views.options, name="options"),
    path("regles/<slug:rules>/lieux/", views.boards, name="boards"),
    path("regles/<slug:rules>/imprimer/", printing.choose, name="print"),
    path("regles/<slug:rules>/feuille/", printing.sheet, name="sheet"),
    path("regles/<slug:rules>/cartes/", printing.cards, name="cards"),
    path("regles/<slug:rules>/<slug:role>/", views.role, name="role"),
    path("regles/<slug:rules>/<str:clause>", views.clause, name="clause"),
]
