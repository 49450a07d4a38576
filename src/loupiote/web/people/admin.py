"""Accounts in the operator's pages."""

from django import forms
from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.utils.translation import gettext_lazy as _

from loupiote.web.people.models import User


class MakeForm(forms.ModelForm[User]):
    """An account made by the operator: whoever it is for asks for a password by letter, or is told one."""

    password = forms.CharField(label=_("password"), strip=False, widget=forms.PasswordInput)

    class Meta:
        model = User
        fields = ("name", "email", "lang")

    def save(self, commit: bool = True) -> User:
        user = super().save(commit=False)
        user.set_password(self.cleaned_data["password"])
        if commit:
            user.save()
        return user


@admin.register(User)
class UserAdmin(DjangoUserAdmin[User]):
    """Look after accounts: close one, set a password, make somebody an operator."""

    add_form = MakeForm
    list_display = ("name", "email", "is_active", "is_staff", "date_joined")
    list_filter = ("is_active", "is_staff")
    search_fields = ("name", "email")
    ordering = ("name",)
    filter_horizontal = ()
    readonly_fields = ("date_joined", "last_login")
    fieldsets = (
        (None, {"fields": ("name", "password", "email", "lang")}),
        (None, {"fields": ("is_active", "is_staff", "is_superuser", "date_joined", "last_login")}),
    )
    add_fieldsets = ((None, {"fields": ("name", "password", "email", "lang")}),)
