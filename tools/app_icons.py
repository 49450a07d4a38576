"""Make the PNG icons of the application from its logo, with a headless Chromium.

.venv/bin/python -m tools.app_icons      # writes static/loupiote/art/app/*.png
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ART = Path(__file__).parents[1] / "src" / "loupiote" / "web" / "static" / "loupiote" / "art"
NIGHT = "#131b3c"
# name: (pixels, share of the square that the logo takes, what is behind it)
ICONS = {
    "192": (192, 1.0, "transparent"),
    "512": (512, 1.0, "transparent"),
    "apple": (180, 1.0, NIGHT),  # iOS rounds the corners itself
    "maskable": (512, 0.8, NIGHT),  # a launcher may cut a circle out of it
}


def browser() -> str:
    """The command of a Chromium.

    Raises:
        SystemExit: there is none.
    """
    found = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "google-chrome"))), None)
    if found is None:
        sys.exit("app_icons: no Chromium is installed")
    return found


def draw(path: Path, pixels: int, share: float, ground: str) -> None:
    """Take a picture of the logo on a square."""
    logo = (ART / "logo.svg").read_text(encoding="utf-8")
    side = round(pixels * share)
    page = (
        f"<style>body{{margin:0;display:grid;place-items:center;width:{pixels}px;height:{pixels}px;background:{ground}}}"
        f"svg{{width:{side}px;height:{side}px}}</style>{logo}"
    )
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "icon.html"
        source.write_text(page, encoding="utf-8")
        subprocess.run(
            [
                *(browser(), "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
                *("--default-background-color=00000000", f"--window-size={pixels},{pixels}"),
                *(f"--user-data-dir={folder}/profile", f"--screenshot={path}", source.as_uri()),
            ],
            check=True,
            capture_output=True,
        )


def main() -> None:
    """Make all of them."""
    for name, (pixels, share, ground) in ICONS.items():
        path = ART / "app" / f"{name}.png"
        path.parent.mkdir(exist_ok=True)
        draw(path, pixels, share, ground)
        print(path.relative_to(ART.parents[5]), path.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
