"""Mutants that no test can fail for, each with the reason. `python -m tools.mutants` fails for any other survivor."""

_OTHER_SETS = "a form that other rule sets give the power; never so in this one"
_READ_ELSEWHERE = "written as it acts and read by another power alone, which is mutated itself"
_ASKED_INSIDE = (
    "asked inside a step; the list is what the rule book page prints, and tests/test_orders.py holds it complete"
)

EXPLAINED: dict[str, str] = {
    "Empoisonner.choices without: if self.anybody": _OTHER_SETS,
    "Empoisonner forgets anybody": _OTHER_SETS,
    "Sonder forgets seen": _READ_ELSEWHERE,
    "Sonder forgets night": _READ_ELSEWHERE,
    "Charmer.charm without: if not players": _OTHER_SETS,
    "Empoisonner does not exclude: the-victim": _OTHER_SETS,
    "Sauver does not exclude: oneself": _OTHER_SETS,
    "Infecter forgets failed": _READ_ELSEWHERE,
    "Trancher.choices without: if not tied": "asked inside the count, once there are tied",
    "NommerSuccesseur is not optional": "in this one it says by itself when an answer is due",
    "Voter.ballot without: only if game.moment != 'election'": "nobody is barred before the election, but by decree",
    "ASKED indice without DonnerUnIndice": _ASKED_INSIDE,
    "ASKED chasseur without Tirer": _ASKED_INSIDE,
    "ASKED tranchage without Trancher": _ASKED_INSIDE,
    "ASKED successeur without NommerSuccesseur": _ASKED_INSIDE,
}
