"""Addresses of accounts, of joining, and of inviting."""

from django.contrib.auth import views as auth
from django.urls import path

from loupiote.web.people.views import accounts, device, games, invite, join, lobby, person, report, trace

app_name = "people"
urlpatterns = [
    path("people/sign-in/", accounts.SignIn.as_view(), name="sign-in"),
    path("people/sign-out/", auth.LogoutView.as_view(), name="sign-out"),
    path("people/sign-up/", accounts.sign_up, name="sign-up"),
    path("people/account/", accounts.account, name="account"),
    path("people/password/", accounts.Password.as_view(), name="password"),
    path("people/delete/", accounts.delete, name="delete"),
    path("people/forgotten/", accounts.Forgotten.as_view(), name="forgotten"),
    path(
        "people/forgotten/sent/",
        auth.PasswordResetDoneView.as_view(template_name="people/forgotten_sent.html"),
        name="forgotten-sent",
    ),
    path("people/reset/<uidb64>/<token>/", accounts.Reset.as_view(), name="reset"),
    path("who/<path:name>/", person.person, name="person"),
    path("block/", person.block, name="block"),
    path("report/", report.report, name="report"),
    path("people/games/", games.mine, name="games"),
    path("join/", join.by_code, name="join"),
    path("join/<str:code>/", join.sit_down, name="sit-down"),
    path("g/<slug:key>/lobby/", lobby.lobby, name="lobby"),
    path("g/<slug:key>/lobby/state/", lobby.state, name="lobby-state"),
    path("g/<slug:key>/leave/", lobby.leave, name="leave"),
    path("g/<slug:key>/device/", device.device, name="device"),
    path("g/<slug:key>/invite/", invite.invite, name="invite"),
    path("g/<slug:key>/trace/", trace.trace, name="trace"),
]
