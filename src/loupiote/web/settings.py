"""Django's settings, from the environment; `conf` lists the variables. Reading them makes the data folder and the secret key."""

from os import environ
from pathlib import Path

from django.utils.translation import gettext_lazy as _

from loupiote.web import conf
from loupiote.web.logs import logging_config
from loupiote.web.statics import version

HERE = Path(__file__).parent
DATA = conf.folder()
SECRET_KEY = conf.secret_key(DATA)
DEBUG = conf.flag("LOUPIOTE_DEBUG")

# --- addresses -------------------------------------------------------------------------------------------------------
PUBLIC = conf.public()
HTTPS = PUBLIC.scheme == "https"
ALLOWED_HOSTS = [*conf.LOCAL, *filter(None, [PUBLIC.hostname]), *conf.words("LOUPIOTE_HOSTS")]
CSRF_TRUSTED_ORIGINS = [f"{PUBLIC.scheme}://{PUBLIC.netloc}"] if PUBLIC.netloc else []
SIGN_UP = conf.one_of("LOUPIOTE_SIGN_UP", ("open", "closed")) != "closed"

# --- what it is made of ----------------------------------------------------------------------------------------------
INSTALLED_APPS = [
    "loupiote.web.people",
    "loupiote.web.prepare",
    "loupiote.web.games",
    "loupiote.web.calendar",
    "loupiote.web.limits",
    "loupiote.web.look",
    "loupiote.web.table",
    "loupiote.web.library",
    "loupiote.web.seat",
    "loupiote.web.after",
    "loupiote.web.square",
    "loupiote.web.ordering",
    "loupiote.web.ballots",
    "loupiote.web.console",
    "loupiote.web.signup",
    "loupiote.web.notices",
    "loupiote.web.tone",
    "loupiote.web.operating.OperatorConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "axes",
    "django_tasks",
    "django_tasks_db",
]
MIDDLEWARE = [
    "loupiote.web.middleware.headers",
    "loupiote.web.middleware.access_log",
    "loupiote.web.middleware.opened",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "loupiote.web.incoming.Incoming",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "loupiote.web.people.zones.middleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "axes.middleware.AxesMiddleware",
]
ROOT_URLCONF = "loupiote.web.urls"
WSGI_APPLICATION = "loupiote.web.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [HERE / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "loupiote.web.notices.context.bell",
            ],
            "builtins": ["loupiote.web.look.templatetags.dates"],
        },
    }
]

# --- data ------------------------------------------------------------------------------------------------------------
DATABASES = conf.databases(DATA)
SIDE = "side" if "side" in DATABASES else "default"
DATABASE_ROUTERS = ["loupiote.web.router.SideRouter"]
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
CACHES = {"default": {"BACKEND": "django.core.cache.backends.db.DatabaseCache", "LOCATION": "loupiote_cache"}}
TASKS = {"default": {"BACKEND": "django_tasks_db.DatabaseBackend"}}

# --- people ----------------------------------------------------------------------------------------------------------
AUTH_USER_MODEL = "loupiote_people.User"
AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ["name", "email"]},
    },
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
LOGIN_URL = "people:sign-in"
LOGIN_REDIRECT_URL = "people:games"
LOGOUT_REDIRECT_URL = "home"
AXES_FAILURE_LIMIT = 8
AXES_COOLOFF_TIME = 0.25  # hours
AXES_LOCKOUT_PARAMETERS = [["username", "ip_address"]]
AXES_RESET_ON_SUCCESS = True
AXES_DISABLE_ACCESS_LOG = True
AXES_ENABLE_ADMIN = False
AXES_USERNAME_FORM_FIELD = "username"
AXES_VERBOSE = False
AXES_LOCKOUT_CALLABLE = "loupiote.web.people.views.accounts.locked"

# --- safety ----------------------------------------------------------------------------------------------------------
SESSION_COOKIE_HTTPONLY = CSRF_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_HTTPONLY = True
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = HTTPS
SESSION_COOKIE_AGE = 60 * 60 * 24 * 60
SESSION_COOKIE_NAME, CSRF_COOKIE_NAME, LANGUAGE_COOKIE_NAME = "loupiote-session", "loupiote-csrf", "loupiote-lang"
LANGUAGE_COOKIE_AGE = 60 * 60 * 24 * 400
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 30 if HTTPS else 0
SECURE_REFERRER_POLICY = "same-origin"  # no-referrer would take the Origin of forms away, which CSRF needs
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 500_000  # a pasted record has 200 kB at most

# --- words -----------------------------------------------------------------------------------------------------------
LANGUAGE_CODE = "fr"
LANGUAGES = [("fr", _("French")), ("en", _("English"))]
LOCALE_PATHS = [HERE / "locale"]
USE_I18N = USE_TZ = True
TIME_ZONE = "Europe/Paris"

# --- files -----------------------------------------------------------------------------------------------------------
STATIC = HERE / "static"
STATIC_URL = f"/static/{'dev' if DEBUG else version(STATIC)}/"
STATICFILES_DIRS = [STATIC]
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = DEBUG
WHITENOISE_MAX_AGE = 0 if DEBUG else 60 * 60 * 24 * 365
WHITENOISE_IMMUTABLE_FILE_TEST = "(?!)" if DEBUG else "."
WHITENOISE_ALLOW_ALL_ORIGINS = False

# --- log, mail -------------------------------------------------------------------------------------------------------
LOGGING_CONFIG = "logging.config.dictConfig"
LOGGING = logging_config(conf.log_format())
vars().update(conf.mail())
DEFAULT_FROM_EMAIL = SERVER_EMAIL = environ.get("LOUPIOTE_MAIL_FROM", "loupiote@localhost")
