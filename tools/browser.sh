#!/bin/sh
# A browser for the tests: the machine's own; else Debian's, where we may install it; else the one that Playwright brings.
# The headless shell draws pages and nothing else: whole Chromium opens a window of its own for each test, which costs twice.
set -eu
command -v chromium-headless-shell >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    install="apt-get install -y -qq --no-install-recommends"
    apt-get update -qq && { $install chromium-headless-shell || $install chromium; } >/dev/null && exit 0
fi
command -v chromium >/dev/null && exit 0
exec "$1/python" -m playwright install chromium
