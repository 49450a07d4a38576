"""The operator's pages, `/admin/`: which there are, and what they say of what is deleted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django.contrib import admin
from django.contrib.admin.apps import AdminConfig
from django.db.models import Model
from django.http import HttpRequest
from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _


class OperatorConfig(AdminConfig):
    """Django's admin without two of its pages: groups, since accounts have none; the queue, whose letters lead into accounts."""

    def ready(self) -> None:
        """Find the pages of our apps, and take away two that come with other packages."""
        super().ready()
        from django.contrib.auth.models import Group
        from django_tasks_db.models import DBTaskResult

        admin.site.unregister([Group, DBTaskResult])
        admin.site.site_header = admin.site.site_title = _("Loupiote: pages of the operator")


class Named:
    """For `ModelAdmin`s: what their pages call things.

    Who deletes something reads what it is called, and not what hangs on it: orders, notes and cards of a game are secrets.
    """

    def get_deleted_objects(
        self, objs: Iterable[Model], request: HttpRequest
    ) -> tuple[list[str], dict[str, int], set[str], list[str]]:
        """What is said before these are deleted: their names, how many they are, and nothing that would keep anybody from it."""
        chosen: list[Any] = list(objs)
        names = [f"{capfirst(one._meta.verbose_name)}: {one}" for one in chosen]
        return names, {str(one._meta.verbose_name_plural): len(chosen) for one in chosen}, set(), []

    def construct_change_message(self, *args: Any, **kwargs: Any) -> list[dict[str, dict[str, Any]]]:
        """What the history says was changed. Django keeps labels with a capital, under which no catalogue finds them again."""
        said: list[dict[str, dict[str, Any]]] = super().construct_change_message(*args, **kwargs)  # type: ignore[misc]
        for changed in [one["changed"] for one in said if "fields" in one.get("changed", ())]:
            changed["fields"] = [name[:1].lower() + name[1:] for name in changed["fields"]]
        return said
