"""Accounts: a name, a password, an e-mail address if somebody wants letters."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.db import models
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from loupiote.kernel.start import NAME_LENGTH, look
from loupiote.web.people.names import appearances
from loupiote.web.people.trust import Block, Report

__all__ = ["Block", "Report", "User", "UserManager"]


class UserManager(BaseUserManager["User"]):
    """Makes accounts."""

    def create_user(self, name: str, password: str | None = None, **fields: Any) -> User:
        """An account; without a password nobody can sign in to it."""
        user = self.model(name=name, **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def create_superuser(self, name: str, password: str | None = None, **fields: Any) -> User:
        """The operator's account."""
        return self.create_user(name, password, is_staff=True, is_superuser=True, **fields)

    def get_by_natural_key(self, username: str | None) -> User:
        """By name as it looks: `élise` signs in as `Elise`."""
        return self.get(look=look(username or ""))

    def alike(self, name: str) -> models.QuerySet[User]:
        """The accounts whose names can be taken for this one, as names at one table are (`people/names.py`)."""
        like = models.Q(look=look(name))
        for way, text in appearances(name):
            like |= models.Q(**{way: text})
        return self.filter(like)


class User(AbstractBaseUser, PermissionsMixin):
    """An account.

    Attributes:
        name: what others see; look: how one signs in with it (accents and case folded), which no two share.
        sound, letters, signs: what else it can be taken for, so that nobody opens an account under a name like another's.
        lang: the language of letters to this person, and of pages when they sign in.
        zone: the time zone in which they read times, "" for that of the server; shown: their page tells which games they play.
        boxes: "rule set/box" of the boxes of cards that they have said they own.
    """

    name = models.CharField(_("name"), max_length=NAME_LENGTH, unique=True)
    look = models.CharField(max_length=NAME_LENGTH * 4, unique=True, editable=False)
    sound = models.TextField(default="", editable=False, db_index=True)
    letters = models.TextField(default="", editable=False, db_index=True)
    signs = models.TextField(default="", editable=False, db_index=True)
    email = models.EmailField(_("e-mail address"), blank=True)
    lang = models.CharField(_("language"), max_length=2, default="fr", choices=settings.LANGUAGES)
    zone = models.CharField(_("time zone"), max_length=40, blank=True, default="")
    shown = models.BooleanField(_("page shows games"), default=True)
    boxes = models.JSONField(default=list, blank=True, editable=False)
    is_staff = models.BooleanField(_("operator"), default=False)
    is_active = models.BooleanField(_("active"), default=True)
    date_joined = models.DateTimeField(_("since"), default=timezone.now)

    objects = UserManager()

    USERNAME_FIELD = "name"
    EMAIL_FIELD = "email"

    class Meta:
        verbose_name = _("account")
        verbose_name_plural = _("accounts")

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Save, with the looks that go with the name."""
        self.look = look(self.name)
        for way, text in appearances(self.name):
            setattr(self, way, text)
        super().save(*args, **kwargs)

    def __str__(self) -> str:
        return self.name

    @property
    def page(self) -> str:
        """The address of their page, "" for a closed account, which has none."""
        return reverse("people:person", args=[self.name]) if self.is_active else ""
