"""Words that answer an order by a post, in both languages: nobody is called so, who could be named by mistake."""

from __future__ import annotations

NOBODY = ("personne", "nobody", "no one", "blanc", "vote blanc", "blank", "blank vote")  # a ballot for nobody
NOTHING = ("rien", "nothing", "none", "aucun", "aucune", "passer", "passe", "pass")  # the question is left
EVERYBODY = ("tous", "toutes", "tout le monde", "everybody", "everyone", "all")
CANCEL = ("annuler", "annule", "cancel")  # what was answered is taken back
YES, NO = ("oui", "yes", "o", "y"), ("non", "no", "n")

# One letter, and a name that people bear, are none where they stand alone.
RESERVED = frozenset({*NOBODY, *NOTHING, *EVERYBODY, *CANCEL, *YES, *NO} - {"o", "y", "n", "no"})
