#!/bin/sh
# A browser for the tests: the machine's own Chromium; else Debian's, where we may install it; else the one that Playwright brings.
set -eu
command -v chromium >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null && exit 0
fi
exec "$1/python" -m playwright install chromium
