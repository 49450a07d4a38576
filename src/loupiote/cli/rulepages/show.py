"""How the pages of the rule books look at a terminal."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from loupiote.cli.desk import Desk
from loupiote.cli.screen import Tied
from loupiote.narration.formats import COLOURS
from loupiote.narration.grammar import typeset
from loupiote.narration.pages import Names, Page, order_page


def show_sets(desk: Desk, page: Page) -> None:
    """The table of all rule sets."""
    t = desk.t
    table = _table(t("col-set"), t("col-about"), t("col-roles"), t("col-clauses"), t("col-playable"))
    for one in page["sets"]:
        playable = t("yes") if one["playable"] else t("not-yet")
        about = Text.assemble((one["name"], "bold"), f". {one['about']}")
        table.add_row(one["id"], about, str(one["roles"]), str(one["clauses"]), playable)
    desk.screen.show(table)
    desk.screen.say(t("rules-next"))


def show_set(desk: Desk, names: Names, page: Page) -> None:
    """One rule set from its bearers to its boards."""
    t, orders = desk.t, order_page(names)
    desk.screen.show(Text(f"{page['name']} ({page['id']})", style="bold"))
    desk.screen.say(page["about"])
    if page["players"]:
        desk.screen.say(t("rules-players", low=page["players"][0], high=page["players"][1]))
    else:
        desk.screen.say(t("rules-not-playable"), style="yellow")
    _section(desk, "head-bearers", _bearers(desk, names, page))
    _section(desk, "head-windows", _windows(desk, names, page))
    if orders:
        _section(desk, "head-orders", *map(_order, orders))
    _section(desk, "head-events", Text(", ".join(event["id"] for event in page["events"])))
    _section(desk, "head-options", options_list(desk, page["options"]))
    _section(desk, "head-boards", _boards(desk, page))
    _section(desk, "head-chapters", Text(", ".join(map(_named, page["chapters"])) or t("none")))
    desk.screen.say()
    desk.screen.say(t("rules-next-name", rules=page["id"]))


def show_name(desk: Desk, names: Names, page: Page) -> None:
    """One role, object or chapter."""
    t = desk.t
    title = Text.assemble((page["name"], f"bold {COLOURS.get(page.get('camp') or '', '')}".strip()), f" ({page['id']})")
    desk.screen.show(title)
    line = page.get("card") or names.camp(page.get("camp") or "")
    if line:
        desk.screen.say(line)
    if page["aka"]:
        desk.screen.say(t("rules-aka", names=", ".join(page["aka"])), style="dim")
    if page["help"]:
        desk.screen.say()
        desk.screen.say(page["help"])
    if page.get("powers") or page.get("passive"):
        table = _table(t("col-power"), t("col-when"), t("col-choice"))
        for power in page["powers"]:
            table.add_row(_named(power), ", ".join(power["when"]), _choice(desk, power))
        for power in page["passive"]:
            table.add_row(_named(power), t("by-itself"), "")
        _section(desk, "head-powers", table)
    if page["clauses"]:
        _section(desk, "head-clauses", clauses(desk, page["clauses"], doubts=True))


def clauses(desk: Desk, entries: list[Page], *, doubts: bool = False) -> Table:
    """Clauses with their ids, and with `doubts` where the book is in doubt and which reading is taken."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for clause in entries:
        said = Text(typeset(clause["text"], desk.lang))
        if doubts and clause["open"]:
            said.append(f"\n{desk.t('clause-open', said=typeset(clause['open'], 'en'))}", style="dim")
        table.add_row(clause["id"], Tied(said))
    return table


def _bearers(desk: Desk, names: Names, page: Page) -> Table:
    t = desk.t
    table = _table(t("col-name"), t("col-camp"), t("col-card"), t("col-powers"))
    for one in page["bearers"]:
        card = one["card"].rpartition(", ")[2] if one["card"] else names.named("bearer-kind", one["kind"])
        powers = ", ".join(power["name"] for power in (*one["powers"], *one["passive"]))
        table.add_row(
            Text(_named(one), style=COLOURS.get(one["camp"] or "", "")), names.camp(one["camp"] or ""), card, powers
        )
    return table


def _windows(desk: Desk, names: Names, page: Page) -> Table:
    table = _table(desk.t("col-window"), desk.t("col-moments"), desk.t("col-powers"))
    for one in page["windows"]:
        moments = ", ".join(map(names.moment, one["moments"]))
        table.add_row(_named(one), moments, ", ".join(map(names.power, one["powers"])))
    return table


def _order(order: Page) -> RenderableType:
    """An order as a numbered list. It is a literal tuple of the rule set."""
    grid = Table.grid(padding=(0, 1))
    for i, item in enumerate(order["items"], 1):
        grid.add_row(Text(f"{i:>2}."), Text(item["name"]), Text(f"({item['id']})", style="dim"))
    return Group(Text(order["title"], style="bold"), Padding(grid, (0, 0, 1, 2)))


def _boards(desk: Desk, page: Page) -> RenderableType:
    table = _table(desk.t("col-name"), desk.t("col-writes"), desk.t("col-reads"), desk.t("col-open"))
    for board in page["boards"]:
        table.add_row(_named(board), board["writes"], board["reads"], board["open"])
    return table if page["boards"] else Text(desk.t("none"))


def options_list(desk: Desk, entries: list[Page]) -> RenderableType:
    """The options of a rule set: what each is for, its values, the one that it has by default."""
    t, shown = desk.t, list[RenderableType]()
    for one in entries:
        shown.append(Text.assemble((one["id"], "bold cyan"), "  ", (one["label"], "bold")))
        values = t("from-to", low=str(one["values"][0]), high=str(one["values"][-1]))
        if one["type"] not in ("integer", "duration"):
            values = ", ".join(_value(desk, value) for value in one["values"])
        default = t("required") if one["required"] else t("by-default", value=_value(desk, one["default"]))
        about = Text.assemble(typeset(one["help"], desk.lang), "\n", values, (f" ({default})", "dim"))
        shown.append(Padding(Tied(about), (0, 0, 1, 2)))
    return Group(*shown) if shown else Text(t("none"))


def _value(desk: Desk, value: Any) -> str:
    if isinstance(value, bool):
        return desk.t("yes") if value else desk.t("no")
    if value is None or value == []:
        return desk.t("none")
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _choice(desk: Desk, power: Page) -> str:
    said = " + ".join(power["asks"])
    return f"{said} ({desk.t('once')})" if power["once"] else said


def _named(one: Page) -> str:
    return one["name"] if one["name"] == one["id"] else f"{one['name']} ({one['id']})"


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for column in columns:
        table.add_column(column)
    return table


def _section(desk: Desk, title: str, *body: RenderableType) -> None:
    desk.screen.say()
    desk.screen.show(Text(desk.t(title).upper(), style="bold yellow"))
    desk.screen.show(*body)
