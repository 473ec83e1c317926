"""Every view of every game on one page that needs nothing else: `python -m tools.gallery -o folder --lang ko`.

Early, middle and finished games of two to four seats, in both languages and themes, with descriptions and sizes. A box
at the top of the page shows all pictures as wide as a phone does.
"""

from __future__ import annotations

import argparse
from base64 import b64encode
from collections.abc import Iterator
from html import escape
from pathlib import Path

from bot.words.texts import Texts
from images.drawing.theme import THEMES
from images.render import GAMES, picture
from testkit.positions import Position, for_view, reached

STAGES = (("early", 2, 0.12), ("middle", 3, 0.55), ("late", 4, 0.9), ("finished", 4, 1.0))
HEAD = """<!doctype html><meta charset="utf-8"><title>Orrery: every view</title>
<style>
body { font: 16px system-ui; margin: 16px; background: #313338; color: #f2f3f5 }
label { position: sticky; top: 0; display: block; padding: 8px; background: #1e1f22 }
section { display: flex; flex-wrap: wrap; gap: 16px }
figure { margin: 0; width: min-content }
img { width: 1080px }
#phone:checked ~ section img { width: 390px }
</style>
<input type="checkbox" id="phone"><label for="phone">as wide as a phone (390 px)</label>
"""


def figures(game: str, stage: str, position: Position, locales: list[str]) -> Iterator[str]:
    """A figure for every view, language and theme."""
    for what in GAMES[game]:
        for locale in locales:
            for theme in THEMES:
                yield figure(game, stage, position, what, locale, theme)


def figure(game: str, stage: str, position: Position, what: str, locale: str, theme: str) -> str:
    """A picture with its size and what is said to those who do not see it."""
    shown = for_view(game, what, position)
    made = picture(game, shown.view, what, Texts(locale), shown.opts, theme)
    told = f"{game} {what}, {stage}, {locale}, {theme}: {made.width} × {made.height} px, {len(made.data) // 1000} kB"
    data = b64encode(made.data).decode()
    image = f'<img loading="lazy" alt="{escape(made.alt)}" src="data:image/jpeg;base64,{data}">'
    return f"<figure><figcaption><b>{told}</b><p>{escape(made.alt)}</p></figcaption>{image}</figure>\n"


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--out", type=Path, default=Path())
    parser.add_argument("--lang", action="append", choices=["en", "ko"], help="again for a second; both by default")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    path = given.out / "gallery.html"
    with path.open("w", encoding="utf-8") as page:
        page.write(HEAD)
        for game in GAMES:
            for stage, seats, share in STAGES:
                page.write(f"<h2>{game}, {stage}, {seats} seats</h2><section>")
                page.writelines(figures(game, stage, reached(game, seats, share), given.lang or ["en", "ko"]))
                page.write("</section>")
    print(f"{path}: {path.stat().st_size // 1_000_000} MB")


if __name__ == "__main__":
    main()
