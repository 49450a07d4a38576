"""Setting up a game: from flags, or by asking. Both end in the same plan, and in the same faults."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from loupiote.balance.suggest import suggest
from loupiote.cast.check import unset_options
from loupiote.cli.cards import change_cards, is_change, read_cards, tell_cards
from loupiote.cli.desk import Desk
from loupiote.cli.faults import Fault, Told
from loupiote.cli.near import find
from loupiote.cli.options import composition, helping, missing, read_options
from loupiote.cli.play.players import USUAL, make_names, read_players
from loupiote.kernel import chance
from loupiote.kernel.ruleset import RuleSet
from loupiote.kernel.start import Plan, faults
from loupiote.narration.grammar import typeset
from loupiote.rulebook.options import Option
from loupiote.rules import BUILT, rule_set

COIN = {"petite-fille": "pile-ou-face"}  # options that fit where there are no eyes to open: role -> value of its option


@dataclass
class Wish:
    """What the flags say; None and empty: nothing."""

    rules: str | None = None
    players: str | None = None
    cards: str | None = None
    options: Sequence[str] = ()
    seats: Sequence[str] = ()
    seed: str | None = None
    everybody: bool = False
    watch: bool = False

    @property
    def says_enough(self) -> bool:
        """Whether the game can be set up without asking: how many play is known, or somebody only watches."""
        return self.players is not None or self.cards is not None or self.watch


    @property
    def flags(self) -> list[str]:
        """The flags that say something."""
        given = {
            "--rules": self.rules,
            "--players": self.players,
            "--cards": self.cards,
            "--option": self.options or None,
            "--seat": self.seats or None,
            "--seed": self.seed,
            "--all": self.everybody or None,
            "--watch": self.watch or None,
        }
        return [flag for flag, value in given.items() if value is not None]


@dataclass
class Setting:
    """A game ready to start: the plan, and the seats that persons play (none: they watch)."""

    plan: Plan
    people: list[str] = field(default_factory=list)


def set_up(desk: Desk, wish: Wish) -> Setting:
    """The game that the flags describe.

    Raises:
        Fault, Told: something in them is wrong.
    """
    rules = rule_set(desk.rule_set(wish.rules or BUILT[0], playable=True))
    deck = read_cards(desk, rules, wish.cards) if wish.cards is not None and not is_change(wish.cards) else None
    if wish.players is not None:
        names = read_players(wish.players)
    else:
        names = make_names(min(sum(deck.values()) - spare_cards(deck), 10_000) if deck else USUAL)
    if deck is None:
        deck = suggest(rules, len(names))
        deck = change_cards(desk, rules, deck, wish.cards) if wish.cards else deck
    options = read_options(desk, rules.id, wish.options)
    plan = plan_of(rules, names, deck, options, wish.seed)
    check(desk, plan)
    if wish.watch:
        return Setting(plan)
    if wish.everybody:
        return Setting(plan, list(names))
    chosen = [_seat(desk, names, seat) for seat in wish.seats]
    return Setting(plan, [name for name in names if name in chosen] or names[:1])


def spare_cards(deck: dict[str, int]) -> int:
    """How many cards of a deck are left over when it is dealt."""
    return 2 if "voleur" in deck else 0


def plan_of(rules: RuleSet, names: list[str], deck: dict[str, int], options: dict[str, Any], seed: str | None) -> Plan:
    """The plan of a game at a terminal."""
    fitting = {option: value for option, value in COIN.items() if option in deck and option in rules.options}
    return Plan(rules, names, cards=deck, options={**fitting, **options}, seed=seed or chance.fresh_seed())


def check(desk: Desk, plan: Plan) -> None:
    """Refuse a plan that cannot be played.

    Raises:
        Told: with everything that is wrong with it.
    """
    wrong = faults(plan) + unset_options(plan)
    if wrong:
        raise composition(desk, plan, wrong)


def _seat(desk: Desk, names: list[str], seat: str) -> str:
    found = find(seat, names, guess=False)
    if found.value is None:
        raise Fault("unknown-player", value=seat, known=", ".join(names[:20]), near=found.near)
    return found.value


class Dialog:
    """Asks for whatever the flags do not say."""

    def __init__(self, desk: Desk, wish: Wish) -> None:
        self.desk, self.wish, self.t, self.screen = desk, wish, desk.t, desk.screen

    def set_up(self) -> Setting:
        """Ask, and give the game.

        Raises:
            Fault, Told: a flag is wrong. EOFError, KeyboardInterrupt: nobody answers.
        """
        wish, t = self.wish, self.t
        self.screen.say(t("setup-hello"), style="bold yellow")
        rules = rule_set(self._rules())
        options = read_options(self.desk, rules.id, wish.options)
        everybody = wish.everybody or bool(len(wish.seats) > 1) or self._everybody()
        first = None if everybody else self._own_name(rules)
        for option in missing(rules.id, options):
            options |= self._chosen(rules, option)
        names = self._players(rules, first, everybody)
        deck = self._cards(rules, names, options)
        options |= self._options(rules, names, deck, options)
        plan = plan_of(rules, names, deck, options, wish.seed)
        check(self.desk, plan)
        return Setting(plan, list(names) if everybody else [first or names[0]])

    def _rules(self) -> str:
        known: tuple[str, ...] = BUILT
        if self.wish.rules or len(known) == 1:
            return self.desk.rule_set(self.wish.rules or known[0], playable=True)
        for i, id in enumerate(known, 1):
            about = self.desk.narrator(id).writer.say(f"about-{id}")
            self.screen.say("  " + self.t("setup-set", number=i, id=id, about=about))
        while True:
            text = self.screen.ask(self.t("setup-rules", usual=known[0])) or known[0]
            place = int(text) - 1 if text.isascii() and text.isdecimal() and len(text) < 3 else -1
            try:
                return known[place] if 0 <= place < len(known) else self.desk.rule_set(text, playable=True)
            except Fault as fault:
                self._say(fault)

    def _everybody(self) -> bool:
        while True:
            text = self.screen.ask(self.t("setup-manner")) or "1"
            if text in ("1", "2"):
                return text == "2"
            self.screen.say(self.t("setup-manner-again"), style="yellow")

    def _own_name(self, rules: RuleSet) -> str:
        if self.wish.seats:
            return self.wish.seats[0]
        while True:
            name = self.screen.ask(self.t("setup-name", usual=make_names(1)[0])) or make_names(1)[0]
            if self._fits(rules, [name]):
                return name

    def _players(self, rules: RuleSet, first: str | None, everybody: bool) -> list[str]:
        key = "setup-players-all" if everybody else "setup-players"
        while True:
            text = self.screen.ask(self.t(key, usual=USUAL)) or str(USUAL)
            try:
                names = read_players(text, first)
            except Fault as fault:
                self._say(fault)
                continue
            if first and first not in names:
                names.insert(0, first)
            if self._fits(rules, names, whole=True):
                return names

    def _fits(self, rules: RuleSet, names: list[str], *, whole: bool = False) -> bool:
        """Whether these names will do; says why not."""
        about = {"bad-name", "duplicate-name"} | ({"too-few-players", "too-many-players"} if whole else set())
        wrong = [f for f in faults(Plan(rules, names, cards={})) if f.code in about]
        for fault in wrong:
            self.screen.say(self.desk.refusal(rules.id, fault), style="yellow")
        return not wrong

    def _cards(self, rules: RuleSet, names: list[str], options: dict[str, Any]) -> dict[str, int]:
        deck = suggest(rules, len(names))
        if self.wish.cards:
            deck = read_cards(self.desk, rules, self.wish.cards)
        while True:
            self.screen.say(self.t("setup-cards", cards=tell_cards(self.desk, rules, deck)))
            text = self.screen.ask(self.t("setup-cards-how"))
            try:
                if text == "?":
                    known = [role for role in rules.roles if role not in deck]
                    self.screen.say(
                        self.t("setup-cards-known", cards=tell_cards(self.desk, rules, dict.fromkeys(known, 1)))
                    )
                    continue
                if text:
                    change = is_change(text)
                    deck = change_cards(self.desk, rules, deck, text) if change else read_cards(self.desk, rules, text)
                    continue
                self._needed(plan_of(rules, names, deck, options, None), options)
                check(self.desk, plan_of(rules, names, deck, options, None))
                return deck
            except (Fault, Told) as fault:
                self._say(fault)

    def _options(self, rules: RuleSet, names: list[str], deck: dict[str, int], given: dict[str, Any]) -> dict[str, Any]:
        options: dict[str, Any] = {}
        while True:
            text = self.screen.ask(self.t("setup-options"))
            if not text:
                return options
            if text == "?":
                from loupiote.cli.rulepages.show import options_list
                from loupiote.narration.pages import Names, options_page

                self.screen.show(options_list(self.desk, options_page(Names(self.desk.lang, rules.id))))
                continue
            try:
                options |= read_options(self.desk, rules.id, text.split())
                check(self.desk, plan_of(rules, names, deck, {**given, **options}, None))
                said = self.desk.narrator(rules.id)
                for id, value in options.items():
                    self.screen.say(f"  {said.option(id)} : {said.option(id, value)}", style="green")
            except (Fault, Told) as fault:
                self._say(fault)

    def _needed(self, plan: Plan, options: dict[str, Any]) -> None:
        """Ask for the options without which these cards cannot be played; they come into `options`."""
        for fault in faults(plan):
            help = helping(plan, fault)
            if help is not None and help[0].id not in options:
                self.screen.say(self.desk.refusal(plan.rules.id, fault), style="yellow")
                options |= self._chosen(plan.rules, *help)

    def _chosen(self, rules: RuleSet, option: Option, values: Sequence[object] = ()) -> dict[str, Any]:
        """An option that must be chosen, among these values if they are given."""
        label = option.label(self.desk.lang)
        legal = ", ".join(map(str, values)) or option.legal(self.desk.lang)
        while True:
            about = typeset(option.help(self.desk.lang), self.desk.lang)
            text = self.screen.ask(self.t("setup-required", label=label, help=about, legal=legal))
            try:
                chosen = read_options(self.desk, rules.id, [f"{option.id}={text}"])
                if not values or chosen[option.id] in values:
                    return chosen
            except (Fault, Told) as fault:
                self._say(fault)

    def _say(self, fault: Fault | Told) -> None:
        lines = [self.desk.fault(fault)] if isinstance(fault, Fault) else fault.lines
        for line in lines:
            self.screen.say(line, style="yellow")
