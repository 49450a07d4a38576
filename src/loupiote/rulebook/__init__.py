"""The rule book as data: clauses, names and options of every rule set, read on demand from the files in `data/`.

Nothing here knows a game. The kernel does not import it; everything else may.
"""

from loupiote.rulebook.clauses import Clause, RuleBook, Section, book, clause, order_pages, rule_sets
from loupiote.rulebook.reader import BookError

__all__ = ["BookError", "Clause", "RuleBook", "Section", "book", "clause", "order_pages", "rule_sets"]
