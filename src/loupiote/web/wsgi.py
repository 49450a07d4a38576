"""Django's WSGI application: every page but `/live`."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "loupiote.web.settings")

application = get_wsgi_application()
