"""Addresses of the look."""

from django.urls import path

from loupiote.web.look import views

app_name = "look"
urlpatterns = [
    path("look.css", views.style_sheet, name="sheet"),
    path("style", views.style_page, name="style"),
]
