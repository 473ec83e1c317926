"""A finished game as one page that needs nothing else: its rounds with their boards, and how it ended."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from bot.table.course.replay import Ended
from bot.table.course.rounds import Round
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit.layout import Picture
from bot.words.posts.chapter import lines_of_turns, standings
from bot.words.posts.ending.finale import finale
from bot.words.tables import table_name
from bot.words.texts import Texts

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 0 auto; padding: 16px;
       background: #1e1f22; color: #f2f3f5 }
img { width: 100%; border-radius: 8px }
h2 { margin: 32px 0 8px }
p { margin: 2px 0 }
small { color: #b5bac1 }
"""
BOLD, ESCAPED, SMALL = re.compile(r"\*\*(.+?)\*\*"), re.compile(r"\\(.)"), "-# "
HEADING = "### "


def page(snapshot: GameSnapshot, rounds: Sequence[Ended], stills: Sequence[Picture], texts: Texts) -> bytes:
    """The page, in UTF-8; `stills` are the JPEG pictures of the boards at the end of each round."""
    name = f"{texts(f'{snapshot.row.kind}-name')} · {table_name(snapshot.row)}"
    found = [each.round for each in rounds]
    parts = [*_rounds(rounds, stills, texts), *map(_line, finale(snapshot, (), found, texts))]
    body = "\n".join([f"<h1>{escape(name)}</h1>", *parts])
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(name)}</title>'
    style = f"<style>{STYLE}</style>"
    whole = f'<!doctype html><html lang="{texts.locale}"><head>{head}{style}</head><body>{body}</body></html>'
    return whole.encode()


def _rounds(rounds: Sequence[Ended], stills: Sequence[Picture], texts: Texts) -> Iterator[str]:
    for each, still in zip(rounds, stills, strict=True):
        yield f"<h2>{escape(texts('chapter-over', round=each.round.number).removeprefix(HEADING))}</h2>"
        yield f'<img alt="{escape(still.alt)}" src="data:image/jpeg;base64,{b64encode(still.data).decode()}">'
        yield from map(_line, _told(each.seated, each.round, texts))


def _told(snapshot: GameSnapshot, ended: Round, texts: Texts) -> Iterable[str]:
    return [*standings(snapshot, ended, texts), *lines_of_turns(snapshot, ended.turns, texts)]


def _line(said: str) -> str:
    """A line of a post as a paragraph, or as the heading that it is."""
    if said.startswith(HEADING):
        return f"<h3>{escape(said.removeprefix(HEADING))}</h3>"
    small, words = said.startswith(SMALL), escape(said.removeprefix(SMALL))
    words = ESCAPED.sub(r"\1", BOLD.sub(r"<b>\1</b>", words))
    if small:
        return f"<p><small>{words}</small></p>"
    return f"<p>{words}</p>"
