"""Families of kinds (powers, marks, events, inputs...) written to JSON and found again by name.

A *family* is a plain class; its *kinds* are `msgspec.Struct` subclasses with a tag. A field that may hold any kind of a
family is annotated with the family, and `decode` looks the kind up by its tag. The registry is made by walking the
subclasses, so a new role file needs no registration. Two kinds with one tag are a programming error and refused.

msgspec decodes a base Struct to the base only, never to a subclass, and a Union is closed: hence the plain family class
and `dec_hook`. Encoding keeps insertion order and no default is omitted, so that a changed default never reaches a
sleeping game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")


class Family:
    """Base of the family classes. A family itself is never instantiated; its kinds are."""

    __slots__ = ()


_kinds: dict[type, dict[str, type[Struct]]] = {}
_converters: dict[type[Struct], None] = {}


def _walk(cls: type) -> Iterator[type]:
    subclasses: list[type] = cls.__subclasses__()
    for sub in subclasses:
        yield sub
        yield from _walk(sub)


def tag_of(kind: type[Struct]) -> str | None:
    """The tag under which a kind is written, or None for an abstract base without one."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else None


def kinds(family: type) -> dict[str, type[Struct]]:
    """All kinds of a family by tag, those of modules loaded since included.

    Raises:
        TypeError: two different kinds carry the same tag.
    """
    found: dict[str, type[Struct]] = {}
    for kind in _walk(family):
        if not (isinstance(kind, type) and issubclass(kind, Struct)):
            continue
        tag = tag_of(kind)
        if tag is None:
            continue
        if found.setdefault(tag, kind) is not kind:
            raise TypeError(f"two kinds of {family.__name__} are tagged {tag!r}: {found[tag]} and {kind}")
    _kinds[family] = found
    return found


def _revive(annotation: type, value: Any) -> Any:
    """Msgspec's dec_hook: build the kind that the tag of a mapping names."""
    try:
        kind = _kinds[annotation][value["type"]]
    except (KeyError, TypeError):
        kind = _find(annotation, value)
    if len(value) == 1:  # most powers have no state of their own
        return kind()
    return msgspec.convert(value, kind, dec_hook=_revive)


def _find(annotation: type, value: Any) -> type[Struct]:
    """The kind that the tag of a mapping names, looked for among the modules loaded since; or what is wrong with it."""
    if not (isinstance(annotation, type) and issubclass(annotation, Family)):
        raise NotImplementedError(f"cannot decode {annotation}")
    if not isinstance(value, dict):
        raise msgspec.ValidationError(f"expected a {annotation.__name__}, got {type(value).__name__}")
    known, tag = kinds(annotation), value.get("type")
    if tag not in known:
        raise msgspec.ValidationError(f"unknown {annotation.__name__} {tag!r}")
    return known[tag]


_encoder = msgspec.json.Encoder()
_decoders: dict[Any, msgspec.json.Decoder[Any]] = {}


def encode(value: Any) -> bytes:
    """The JSON of a struct, in insertion order."""
    return _encoder.encode(value)


def decode(data: bytes, of: type[T]) -> T:
    """Read back what `encode` wrote.

    Raises:
        msgspec.ValidationError: a kind, field or type that this version does not know.
    """
    decoder = _decoders.get(of)
    if decoder is None:
        decoder = _decoders[of] = msgspec.json.Decoder(of, dec_hook=_revive)
    result: T = decoder.decode(data)
    return result


def same_start(one: Sequence[object], other: Sequence[object]) -> int:
    """How many values both have at their beginning: equal, or written alike (a list read back may have been a tuple)."""
    same = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine is not theirs and mine != theirs and encode(mine) != encode(theirs):
            break
        same += 1
    return same


def plain(value: Any) -> Any:
    """A struct as dictionaries, lists and texts (its kind under `type`)."""
    return msgspec.to_builtins(value)
