"""Each kind of event, as its readers read it."""

import pytest

from loupiote.cast.events import Bound, Cards, Charmed, Growl, Hint, Infected, Pack, Undecided, Victim
from loupiote.kernel.events import (
    Acted,
    Answer,
    Became,
    BoardChanged,
    Composed,
    Counted,
    Dealt,
    Deaths,
    Decreed,
    Died,
    Elected,
    Failed,
    Lapsed,
    LostLife,
    MayVote,
    Message,
    Opened,
    Reasoned,
    Refused,
    Resurrected,
    Revealed,
    Saved,
    Saw,
    Skipped,
    Survived,
    Text,
    Told,
    VoteAdded,
    Voted,
    Won,
)  # fmt: skip
from loupiote.narration import Narrator
from loupiote.narration.tellers import TELLERS

GENRES = {"Ana": "f", "Bob": "m", "Cleo": "x"}
FR, EN = Narrator("fr", genres=GENRES), Narrator("en", genres=GENRES)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("’", "'")


PUBLIC = [
    (Opened("nuit", 2), "La nuit tombe, le village s'endort.", "Night falls and the village goes to sleep."),
    (Opened("soir", 2), "soir : c'est parti.", "soir: here we go."),
    (Skipped(2), "Cette fois, on passe la main.", "This one is skipped."),
    (Composed({"loup-garou": 2, "voyante": 1}), "Cartes en jeu : 2 Loups-Garous et Voyante.",
     "Cards in play: 2 Werewolves and Seer."),
    (Composed(wolves=1, players=["Ana", "Bob"]), "Autour du feu, 2 âmes : Ana et Bob. Un seul loup rôde.",
     "Around the fire, 2 souls: Ana and Bob. A single wolf is on the prowl."),
    (Composed(options={"abstention": "interdite", "deux-potions": False, "egalite": "personne"}),
     "Règles choisies pour cette partie : Abstention (interdite).", "Rules chosen for this game: Abstention (forbidden)."),
    (Won(["Ana", "Bob"], ["village"]), "Les loups ont disparu : le Village l'emporte ! Honneur à Ana et Bob !",
     "The wolves are gone: the Village wins! All honour to Ana and Bob!"),
    (Won(["Ana"], ["joueur-de-flute"]),
     "Tout le village danse sur son air : le Joueur de Flûte l'emporte ! Honneur à Ana !",
     "The whole village dances to one tune: the Piper wins! All honour to Ana!"),
    (Won(["Ana", "Bob"], ["village", "amoureux"]),
     "Victoire partagée : le Village et les Amoureux. Honneur à Ana et Bob !",
     "A shared victory: the Village and the Lovers. All honour to Ana and Bob!"),
    (Won([], ["personne"]), "La partie est finie, et il ne reste personne pour la gagner.",
     "The game is over, and nobody is left to win it."),
    (Died("Ana"), "Ana est morte, et sa carte reste cachée.", "Ana is dead, and the card stays hidden."),
    (Died("Cleo", role="ancien"), "Cleo perd la vie : c'était l'Ancien.",
     "Cleo is dead, and the card shows the Elder."),
    (Died("Bob", camp="loups"), "Bob est mort. Son camp : Loups-Garous.", "Bob is dead. Side: Werewolves."),
    (Died("Bob", status=["captain"]), "Bob est mort, et sa carte reste cachée. À savoir : titre de Capitaine.",
     "Bob is dead, and the card stays hidden. Worth knowing: title of Captain."),
    (Survived(), "Une proie des loups a survécu à la nuit.", "A prey of the wolves survived the night."),
    (Survived("Bob", "bucher"), "Bob échappe au bûcher.", "Bob escapes the stake."),
    (Saved("Ana"), "Le village épargne Ana.", "The village spares Ana."),
    (Saved("Ana", role="idiot-du-village"), "Le village épargne Ana : c'est l'Idiot du Village !",
     "The village spares Ana: this is the Village Idiot!"),
    (Saved("Ana", by="Bob"), "Bob sauve la vie d'Ana.", "Bob saves Ana's life."),
    (Resurrected("Ana"), "Ana revient à la vie.", "Ana comes back to life."),
    (LostLife("Ana"), "Ana perd une vie sans le savoir.", "Ana loses a life without knowing it."),
    (Revealed("Bob", "servante-devouee"), "Bob retourne sa carte : c'est la Servante Dévouée.",
     "Bob turns a card over: the Devoted Servant."),
    (Revealed("Bob", title="capitaine"), "Bob dévoile son titre : Capitaine.", "Bob shows a title: Captain."),
    (Became("Bob", camp="loups"), "Bob passe du côté des Loups-Garous.", "Bob goes over to the Werewolves."),
    (Message("pouvoirs-perdus"),
     "L'Ancien est mort de la main des siens : les villageois perdent leurs pouvoirs.",
     "The Elder died by the village's own hand: the villagers lose their powers."),
    (Message("Bonne nuit"), "Bonne nuit", "Bonne nuit"),
    (Text("Bon jeu", sender="mj"), "Le Meneur prend la parole : « Bon jeu »", "The game master speaks: “Bon jeu”"),
    (Acted(), "Quelqu'un a agi.", "Somebody acted."),
    (Acted("Ana", "faire-le-signe"), "Ana fait discrètement son signe.", "Ana discreetly makes the sign."),
    (Acted("Ana", "flairer", ["Bob"]), "Ana agit : flairer (Bob).", "Ana acts: sniff (Bob)."),
    (Acted("Ana", "sonder", ["Bob"]), "Ana veut sonder Bob.", "Ana means to look at Bob's card."),
    (Voted("Ana", "Bob"), "La voix d'Ana va à Bob.", "Ana's vote goes to Bob."),
    (Voted("Ana", "Bob", 2), "La voix d'Ana va à Bob. (Compte pour 2 voix.)",
     "Ana's vote goes to Bob. (It counts as 2 votes.)"),
    (Voted("Ana"), "Ana s'abstient.", "Ana abstains."),
    (Voted("Ana", "personne"), "Ana s'abstient.", "Ana abstains."),
    (Counted({"Ana": 1, "Bob": 2.5}, "Bob"), "On compte : Bob (2,5 voix), Ana (1 voix). Bob arrive en tête.",
     "The count: Bob (2.5 votes), Ana (1 vote). Bob has the most votes."),
    (Counted({"Ana": 1, "Bob": 1}, tied=["Ana", "Bob"]), "On compte : Ana (1 voix), Bob (1 voix). Égalité entre Ana et Bob.",
     "The count: Ana (1 vote), Bob (1 vote). A tie between Ana and Bob."),
    (Counted({"personne": 2}, "personne"), "On compte : personne (2 voix). Le vote ne désigne personne.",
     "The count: nobody (2 votes). The vote names nobody."),
    (Counted({}, cancelled=True), "Le vote est annulé.", "The vote is cancelled."),
    (Counted({}), "Le vote ne désigne personne.", "The vote names nobody."),
    (VoteAdded("Ana", 2), "2 voix pèsent déjà sur Ana.", "2 votes already weigh on Ana."),
    (VoteAdded("Ana", 1), "1 voix pèse déjà sur Ana.", "1 vote already weighs on Ana."),
    (MayVote(["Ana", "Bob"], True, "vote"), "Le prochain vote est réservé à Ana et Bob.",
     "The next vote is for Ana and Bob alone."),
    (MayVote(["Ana"], False), "Ana ne vote pas cette fois.", "Ana does not vote this time."),
    (Elected("Bob", "capitaine", "drawn"), "Le sort donne à Bob le titre de Capitaine.", "A draw makes Bob Captain."),
    (Elected("Bob", "capitaine", "named", "Ana"), "Le titre de Capitaine passe d'Ana à Bob.",
     "The title of Captain passes from Ana to Bob."),
    (Elected(None, "capitaine", "abolished"), "Le village n'a plus de Capitaine.", "The village no longer has a Captain."),
    (BoardChanged("clairiere", ["Ana"]), "La clairière des Loups s'ouvre à : Ana.", "The Wolves' clearing opens to Ana."),
    (BoardChanged("place", closed=True), "La place du village se ferme.", "The village square closes."),
    (Growl(True), "L'ours grogne : un loup est tout près de son maître.", "The bear growls: a wolf is right beside its master."),
    (Growl(False), "L'ours se tait : aucun loup tout près de son maître.",
     "The bear keeps quiet: no wolf right beside its master."),
    (Decreed("kill", "Ana"), "Décret du Meneur : Ana meurt.", "By the game master's decree, Ana dies."),
    (Decreed("give-role", "Ana", "voyante"), "Décret du Meneur : Ana a désormais la carte Voyante.",
     "By the game master's decree, Ana now holds the card Seer."),
    (Undecided("devorer", ["Ana", "Bob"]), "Pas d'accord pour dévorer : Ana et Bob sont à égalité, rien n'est fait.",
     "No agreement (devour): Ana and Bob stand level, so nothing is done."),
    (Reasoned("elle a montré sa carte"), "Motif du Meneur : elle a montré sa carte",
     "The game master's reason: elle a montré sa carte"),
]  # fmt: skip

TO_ANA = [
    (Dealt("voyante", "village"), "Ta carte : Voyante. Tu joues avec le Village.", "Your card: Seer. You play with the Village."),
    (Dealt("loup-garou-blanc", "independant"), "Ta carte : Loup-Garou Blanc. Tu joues en solitaire.",
     "Your card: White Werewolf. You play alone."),
    (Refused("sonder", reason="dead"), "Ordre refusé (sonder) : cette personne n'est plus en vie.",
     "Order refused (see a card): this person is no longer alive."),
    (Refused(None), "Ordre refusé : cet ordre.", "Order refused: that order."),
    (Lapsed("proteger", "salvateur", "stale"), "Ta réponse (protéger) ne tient plus : trop tard.",
     "Your answer (protect) no longer stands: too late."),
    (Saw("Bob", role="loup-garou"), "Tu perces le secret de Bob : c'est un Loup-Garou.",
     "You see through Bob: the card is a Werewolf."),
    (Saw("Bob", wolf=True), "Tu reconnais un loup : Bob.", "You recognise a wolf: Bob."),
    (Saw("Bob", camp="independant"), "Tu perces le secret de Bob : le camp des Solitaires.",
     "You see through Bob: the side is that of the Loners."),
    (Became("Ana", role="voyante"), "Ta nouvelle carte : Voyante.", "Your new card: Seer."),
    (Became("Ana", camp="loups"), "Tu changes de camp : te voici du côté des Loups-Garous.",
     "You change sides: you are now with the Werewolves."),
    (Answer("oui", ["Bob", "Cleo"]), "Oui, ça sent le loup par ici : Bob et Cleo.",
     "Yes, it smells of wolf around here: Bob and Cleo."),
    (Answer("non"), "Non.", "No."),
    (Text("le pouce levé", signed="Ana"), "C'est noté. Ton signe secret : « le pouce levé »",
     "Noted. Your secret sign: “le pouce levé”"),
    (Text("coucou", signed="Bob"), "Un mot signé Bob : « coucou »", "A note signed Bob: “coucou”"),
    (Failed("sonder"), "Ton action reste sans effet.", "Your action has no effect."),
    (Pack(["Ana", "Bob"]), "Dans l'ombre, la meute se reconnaît : Ana et Bob.",
     "In the dark, the pack knows its own: Ana and Bob."),
    (Pack(["Ana"]), "La meute, c'est toi, et toi seulement.", "The pack is you, and only you."),
    (Bound("Bob", "lover", "chasseur"), "Une flèche de Cupidon t'unit à Bob, à la vie, à la mort. La carte de Bob : Chasseur.",
     "One of Cupid's arrows binds you to Bob, in life and in death. Bob's card: Hunter."),
    (Bound("Bob", "sister"), "Un lien t'attache désormais à Bob.", "A bond now ties you to Bob."),
    (Charmed(["Ana", "Bob"]), "La flûte tient sous son charme : Ana et Bob.", "Under the flute's charm: Ana and Bob."),
    (Infected("Ana"),
     "Une morsure dans la nuit, et tout bascule : te voici du côté des Loups-Garous. "
     "Ta carte reste la même, avec tout ce qu'elle permet.",
     "A bite in the night, and everything turns: you are now with the Werewolves. "
     "Your card stays the same, with all that it allows."),
    (Cards(["voleur", "loup-garou"]), "Les cartes restantes : Voleur et Loup-Garou.",
     "The cards left over: Thief and Werewolf."),
    (Victim("Bob"), "Cette nuit, la proie de la meute est Bob.", "Tonight the pack's prey is Bob."),
    (Victim("Ana"), "Cette nuit, la proie de la meute, c'est toi.", "Tonight the pack's prey is you."),
    (Victim(None), "Cette nuit, il n'y a pas de victime.", "Tonight there is no victim."),
    (Deaths(["Bob"]), "Cette nuit, la mort emporte Bob.", "Tonight, death takes Bob."),
    (Hint(["Bob", "Cleo"]), "Quelqu'un épie la meute, et c'est l'un de ces noms : Bob ou Cleo.",
     "Somebody is spying on the pack, and it is one of these: Bob or Cleo."),
    (Hint(text="cherchez bien"), "Un indice : cherchez bien", "A hint: cherchez bien"),
]  # fmt: skip


@pytest.mark.parametrize(("event", "fr", "en"), PUBLIC)
def test_told_to_all(event, fr, en):
    assert plain(FR.tell(event)) == fr
    assert plain(EN.tell(event)) == en


@pytest.mark.parametrize(("event", "fr", "en"), TO_ANA)
def test_told_to_one(event, fr, en):
    told = Told(event, ["Ana"], (), "nuit", 1)
    assert plain(FR.tell(told, "Ana")) == fr
    assert plain(EN.tell(told, "Ana")) == en
    assert FR.tell(told, "Bob") == FR.tell(told) == ""
    assert FR.tell(told, mj=True)


def test_a_vote_is_for_a_captain_and_against_a_suspect():
    assert FR.tell(Told(Voted("Ana", "Bob"), None, (), "election", 1)) == "Ana vote pour Bob."
    assert FR.tell(Told(Voted("Ana", "Bob"), None, (), "vote", 1)) == "Ana vote contre Bob."


def test_the_game_master_reads_causes_authors_and_addressees():
    full = Died("Ana", "voyante", "village", cause="poison", author="Bob")
    told = Told(Died("Ana"), None, (), "aube", 1, full)
    assert FR.tell(told) == "Ana est morte, et sa carte reste cachée."
    assert plain(FR.tell(told, mj=True)) == "Ana est morte : c'était la Voyante. (cause : le poison ; coupable : Bob)"
    assert plain(EN.tell(told, mj=True)) == "Ana is dead: she was the Seer. (cause: poison; culprit: Bob)"
    pack = Died("Ana", cause="loups", author="antre")
    assert plain(FR.tell(pack, mj=True)) == "Ana est morte, et sa carte reste cachée. (cause : les crocs de la meute)"
    saw = Told(Saw("Bob", wolf=True), ["Ana", "Cleo"], (), "nuit", 1)
    assert plain(FR.tell(saw, mj=True)) == "(à Ana et Cleo) Tu reconnais un loup : Bob."
    assert (
        plain(FR.tell(Told(Dealt("voleur"), ["Ana"], (), "distribution", 0), mj=True)) == "Ana reçoit la carte Voleur."
    )
    assert plain(FR.tell(Told(Infected("Ana"), ["Ana"], (), "nuit", 1), mj=True)).startswith(
        "Une morsure dans la nuit : Ana"
    )
    assert (
        plain(FR.tell(Told(Bound("Bob", "model"), [], (), "nuit", 1), mj=True)) == "Sans le savoir, Bob sert de modèle."
    )


def test_the_neutral_sentence_is_the_same_for_every_cause():
    assert FR.tell(Failed("sonder")) == FR.tell(Failed("proteger")) == FR.tell(Failed())


def test_an_unknown_kind_or_id_never_fails(monkeypatch):
    monkeypatch.delitem(TELLERS, Growl)
    assert FR.tell(Growl(True)) == ""
    assert FR.tell(Died("Ana", role="martien", cause="rayon", author="Zog"), mj=True)
    assert FR.tell(Elected("Ana", "duc", "duel")) and FR.tell(Won(["Ana"], ["martien"]))
    assert FR.power("rayonner") == "rayonner" and FR.mark("vert") == "vert" and FR.camp("mars") == "mars"
