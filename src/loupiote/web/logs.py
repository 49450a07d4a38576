"""Logs: one line for an event, without anything secret: addresses lose the tokens and codes they carry."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

_TOKEN = re.compile(r"(?<![\w.-])[A-Za-z0-9_-]{20,}(?![\w.-])|(?<=/join/)[^/\s\"']+|(?<=[?&]t=)[^&\s\"']+")
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "request", "taskName"}


def scrub(text: str) -> str:
    """A text without what might open a door: long tokens, join codes, tickets.

    >>> scrub("GET /s/AbCdEfGhIjKlMnOpQrStUv/ and /join/QWERTY/")
    'GET /s/*/ and /join/*/'
    """
    return _TOKEN.sub("*", text)


class TextFormatter(logging.Formatter):
    """For a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        return scrub(super().format(record))


class JsonFormatter(logging.Formatter):
    """For a program: time, level, logger, message, and what the event said of itself (`extra`)."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": scrub(record.getMessage()),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _OWN and not key.startswith("_")}
        if record.exc_info:
            line["trace"] = scrub(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def logging_config(shape: str) -> dict[str, Any]:
    """The configuration for `logging.config.dictConfig`; shape: json or text."""
    formatter = (
        {"()": JsonFormatter}
        if shape == "json"
        else {"()": TextFormatter, "format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": formatter},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "loupiote": {"level": "INFO"},
            "uvicorn.error": {"level": "WARNING"},
            "django": {"handlers": [], "level": "WARNING", "propagate": True},
            "django.server": {"handlers": [], "propagate": True},
            "axes": {"level": "WARNING"},
        },
    }
