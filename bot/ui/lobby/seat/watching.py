"""A game as somebody sees it who does not play: how it stands, boards, the story, and being told of its end.

It is what *My turn* shows to whoever has none.
"""

from __future__ import annotations

from discord import ui

from bot.errors import Refusal
from bot.manifest.manifest import manifest
from bot.table.calls.followers import can_follow
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit import readers
from bot.ui.kit.controls import Control, Press, Row, button, on, primary, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.reply import show
from bot.ui.kit.way_back import WATCH
from bot.ui.lobby.status_view import who_is_waited_for
from bot.words.labels import title
from bot.words.texts import Texts

ON, OFF = "on", "off"
LOOKING = ("board", "sheets", "log", "rules")


def view(snapshot: GameSnapshot, texts: Texts, user: int, *, follows: bool) -> ui.LayoutView:
    """The private view of whoever watches; with the button that has them told of the end, or not."""
    game, row = snapshot.row.id, snapshot.row
    sheets = manifest(row.kind).boards.sheet
    looking = [_look(verb, row.kind, game, texts) for verb in LOOKING if verb != "sheets" or sheets]
    again = button(texts("ui-watch-again"), Call(WATCH, game))
    following: list[Row] = []
    if can_follow(snapshot, user):
        wanted = OFF if follows else ON
        call = Call("follow", game, 0, (wanted,))
        following = rows([button(texts(f"ui-follow-{wanted}"), call, primary(when=not follows))])
    before = snapshot.answered_before(user)
    no_more = "" if before is None else texts("refusal-answers-no-more", name=snapshot.plain_name(before))
    said = [title(snapshot, texts), no_more, texts("ui-watching"), *who_is_waited_for(snapshot, texts)]
    if follows:
        said.append(texts("ui-follows"))
    return layout(card(text(*said), *rows([*looking, again]), *following))


def _look(verb: str, kind: str, game: str, texts: Texts) -> Control:
    return button(texts.own(kind, f"ui-{verb}"), Call(verb, game))


@on(WATCH)
async def watch(press: Press) -> None:
    """Show the game to whoever watches it; raises `Refusal` not-running where there is nothing to be seen."""
    snapshot, follows = await press.bot.table.followers.watched(press.call.game, press.user)
    texts = await readers.texts(press.interaction)
    await show(press.interaction, view(snapshot, texts, press.user, follows=follows))


@on("follow")
async def follow(press: Press) -> None:
    """Want to be told of the end of a game that one watches, or not any more."""
    wanted = press.call.arg(0)
    if wanted not in (ON, OFF):
        raise Refusal("stale")
    locale = (await readers.texts(press.interaction)).locale
    await press.bot.table.followers.follow(press.call.game, press.user, locale, on=wanted == ON)
    await watch(press)
