"""Letters, sent in the background: how long an answer takes must not tell whether there is such an account."""

from __future__ import annotations

from django.core.mail import send_mail
from django_tasks import task


@task()
def send(subject: str, body: str, to: str) -> None:
    """Send a letter; twice does no harm."""
    send_mail(subject, body, None, [to])
