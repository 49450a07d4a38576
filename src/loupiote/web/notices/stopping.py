"""No more letters, by the link in each of them, without signing in."""

from __future__ import annotations

import hashlib
from hmac import compare_digest

from django.core import signing

from loupiote.web.notices import wishes as wished
from loupiote.web.notices.models import Wishes
from loupiote.web.people.models import User

SALT = "loupiote.letters"


def ticket(user: User) -> str:
    """What stands in the link: it opens nothing else, and holds as long as the account has this address."""
    return signing.dumps([user.pk, _mark(user)], salt=SALT)


def reader(ticket: str) -> User | None:
    """Whose ticket this is."""
    try:
        pk, mark = signing.loads(ticket, salt=SALT)
    except (signing.BadSignature, ValueError):
        return None
    user = User.objects.filter(pk=pk).first()
    return user if user is not None and compare_digest(_mark(user), str(mark)) else None


def _mark(user: User) -> str:
    """Changes with the address, and does not show it: links end up in histories."""
    return hashlib.sha256(user.email.casefold().encode()).hexdigest()[:16]


def stop(user: User, *, stopped: bool = True) -> None:
    """Send this account no letters about notices, those on their way included, or send them again."""
    wishes, _new = Wishes.objects.update_or_create(user=user, defaults={"letters": not stopped})
    wished.reconsider(wishes)
