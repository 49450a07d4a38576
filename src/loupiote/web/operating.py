"""The operator's pages, `/admin/`: which there are, and what they say of what is deleted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.contrib import admin
from django.contrib.admin.apps import AdminConfig
from django.db.models import Model
from django.http import HttpRequest, HttpResponse
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy


class OperatorConfig(AdminConfig):
    """Django's admin without two of its pages: groups, since accounts have none; the queue, whose letters lead into accounts."""

    def ready(self) -> None:
        """Find the pages of our apps, and take away two that come with other packages."""
        super().ready()
        from django.contrib.auth.models import Group
        from django_tasks_db.models import DBTaskResult

        admin.site.unregister([Group, DBTaskResult])
        admin.site.site_header = admin.site.site_title = gettext_lazy("Loupiote: pages of the operator")


class Named:
    """For `ModelAdmin`s: what their pages call things.

    A list is called what it is a list of: what Django makes of it is no French. Who deletes something reads what it is called,
    and not what hangs on it: orders, notes and cards of a game are secrets.
    """

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> HttpResponse:
        """The list, under the name of what is in it."""
        title = capfirst(self.model._meta.verbose_name_plural)  # type: ignore[attr-defined]  # of the ModelAdmin beside it
        answer: HttpResponse = super().changelist_view(request, {"title": title, **(extra_context or {})})  # type: ignore[misc]
        return answer

    def get_deleted_objects(
        self, objs: Iterable[Model], request: HttpRequest
    ) -> tuple[list[str], dict[str, int], set[str], list[str]]:
        """What is said before these are deleted: their names, how many they are, and nothing that would keep anybody from it."""
        chosen: list[Any] = list(objs)
        names = [_("%(what)s: %(name)s") % {"what": capfirst(one._meta.verbose_name), "name": one} for one in chosen]
        return names, {str(one._meta.verbose_name_plural): len(chosen) for one in chosen}, set(), []

    def construct_change_message(self, *args: Any, **kwargs: Any) -> list[dict[str, dict[str, Any]]]:
        """What the history says was changed. Django keeps labels with a capital, under which no catalogue finds them again."""
        said: list[dict[str, dict[str, Any]]] = super().construct_change_message(*args, **kwargs)  # type: ignore[misc]
        for changed in [one["changed"] for one in said if "fields" in one.get("changed", ())]:
            changed["fields"] = [name[:1].lower() + name[1:] for name in changed["fields"]]
        return said
