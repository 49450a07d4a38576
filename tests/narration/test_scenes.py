"""The story moment by moment, for pages."""

from loupiote.kernel.events import Counted, Died, Opened, Saw, Told, Voted
from loupiote.narration import Narrator

TOLD = [
    Told(Opened("nuit", 1), None, (), "nuit", 1),
    Told(Saw("Bob", role="loup-garou"), ["Ana"], ("meneur.voyante.2",), "nuit", 1),
    Told(Opened("aube", 1), None, (), "aube", 1),
    Told(Died("Cleo", role="salvateur"), None, ("meneur.loup-garou.3",), "aube", 1),
    Told(Died("Dan", role="chasseur"), None, ("meneur.cupidon.4",), "aube", 1),
    Told(Opened("vote", 1), None, (), "vote", 1),
    Told(Voted("Ana", "Bob", 1.0), None, ("meneur.tour-de-jeu.7",), "vote", 1),
    Told(Counted({"Bob": 1.0}, "Bob"), None, ("meneur.tour-de-jeu.7",), "vote", 1),
]


def test_each_fact_has_its_own_reasons():
    found = Narrator("fr", "html").scenes(TOLD, mj=True, because=True)
    assert [(scene.moment, scene.title) for scene in found] == [
        ("nuit", "Nuit 1"),
        ("aube", "Aube du jour 1"),
        ("vote", "Vote du jour 1"),
    ]
    saw = [passage for passage in found[0].passages if passage.nature == "private"]
    assert [passage.because for passage in saw] == [("meneur.voyante.2",)]
    assert "meneur" not in saw[0].text and "<b>Bob</b>" in saw[0].text
    deaths = [passage for passage in found[1].passages if passage.nature == "death"]
    assert [passage.because for passage in deaths] == [("meneur.loup-garou.3",), ("meneur.cupidon.4",)]
    ballots = next(passage for passage in found[2].passages if passage.items)
    assert (ballots.nature, len(ballots.items), ballots.text) == ("vote", 1, "")


def test_a_scene_says_what_the_story_says():
    for lang in ("fr", "en"):
        for reader, mj in (("Ana", False), (None, False), (None, True)):
            narrator = Narrator(lang, "text")
            story = narrator.story(TOLD, reader, mj)
            for scene in narrator.scenes(TOLD, reader, mj):
                assert scene.title in story
                for passage in scene.passages:
                    assert all(text in story for text in (passage.text, *passage.items))


def test_without_reasons_there_are_none():
    found = Narrator("fr").scenes(TOLD, "Ana")
    assert not any(passage.because for scene in found for passage in scene.passages)
