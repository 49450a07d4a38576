"""Narration: typed events into French or English, as plain text, Markdown or BBCode.

Texts are Fluent files under `texts/`; all texts of a role stand in one folder, `texts/roles/<id>/`. The door is
`Narrator`. See `runs` for what a line is made of and `catalogue` for where a text is looked for.
"""

from loupiote.narration.acts import tale
from loupiote.narration.asking import part_names, question, value_name
from loupiote.narration.narrator import Call, FormatName, Lang, Narrator
from loupiote.narration.tellers import course, deaths, knowledge, votes  # noqa: F401  (registers the tellers)
from loupiote.narration.tone import Problem

__all__ = ["Call", "FormatName", "Lang", "Narrator", "Problem", "part_names", "question", "tale", "value_name"]
