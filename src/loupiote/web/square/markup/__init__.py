"""What people write becomes what people read: a subset of Markdown and of BBCode, both at once, and names with an @.

    drawn = draw(text, people)
    drawn.html       safe to be put into a page
    drawn.mentioned  the keys of those who are named
    spoken(text)     what its author says themselves, line by line

The source is kept as it was written. HTML in it is text; what comes out of the reader is cleaned once more (`clean`), so that
no mistake in a rule can let anything through that is not in its list.
"""

from loupiote.web.square.markup.draw import VERSION, Drawn, draw
from loupiote.web.square.markup.mentions import Person, fold
from loupiote.web.square.markup.spoken import Line, spoken

__all__ = ["VERSION", "Drawn", "Line", "Person", "draw", "fold", "spoken"]
