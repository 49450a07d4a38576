"""Pages of the game master's screen as a browser without scripts would use them: forms are read from the page and sent."""

from __future__ import annotations

from collections.abc import Iterable
from html.parser import HTMLParser
from typing import Any

VOID = {"input", "meta", "link", "img", "br", "hr", "use", "path", "circle"}


class Form:
    """A form of a page: where it goes, what it carries as it stands, and which values each field may take."""

    def __init__(self, attributes: dict[str, str | None]) -> None:
        self.id, self.action = attributes.get("id") or "", attributes.get("action") or ""
        self.attributes = attributes
        self.fields: list[tuple[str, str]] = []
        self.legal: dict[str, list[str]] = {}
        self.least: dict[str, int] = {}  # of fields that take several values, as far as the page says
        self.buttons: list[tuple[str, str]] = []

    def field(self, tag: str, at: dict[str, str | None], option: str | None = None) -> None:
        """A control that was met."""
        name, value = at.get("name") or "", (at.get("value") or "") if option is None else option
        if not name or "disabled" in at:
            return
        kind = at.get("type") or "text"
        if tag == "button" or kind == "submit":
            self.buttons.append((name, value))
            return
        self.legal.setdefault(name, []).append(value)
        if kind in ("radio", "checkbox") and "checked" not in at:
            return
        self.fields.append((name, value))


class Page(HTMLParser):
    """A page: its forms, its words, its classes."""

    def __init__(self, answer: Any) -> None:
        super().__init__()
        self.status, self.html = answer.status_code, answer.content.decode()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.text = ""
        self.ids: list[str] = []
        self._form: Form | None = None
        self._select: dict[str, str | None] | None = None
        self._area: dict[str, str | None] | None = None
        self._typed = ""
        self._hidden = 0
        self._least: str | None = None
        self.feed(self.html)

    # ------------------------------------------------------------------------------------------------------ reading
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        at = dict(attrs)
        if at.get("id"):
            self.ids.append(at["id"] or "")
        if tag == "form":
            self._form = Form(at)
            self.forms.append(self._form)
        elif tag == "a" and at.get("href"):
            self.links.append(at["href"] or "")
        elif tag == "select":
            self._select, self._picked, self._first = at, None, None
        elif tag == "option" and self._select is not None and self._form is not None:
            value = at.get("value") or ""
            self._form.legal.setdefault(self._select.get("name") or "", []).append(value)
            self._first = value if self._first is None else self._first
            if "selected" in at:
                self._picked = value
        elif tag == "fieldset":
            self._least = at.get("data-least")
        elif tag == "textarea":
            self._area, self._typed = at, ""
        elif tag in ("input", "button"):
            owner = at.get("form")
            form = next((f for f in self.forms if f.id == owner), None) if owner else self._form
            if form is not None:
                form.field(tag, at)
                if at.get("type") == "checkbox":
                    form.least[at.get("name") or ""] = int(self._least or 0)
        elif tag in ("script", "style"):
            self._hidden += 1

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag == "select" and self._select is not None:
            chosen = self._picked if self._picked is not None else self._first
            if self._form is not None and chosen is not None and self._select.get("name"):
                self._form.fields.append((self._select["name"] or "", chosen))
            self._select = None
        elif tag == "textarea" and self._area is not None:
            if self._form is not None and self._area.get("name"):
                self._form.field("textarea", {**self._area, "value": self._typed})
            self._area = None
        elif tag in ("script", "style"):
            self._hidden -= 1

    def handle_data(self, data: str) -> None:
        if self._area is not None:
            self._typed += data
        elif not self._hidden:
            self.text = f"{self.text} {data.strip()}".strip() if data.strip() else self.text

    # ------------------------------------------------------------------------------------------------------- asking
    def form(self, id: str = "", to: str = "") -> Form:
        """The form of an id, or the first that goes to an address with this end."""
        for form in self.forms:
            if (id and form.id == id) or (to and form.action.endswith(to)):
                return form
        raise AssertionError(f"no form {id or to}: {[form.id or form.action for form in self.forms]}")

    def has(self, id: str = "", to: str = "") -> bool:
        """Whether there is such a form."""
        return any((id and form.id == id) or (to and form.action.endswith(to)) for form in self.forms)


class Browser:
    """A game master who reads pages and sends their forms.

    Args:
        client: a Django test client that holds the token; key: of the game.
    """

    def __init__(self, client: Any, key: str) -> None:
        self.client, self.base = client, f"/g/{key}/table/"

    def get(self, path: str = "", **headers: str) -> Page:
        """A page of the screen."""
        return Page(self.client.get(self.base + path, headers=headers))

    def send(self, form: Form, given: Iterable[tuple[str, str]] = (), *, press: str = "", follow: bool = True) -> Page:
        """Send a form with some fields set otherwise than they stand; `press`: the button (name or name=value)."""
        given = list(given)
        names = {name for name, _ in given}
        sent = [(name, value) for name, value in form.fields if name not in names] + given
        if press:
            name, _, value = press.partition("=")
            sent.append(next(b for b in form.buttons if b[0] == name and (not value or b[1] == value)))
        data: dict[str, list[str]] = {}
        for name, value in sent:
            data.setdefault(name, []).append(value)
        return Page(self.client.post(form.action, data, follow=follow))
