"""What a text of a tone may not do, beyond its syntax: say what it is not given, choose among forms that do not exist, leave a
star open, hide characters that stand for something else.

A text may use the placeholders that the standard text of its key has, and how they agree; nothing else, not by way of another
text either. So no wording can tell what the standard one does not tell.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from loupiote.narration.writer import EMPHASIS, FIRST, LAST

LONGEST = 4_000  # characters of one text with all its forms
FARTHEST = 20  # texts that one text may draw upon
AGREES = ("who", "target", "first", "rest")  # placeholders that are people: a text may ask how they agree
GENRES = ("f", "m", "x")
PLURALS = ("zero", "one", "two", "few", "many", "other")
_DIRECTION = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")

Fault = tuple[str, str, str]  # code, what was found, what is near to it or wanted


class Known(NamedTuple):
    """What there is for the text of a key.

    Attributes:
        variables: placeholders; forms: of those on which the standard text chooses, the forms that it has.
    """

    variables: frozenset[str]
    forms: Mapping[str, frozenset[str]]


class Uses(Visitor):
    """What a text refers to: placeholders, other texts, functions; and its words."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()
        self.functions: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.texts.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.words.append(str(node.parse()["value"]))


def uses(pattern: ast.BaseNode) -> Uses:
    """What a text refers to."""
    found = Uses()
    found.visit(pattern)
    return found


def form_of(variant: ast.Variant) -> str:
    """What a form is for: `f`, `one`, `0`."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def chosen_on(choice: ast.SelectExpression) -> str:
    """The placeholder on which a text chooses, "" if it is none."""
    return choice.selector.id.name if isinstance(choice.selector, ast.VariableReference) else ""


def reached(key: str, patterns: Mapping[str, ast.Pattern]) -> tuple[set[str], set[str]]:
    """The placeholders that a text uses itself or by way of others, and the other texts that there are not: nor is it there for
    itself, or for those to which it refers.

    A text that refers to more than `FARTHEST` others is taken to refer to one that there is not.
    """
    found, missing, seen, todo = set[str](), set[str](), set[str](), [key]
    while todo:
        if len(seen) > FARTHEST:
            return found, {*missing, todo[-1]}
        one = todo.pop()
        if one in seen:
            continue
        seen.add(one)
        if one not in patterns:
            missing.add(one)
            continue
        used = uses(patterns[one])
        missing |= {key} & used.texts
        found |= used.variables
        todo += used.texts
    return found, missing


def allowed(variables: Collection[str]) -> set[str]:
    """The placeholders of a standard text, with those by which they agree."""
    people = [name for name in AGREES if name in variables]
    return {*variables, *(f"{name}_{form}" for name in people for form in ("genre", "n"))}


def shape_faults(pattern: ast.Pattern, known: Known) -> Iterator[Fault]:
    """What is wrong with a text by itself: characters, stars, functions, forms."""
    used = uses(pattern)
    words = "".join(used.words)
    if len(words) > LONGEST:
        yield "too-long", str(LONGEST), ""
    for character in dict.fromkeys(words):
        stands = FIRST <= ord(character) <= LAST or _DIRECTION.match(character)
        if stands or (unicodedata.category(character) in ("Cc", "Cs") and character not in "\n\t"):
            yield "bad-character", f"U+{ord(character):04X}", ""
    if any("*" in EMPHASIS.sub("", line) for line in _lines(pattern)):
        yield "open-star", "*", ""
    for name in sorted(used.functions):
        yield "function", name, ""
    for choice in used.choices:
        yield from _form_faults(choice, known)


def _form_faults(choice: ast.SelectExpression, known: Known) -> Iterator[Fault]:
    name = chosen_on(choice)
    forms = [form_of(variant) for variant in choice.variants]
    if name.endswith("_genre"):
        if "x" not in forms and "x" in known.forms.get(name, GENRES):
            yield "form-missing", f"${name}", "x"
        wrong = [form for form in forms if form not in GENRES]
        legal = ", ".join(GENRES)
    elif name == "n" or name.endswith("_n"):
        wrong = [form for form in forms if form not in PLURALS and not form.isdecimal()]
        legal = "one, other, 0, 1, 2"
    elif name in known.forms:
        there = known.forms[name]
        wrong, legal = [form for form in forms if form not in there], ", ".join(sorted(there))
    elif name.endswith("_id"):
        return
    elif name and name not in known.variables:
        return  # an unknown placeholder is a fault of its own
    else:
        yield "no-forms", f"${name}" if name else "{ … }", ""
        return
    for form in wrong:
        yield "unknown-form", form, legal


def _lines(pattern: ast.Pattern) -> Iterator[str]:
    """A text and each of its forms as one line, with a letter for what is filled in."""
    shown = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            shown.append(element.value)
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            for variant in inner.variants:
                yield from _lines(variant.value)
        shown.append(str(inner.parse()["value"]) if isinstance(inner, ast.StringLiteral) else "x")
    yield " ".join("".join(shown).split())
