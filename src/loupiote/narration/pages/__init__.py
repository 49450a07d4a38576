"""The rule books as pages: plain data in one language, which a terminal prints, a browser shows and `--json` writes out.

Nothing here knows how a page looks. A page is made of dicts, lists and texts alone; ids stand beside names.
"""

from loupiote.narration.pages.names import Names, kind_id
from loupiote.narration.pages.orders import Page, order_page, orders
from loupiote.narration.pages.search import Hit, search
from loupiote.narration.pages.sets import (
    bearer_entry,
    clause_entry,
    clause_page,
    name_page,
    options_page,
    set_head,
    set_page,
    sets_page,
)
from loupiote.narration.pages.sheet import limits, sheet

__all__ = [
    "Hit",
    "Names",
    "Page",
    "bearer_entry",
    "clause_entry",
    "clause_page",
    "kind_id",
    "limits",
    "name_page",
    "options_page",
    "order_page",
    "orders",
    "search",
    "set_head",
    "set_page",
    "sets_page",
    "sheet",
]
