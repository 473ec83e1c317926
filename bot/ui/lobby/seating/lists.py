"""What somebody keeps in their settings: whom they play with no more, kept set-ups, what others see of them.

And whom the moderators of a server bar from its tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from discord import ui

from bot.errors import Refusal
from bot.plain_text import clip, plain
from bot.table.game.roles import Actor
from bot.table.seating.templates import LONGEST_NAME
from bot.ui.kit import permissions, readers, way_back
from bot.ui.kit.controls import Control, Press, Reply, Row, button, on, rows, select, user_select
from bot.ui.kit.ids import Call, whole_number
from bot.ui.kit.layout import MENU, card, layout, modal, text, text_field
from bot.ui.kit.members import chosen_member, user_named
from bot.ui.kit.reply import say, show
from bot.ui.lobby.lobby_handlers import settings
from bot.words.tables import table_in_text
from bot.words.texts import Texts

FIELD = "name"
SHARED = ("hours", "rate")


def list_view(
    title: str, add: str, drop: str, entries: Sequence[tuple[str, str]], texts: Texts, back: Control
) -> ui.LayoutView:
    """A list of people with the verbs that add to it and take from it, whose texts are `ui-<verb>`, and a way back."""
    adding = user_select(Call(add), texts(f"ui-{add}"))
    told = _titled(texts(title), texts("ui-list-nobody"), entries)
    return layout(card(told, adding, *_dropping(drop, entries, texts), *rows([back])))


def _titled(title: str, empty: str, entries: Sequence[tuple[str, str]]) -> ui.TextDisplay[ui.LayoutView]:
    """What stands above a list, and that nothing stands in it."""
    return text(title if entries else f"{title}\n{empty}")


def _dropping(verb: str, entries: Sequence[tuple[str, str]], texts: Texts) -> Iterator[Row]:
    """The select of what can be taken from a list; nothing where the list is empty."""
    if entries:
        yield select(Call(verb), entries[:MENU], texts(f"ui-{verb}"))


@on("block-list")
async def block_list(press: Press) -> None:
    """Show whom one has blocked."""
    texts = await readers.texts(press.interaction)
    entries = [(row.name, str(row.other_id)) for row in await press.bot.table.keeping_apart.blocked_by(press.user)]
    back = way_back.to(Call("settings"), texts)
    await show(press.interaction, list_view("ui-block-title", "block", "unblock", entries, texts, back))


@on("block")
async def block(press: Press) -> None:
    """Keep the member who was chosen from one's tables, and show the list with them."""
    await press.bot.table.keeping_apart.block(press.user, chosen_member(press))
    await block_list(press)


@on("unblock")
async def unblock(press: Press) -> None:
    """Block them no more."""
    await press.bot.table.keeping_apart.unblock(press.user, _user(press))
    await block_list(press)


async def _moderator(press: Press) -> tuple[int, Actor]:
    """The server and whoever presses, with what they may there."""
    person = readers.person(press.interaction)
    by = Actor(person.user_id, person.name, await permissions.moderates_server(press.interaction))
    return press.interaction.guild_id or 0, by


@on("bar-list")
async def bar_list(press: Press) -> None:
    """Show moderators whom they have barred."""
    texts = await readers.texts(press.interaction)
    barred = await press.bot.table.keeping_apart.barred_from(*await _moderator(press))
    entries = [(row.name, str(row.user_id)) for row in barred]
    back = button(texts("ui-server"), Call("server"))
    await show(press.interaction, list_view("ui-bar-title", "bar", "unbar", entries, texts, back))


@on("bar")
async def bar(press: Press) -> None:
    """Bar somebody from the tables of the server."""
    guild, by = await _moderator(press)
    await press.bot.table.keeping_apart.bar(guild, by, chosen_member(press))
    await bar_list(press)


@on("unbar")
async def unbar(press: Press) -> None:
    """Let them sit down again."""
    guild, by = await _moderator(press)
    await press.bot.table.keeping_apart.unbar(guild, by, _user(press))
    await bar_list(press)


def _user(press: Press) -> int:
    """The user who was chosen in a list; raises `Refusal` stale."""
    return user_named(press.value)


@on("share")
async def share(press: Press) -> None:
    """Share one's hours, or how many games one saw to the end, with those who look at a lobby; or no more."""
    prefs, what = await press.bot.table.preferences.of(press.user), press.call.arg(0)
    if what not in SHARED:
        raise Refusal("stale")
    if what == "hours":
        changed = replace(prefs, share_hours=not prefs.share_hours)
    else:
        changed = replace(prefs, share_rate=not prefs.share_rate)
    await readers.set_preferences(press.interaction, changed)
    await settings(press)


@on("template", reply=Reply.FORM)
async def template(press: Press) -> None:
    """Open the form for the name of a set-up."""
    press.bare()
    row, texts = (await press.bot.table.games.snapshot(press.call.game)).row, await readers.texts(press.interaction)
    given = clip(table_in_text(row), LONGEST_NAME)
    line = text_field(texts("ui-template-field"), FIELD, default=given, longest=LONGEST_NAME)
    await press.interaction.response.send_modal(modal(texts("ui-template"), Call("template-keep", row.id), line))


@on("template-keep")
async def keep(press: Press) -> None:
    """Keep a table's set-up."""
    name = press.written(FIELD)
    kept = await press.bot.table.templates.keep(press.call.game, press.user, name)
    texts = await readers.texts(press.interaction)
    await say(press.interaction, texts("ui-template-kept", name=plain(kept.name)))


@on("templates")
async def templates(press: Press) -> None:
    """Show which set-ups one has kept."""
    texts = await readers.texts(press.interaction)
    kept = await press.bot.table.templates.of(press.user)
    entries = [(f"{row.name} · {texts(f'{row.kind}-name')}", str(row.number)) for row in kept]
    dropping = _dropping("template-drop", entries, texts)
    back = rows([way_back.to(Call("settings"), texts)])
    told = _titled(texts("ui-templates-title"), texts("ui-list-nothing"), entries)
    await show(press.interaction, layout(card(told, *dropping, *back)))


@on("template-drop")
async def drop(press: Press) -> None:
    """Forget one of them."""
    await press.bot.table.templates.drop(press.user, whole_number(press.value, -1))
    await templates(press)
