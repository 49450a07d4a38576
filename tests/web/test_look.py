"""The look: colours that everybody can tell apart, drawings that are safe inside a page, files that stay small."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import loupiote.web
from loupiote.rulebook import rule_sets
from loupiote.rulebook.names import words
from loupiote.web.look import drawings

pytestmark = pytest.mark.once
WEB = Path(loupiote.web.__file__).parent
STATIC = WEB / "static" / "loupiote"
CSS = STATIC / "css"
SHEETS = sorted(CSS.rglob("*.css"))
TOKENS = (CSS / "tokens.css").read_text(encoding="utf-8")
MOMENTS = ("day", "dawn", "night")
HUES = ("bleu", "rouge", "orange", "rose", "vert", "violet", "gris")

# ink: the grounds that it is read on. 4.5:1, as WCAG AA asks of text of any size
READ = {
    "ink": ["paper", "sunken", "surface", "raised", *(f"{hue}-soft" for hue in HUES)],
    "ink-2": ["paper", "sunken", "surface", "raised"],
    "link": ["paper", "sunken", "surface", "raised"],
    "act": ["paper", "surface", "raised", "on-act"],
    "on-act": ["act", "act-strong"],
    "danger": ["paper", "sunken", "surface", "raised"],
    "on-danger": ["danger"],
    "on-sky": ["sky-high", "sky-low"],
    "on-cover": ["cover"],
} | {hue: [f"{hue}-soft", "paper", "surface", "raised"] for hue in HUES}
# what is no text but has to be seen: edges of controls, signs, what has the focus. 3:1
SEEN = {
    "edge": ["paper", "sunken", "surface", "raised"],
    "focus": ["paper", "sunken", "surface", "raised"],
    "flame": ["surface", "cover"],
    "cover-sign": ["cover"],
    "act": ["sunken"],
    "danger": ["sunken"],
}
LOCAL = {"hue", "soft", "text", "ground", "rim"}  # stand for one of the others within a component
ORNAMENT = {"village", "window", "line", "flame"}  # of the sky, of lines that only please, of rings round an emblem

Colour = tuple[float, float, float]


def rgb(text: str) -> tuple[Colour, float]:
    """`#rrggbb` or `rgb(r g b / a)` as red, green, blue from 0 to 1, and how much it covers."""
    if text.startswith("#"):
        return (int(text[1:3], 16) / 255, int(text[3:5], 16) / 255, int(text[5:7], 16) / 255), 1.0
    red, green, blue, cover = map(float, re.findall(r"[\d.]+", text))
    return (red / 255, green / 255, blue / 255), cover


def palette(moment: str) -> dict[str, tuple[Colour, float]]:
    """The colours of a moment."""
    value = r"(#[0-9a-f]{6}|rgb\([^)]*\))"
    found = {}
    for name, day, night in re.findall(rf"--([\w-]+): light-dark\({value}, {value}\);", TOKENS):
        found[name] = rgb(night if moment == "night" else day)
    dawn = TOKENS.split('[data-moment="dawn"] {')[1].split("}")[0]
    for name, text in re.findall(rf"--([\w-]+): {value};", TOKENS.split("[data-moment")[0]):
        found[name] = rgb(text)
    if moment == "dawn":
        found |= {name: rgb(text) for name, text in re.findall(rf"--([\w-]+): {value};", dawn)}
    return found


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def over(ground: Colour, veil: tuple[Colour, float]) -> Colour:
    colour, cover = veil
    red, green, blue = (g * (1 - cover) + c * cover for g, c in zip(ground, colour, strict=True))
    return red, green, blue


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("table", "least"), [(READ, 4.5), (SEEN, 3.0)], ids=["read", "seen"])
def test_every_pair_has_contrast(moment: str, table: dict[str, list[str]], least: float) -> None:
    colours = palette(moment)
    weak = {
        f"{ink} on {ground}": round(contrast(colours[ink][0], colours[ground][0]), 2)
        for ink, grounds in table.items()
        for ground in grounds
        if contrast(colours[ink][0], colours[ground][0]) < least
    }
    assert not weak


@pytest.mark.parametrize("moment", MOMENTS)
def test_lamplight_leaves_words_readable(moment: str) -> None:
    colours = palette(moment)
    for ground in ("paper", "surface"):
        lit = over(colours[ground][0], colours["glow"])
        for ink in ("ink", "ink-2"):
            assert contrast(colours[ink][0], lit) >= 4.5, (ink, ground)


def test_no_token_is_used_without_a_pair() -> None:
    inks, grounds = set(), set()
    for sheet in SHEETS:
        text = sheet.read_text(encoding="utf-8")
        inks |= set(re.findall(r"(?<![-\w])color: var\(--([\w-]+)\)", text))
        grounds |= set(re.findall(r"background(?:-color)?: var\(--([\w-]+)\)", text))
    assert inks - LOCAL - ORNAMENT <= READ.keys() | SEEN.keys()
    known = {ground for table in (READ, SEEN) for paired in table.values() for ground in paired}
    assert grounds - LOCAL - ORNAMENT <= known | READ.keys() | SEEN.keys()


def test_colours_are_written_as_tokens() -> None:
    for sheet in SHEETS:
        if sheet.name in ("tokens.css", "print.css"):
            continue
        text = sheet.read_text(encoding="utf-8").replace("background: #fff", "")  # a QR code is read on white
        assert not re.findall(r"#[0-9a-f]{3,8}\b(?!\w)|hsl\(|oklch\(", text), sheet.name


def test_every_variable_is_defined() -> None:
    texts = [sheet.read_text(encoding="utf-8") for sheet in SHEETS]
    defined = {name for text in texts for name in re.findall(r"(?<![\w-])--([\w-]+):", text)}
    used = {name for text in texts for name in re.findall(r"var\(--([\w-]+)", text)}
    assert used <= defined


# How eyes without red, green or blue cones see linear red, green and blue (Machado, Oliveira and Fernandes, 2009).
EYES = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def lab(colour: tuple[float, ...]) -> Colour:
    """Linear red, green and blue as CIELAB."""
    red, green, blue = (min(max(part, 0.0), 1.0) for part in colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_two_great_camps_differ_for_every_eye(moment: str, eyes: str) -> None:
    colours = palette(moment)

    def seen(name: str) -> Colour:
        parts = [linear(part) for part in colours[name][0]]
        return lab(tuple(sum(a * b for a, b in zip(row, parts, strict=True)) for row in EYES[eyes]))

    village, wolves = seen("bleu"), seen("rouge")
    assert sum((a - b) ** 2 for a, b in zip(village, wolves, strict=True)) ** 0.5 > 20


def test_a_camp_is_never_a_colour_alone() -> None:
    shapes = {drawings.camp_sign(camp) for camp in (*drawings.CAMPS, None)}
    assert len(shapes) == len(drawings.CAMPS) + 1
    rules = (CSS / "components" / "camp.css").read_text(encoding="utf-8")
    outlines = re.findall(r"--shape: ([^;]+);", rules)
    assert len(set(outlines)) == len(drawings.CAMPS)


# ------------------------------------------------------------------------------------------------------------ drawings
EMBLEMS = sorted(drawings.ROLES.glob("*/emblem.svg"))
ICONS = sorted(drawings.ICONS.glob("*.svg"))
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    *("viewBox", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
    *("stroke-dasharray", "transform", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height"),
}


@pytest.mark.parametrize("path", [*EMBLEMS, *ICONS], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_drawing_is_shapes_and_nothing_else(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in SHAPES
        assert element.attrib.keys() <= ATTRIBUTES
        assert {element.get("fill"), element.get("stroke")} <= {None, "none", "currentColor"}
    assert root.get("viewBox") == ("0 0 48 48" if path.name == "emblem.svg" else "0 0 24 24")
    assert len(text) < 1600
    assert "\n" not in text.strip()


BEARERS = sorted({(b.id, b.kind) for rules in rule_sets() for b in words(rules).bearers.values()})


@pytest.mark.parametrize(("id", "kind"), BEARERS)
def test_every_bearer_has_an_emblem(id: str, kind: str) -> None:
    found = drawings.emblem(id)
    assert 'viewBox="0 0 48 48"' in found  # the shape of a camp, on 24, stands only for what nobody drew
    if kind not in ("event-card", "project"):
        assert (drawings.ROLES / id / "emblem.svg").exists()


def test_no_two_emblems_are_the_same() -> None:
    assert len({path.read_text(encoding="utf-8") for path in EMBLEMS}) == len(EMBLEMS)


def test_an_id_from_outside_opens_no_file() -> None:
    for id in ("../voyante", "voyante/../../x", "VOYANTE", "", "a" * 5000):
        assert drawings.emblem(id, "loups") == drawings.camp_sign("loups", "emblem")
    with pytest.raises(LookupError):
        drawings.icon("../../fonts/texturina-OFL")


# --------------------------------------------------------------------------------------------------------------- files
def test_the_sheet_lays_every_file_together() -> None:
    from loupiote.web.look.sheet import build

    imported = re.findall(r'@import url\("([^"]+)"\)', (CSS / "loupiote.css").read_text(encoding="utf-8"))
    assert sorted(imported) == sorted(str(path.relative_to(CSS)) for path in SHEETS if path.name != "loupiote.css")
    text = build()
    assert "@import" not in text
    assert "../" not in text
    assert text.count("{") == text.count("}")


def test_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in SHEETS) < 72_000  # 60 for the table, 12 for all pages of games by forum
    assert sum(path.stat().st_size for path in STATIC.glob("fonts/*.woff2")) < 150_000
    assert sum(path.stat().st_size for path in STATIC.glob("js/*.js")) < 42_000  # a page loads less than half of it
    assert {path.name for path in STATIC.glob("fonts/*.txt")} == {"atkinson-next-OFL.txt", "texturina-OFL.txt"}


TEMPLATES = sorted(WEB.rglob("templates/**/*.html"))


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path.relative_to(WEB)))
def test_a_template_has_nothing_inline_and_knows_its_signs(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.findall(
        r"\sstyle=|\son(?:click|change|load|submit|input|error|focus|blur|key\w+|pointer\w+|mouse\w+|touch\w+)=|<style|<script(?![^>]*\bsrc=)|javascript:",
        text,
    )
    for name in re.findall(r'{% icon "([^"]+)" %}', text):
        assert drawings.icon(name)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_style_pages_show_everything(client: Any, settings: Any, lang: str) -> None:
    from loupiote.web.look.samples import MOMENTS, PAGES

    address = f"/style?page={PAGES[0]}&moment={MOMENTS[0]}"
    assert client.get(address).status_code == 404
    settings.DEBUG = True
    client.cookies["loupiote-lang"] = lang
    for page in PAGES:
        answer = client.get(f"/style?page={page}&moment=dawn")
        assert answer.status_code == 200
        assert 'data-moment="dawn"' in answer.content.decode()
    assert client.get("/style?page=nowhere").status_code == 404


def test_the_sheet_is_kept_under_its_version(client: Any) -> None:
    from loupiote.web.look.templatetags.look import look_sheet

    answer = client.get(look_sheet())
    assert answer.headers["Content-Type"] == "text/css; charset=utf-8"
    assert "immutable" in answer.headers["Cache-Control"]
