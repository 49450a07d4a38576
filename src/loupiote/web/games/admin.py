"""Games in the operator's pages: that they exist, not what is in them. An operator who plays must not learn secrets there."""

from django.contrib import admin
from django.http import HttpRequest

from loupiote.web.games.models import Game
from loupiote.web.operating import Named


@admin.register(Game)
class GameAdmin(Named, admin.ModelAdmin[Game]):
    """See which games there are, and delete one."""

    list_display = ("__str__", "status", "rules", "created_by", "created_at", "key")
    list_filter = ("status", "rules")
    search_fields = ("key", "title")
    fields = readonly_fields = (
        "key",
        "title",
        "rules",
        "status",
        "created_at",
        "started_at",
        "ended_at",
        "created_by",
        "demo",
    )

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Game | None = None) -> bool:
        """There is nothing in it that could be saved."""
        return False
