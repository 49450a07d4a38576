"""What other apps add to the room, in one place: templates that are shown where they exist.

An app puts a template of the name that stands here into its folder; it gets the context of the page (`game`, `viewer`, `view`,
`turn`...), and finds whatever else it needs with a template tag of its own. What it shows comes from the viewer's view.
"""

SLOTS: dict[str, tuple[str, ...]] = {
    # links of the bar that every page of the room has: one `<a class="btn btn-stacked">` each
    "nav": ("ordering/_nav.html", "ballots/_nav.html", "console/_nav.html"),
    # a line above everything: a game that waits, a reader who owes an answer
    "head": ("calendar/_head.html", "notices/_head.html", "console/_head.html"),
    # panels beside the boards
    "side": (
        *("calendar/_side.html", "notices/_side.html"),
        *("signup/_side.html", "console/_side.html"),
    ),
    # below the posts of a board: what its reader is asked there
    "below": ("ordering/_doubt.html", "ballots/_doubt.html"),
    # below the form of a post: what can be ordered by writing
    "write": ("ordering/_write.html", "ballots/_write.html"),
    # among what can be done with a post of somebody else: `shown` is the post (report); the same for all who do not lead the game
    "post": ("people/_post.html", "signup/_post.html"),
}
