"""The front page."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def home(request: HttpRequest) -> HttpResponse:
    """What one can do here."""
    return render(request, "loupiote/home.html")
