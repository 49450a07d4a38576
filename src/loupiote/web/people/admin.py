"""Accounts in the operator's pages."""

from django.contrib import admin

from loupiote.web.people.models import User


@admin.register(User)
class UserAdmin(admin.ModelAdmin[User]):
    """Look after accounts: close one, make somebody an operator."""

    list_display = ("name", "email", "is_active", "is_staff", "date_joined")
    search_fields = ("name", "email")
    fields = ("name", "email", "lang", "is_active", "is_staff", "is_superuser", "date_joined", "last_login")
    readonly_fields = ("date_joined", "last_login")
