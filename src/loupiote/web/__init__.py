"""The application: pages, accounts, games in a database, live updates. The only layer that knows Django.

`docs/web.md` says how a page is built; `games.door` is the only way into a game.
"""
