"""The filter `date` of every template: Django's, as dates are printed. It is one of the built-in ones (`settings.TEMPLATES`)."""

from __future__ import annotations

from typing import Any

from django import template
from django.template import defaultfilters

from loupiote.web.look.dates import printed

register = template.Library()


@register.filter(expects_localtime=True, is_safe=False)
def date(value: Any, form: str | None = None) -> str:
    """`{{ post.at|date:"j F, H:i" }}`."""
    return printed(str(defaultfilters.date(value, form)))
