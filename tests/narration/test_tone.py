"""A game master's own texts: what they replace, and what is said of their faults."""

import pytest

from loupiote.cast.events import Growl
from loupiote.kernel.events import Died, Opened, Won
from loupiote.narration import Narrator


@pytest.fixture
def tone(tmp_path):
    def write(text, lang="fr", **how):
        path = tmp_path / "ton.ftl"
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return Narrator(lang, tone=path, **how)

    return write


def problems(narrator):
    return [(p.line, p.code, p.found, p.near) for p in narrator.problems]


def test_it_replaces_by_key_and_the_rest_is_standard(tone):
    narrator = tone("""
# La nuit des pirates
-bateau = *Loupiote*
told-opened-nuit = La nuit tombe sur le { -bateau } : chacun dans son hamac !
told-died-role = { $who_genre ->
    [f] { $who } passe par-dessus bord, elle qui était { $role_shown }.
   *[x] Plouf ! La fin de { $who } : c'était { $role_shown }.
 }
role-voyante = Vigie
""")
    assert narrator.problems == ()
    assert narrator.tell(Opened("nuit", 1)) == "La nuit tombe sur le Loupiote\u00a0: chacun dans son hamac\u00a0!"
    assert narrator.tell(Died("Élise", role="voyante")) == "Plouf\u00a0! La fin d’Élise\u00a0: c’était la Vigie."
    assert narrator.tell(Died("Élise")) == "Élise perd la vie, et sa carte reste cachée."
    assert narrator.help("voyante") == Narrator("fr").help("voyante")
    assert tone("told-growl = *Grr*", format="markdown").tell(Growl(True)) == "*Grr*"
    assert tone("told-died = Adieu { $who }", lang="en").tell(Died("*x*")) == "Adieu *x*"


def test_it_touches_no_other_narrator(tone):
    tone("told-growl = Grr")
    assert "ours" in Narrator("fr").tell(Growl(True))


def test_unknown_keys(tone):
    narrator = tone("told-growl = Grr\n\ntold-dide = Mort\nrole-voyante = V\n    .hlep = H\n")
    assert problems(narrator) == [
        (3, "unknown-key", "told-dide", "told-died"),
        (5, "unknown-key", "role-voyante.hlep", "role-voyante.help"),
    ]
    assert narrator.tell(Growl(True)) == "Grr"
    said = narrator.problem(narrator.problems[0])
    assert said.endswith("ton.ftl:3\u00a0: la clé told-dide n’existe pas\u00a0; la plus proche est told-died")
    assert "the nearest is told-died" in tone("told-dide = Mort\n", lang="en").problem(narrator.problems[0])


def test_syntax_errors(tone):
    narrator = tone("told-growl = Grr\ntold-died = { $who\ntold-won = Fin\n")
    assert [(line, code) for line, code, _, _ in problems(narrator)] == [(2, "syntax")]
    assert narrator.tell(Died("Ana")) == "Ana perd la vie, et sa carte reste cachée." and narrator.tell(
        Won(["Ana"])
    ).startswith("Fin")
    assert "ton.ftl:2" in narrator.problem(narrator.problems[0])


def test_unknown_variables_fall_back_to_the_standard_text(tone):
    narrator = tone("told-died = Adieu { $whoo }\ntold-growl = { $a }\ntold-opened-aube = { $a }\n")
    assert problems(narrator) == [
        (1, "unknown-variable", "$whoo", "$who"),
        (2, "unknown-variable", "$a", "$growl"),
        (3, "unknown-variable", "$a", ""),
    ]
    assert narrator.tell(Died("Ana")) == "Ana perd la vie, et sa carte reste cachée."
    assert all(narrator.problem(problem) for problem in narrator.problems)


def test_a_key_twice(tone):
    narrator = tone("told-growl = A\ntold-growl = B\n")
    assert problems(narrator) == [(2, "key-twice", "told-growl", "")]
    assert narrator.tell(Growl(True)) == "B" and narrator.problem(narrator.problems[0])


def test_files_that_cannot_be_read(tone, tmp_path):
    for narrator in (
        Narrator("fr", tone=tmp_path / "nowhere.ftl"),
        Narrator("fr", tone=tmp_path),
        tone(b"\xff\xfe\x00"),
    ):
        assert [(line, code) for line, code, _, _ in problems(narrator)] == [(0, "unreadable")]
        assert narrator.tell(Growl(True)) == Narrator("fr").tell(Growl(True))
        assert "ne peut pas être lu" in narrator.problem(narrator.problems[0])


def test_a_windows_file_keeps_its_lines(tone):
    assert problems(tone("\ufefftold-growl = A\r\n\r\ntold-dide = B\r\n"))[0][:2] == (3, "unknown-key")
    assert tone("\ufefftold-growl = A\r\n").tell(Growl(True)) == "A"


def test_a_circle_of_references_ends(tone):
    narrator = tone("told-growl = { told-won }\ntold-won = { told-growl }\n")
    assert narrator.tell(Growl(True)) == Narrator("fr").tell(Growl(True))
