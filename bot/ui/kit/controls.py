"""Buttons and selects that outlive the process: one dynamic item, which hands each press to the handler of its verb."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

import discord
from discord import ui

from bot.errors import Refusal
from bot.plain_text import clause, clip, leaving_out
from bot.tallies import TALLIES, timed
from bot.ui.kit import ids, refusals, table_argument
from bot.ui.kit.admission import is_admitted
from bot.ui.kit.client import Client, Interaction, interaction_data
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import BUTTON, MENU, OPTION, Told
from bot.ui.kit.reply import begin, begin_update
from bot.words.texts import Texts

Handler = Callable[["Press"], Awaitable[None]]
Style = discord.ButtonStyle
Row = ui.ActionRow[Any]
HANDLERS: dict[str, Handler] = {}
ROW = 5  # buttons in a row


class Reply(Enum):
    """How a press is acknowledged before anything is read for it, since Discord waits for three seconds only."""

    HERE = auto()  # in the private message that was pressed, or in a new one
    APART = auto()  # in a new private message
    UPDATE = auto()  # the message that was pressed changes
    FORM = auto()  # by the form that is opened
    ITSELF = auto()  # by the handler, which knows where its answer goes


REPLIES: dict[str, Reply] = {}
OF_ASKED: set[str] = set()  # verbs of those who are asked to answer for a seat of a table, wherever that is


@dataclass(frozen=True, slots=True)
class Press:
    """One press of a control, or a form that was sent.

    Attributes:
        interaction: who pressed, and where.
        call: what, read from the custom id; anybody can forge one, and it says nothing of who may do it.
        values: those chosen in a select.
        fields: by name, what was filled into a form.
    """

    interaction: Interaction
    call: Call
    values: tuple[str, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def bot(self) -> Client:
        """The bot that was pressed."""
        return self.interaction.client

    @property
    def value(self) -> str:
        """The value that was chosen; raises `Refusal` stale where there is none, since a control can be forged."""
        if not self.values:
            raise Refusal("stale")
        return self.values[0]

    def value_or(self, default: str = "") -> str:
        """The value that was chosen; `default` where there is none, as of a button with the verb of a select."""
        return next(iter(self.values), default)

    def written(self, name: str) -> str:
        """What was filled into a field of a form; empty where it was left so."""
        return "".join(self.fields.get(name, ()))

    def bare(self) -> None:
        """Raise `Refusal` stale for a call with arguments, where no control of ours has any."""
        if self.call.args:
            raise Refusal("stale")

    @property
    def user(self) -> int:
        """The Discord id of whoever presses."""
        return self.interaction.user.id


def on(*verbs: str, reply: Reply = Reply.HERE, asked: bool = False) -> Callable[[Handler], Handler]:
    """Make a function the handler of these verbs, whose presses are answered in this way.

    As `@on("board")`. Before it is called, the press was acknowledged as `reply` says, and its table is one of which
    its user may know, with `asked` also as one who is asked to answer for a seat there. A `Refusal` that it raises is
    told to them. A verb has one handler.
    """

    def register(handler: Handler) -> Handler:
        HANDLERS.update(dict.fromkeys(verbs, handler))
        REPLIES.update(dict.fromkeys(verbs, reply))
        if asked:
            OF_ASKED.update(verbs)
        return handler

    return register


class Control(ui.DynamicItem[ui.Item[Any]], template=ids.PATTERN):
    """A button or a select whose custom id says all there is to know, so that it works after a restart.

    Made by `button`, `select` and their like; a press of it goes to the handler of its verb (`on`).
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Control:
        """The control that was pressed, as it stands in the message."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to its verb."""
        match = self.template.fullmatch(self.custom_id)
        if match:
            values = tuple(interaction_data(interaction).get("values", ()))
            await dispatch(Press(interaction, ids.decode(match.groupdict()), values))


async def dispatch(press: Press) -> None:
    """Run the handler of a press on a table that its user may know of; what goes wrong is told to its user.

    The press is counted and acknowledged before anything is read for it.
    """
    with timed(TALLIES.answers):
        async with refusals.told(press.interaction):
            await _handle(press)


async def _handle(press: Press) -> None:
    if not await is_admitted(press.interaction):
        return
    handler = HANDLERS.get(press.call.verb)
    if handler is None:  # forged, or of another release
        raise Refusal("stale")
    TALLIES.presses[press.call.verb] += 1
    if press.interaction.message is not None:
        press.bot.following.left(press.interaction.message.id)
    await _acknowledge(press.interaction, REPLIES[press.call.verb])
    if press.call.game:
        row = await table_argument.authorized_game(
            press.interaction, press.call.game, asked=press.call.verb in OF_ASKED
        )
        if press.interaction.message and press.interaction.message.id == row.message_id:
            await press.bot.table.channels.leave_starter(row)
    await handler(press)


async def _acknowledge(interaction: Interaction, reply: Reply) -> None:
    if reply is Reply.UPDATE:
        await begin_update(interaction)
    elif reply not in (Reply.FORM, Reply.ITSELF):
        await begin(interaction, apart=reply is Reply.APART)


def primary(*, when: bool) -> Style:
    """The style of a button that stands out `when` it is the one chosen already, or the one most will press."""
    if when:
        return Style.primary
    return Style.secondary


def button(label: str, call: Call, style: Style = Style.secondary, *, off: bool = False) -> Control:
    """A button; of a label that is too long whole parts are left out.

    `off` greys it out. ValueError for a call whose custom id would be longer than Discord takes.
    """
    return Control(ui.Button(label=leaving_out(label, BUTTON), custom_id=str(call), style=style, disabled=off))


def select(
    call: Call,
    entries: Sequence[tuple[str, ...]],
    placeholder: str,
    *,
    least: int = 1,
    most: int = 1,
    chosen: Collection[str] = (),
    off: bool = False,
) -> Row:
    """A row with a select of up to 25 `(label, value)` pairs, or `(label, value, description)`.

    `chosen` are the values that are set already.
    """
    options = [_option(*entry, chosen=chosen) for entry in entries]
    menu: ui.Select[Any] = ui.Select(
        custom_id=str(call),
        options=options,
        placeholder=clip(placeholder, 150),
        min_values=least,
        max_values=min(most, len(options)),
        disabled=off,
    )
    return ui.ActionRow(Control(menu))


def _option(label: str, value: str, description: str = "", *, chosen: Collection[str] = ()) -> discord.SelectOption:
    shown = clause(description, OPTION) if description else None
    return discord.SelectOption(label=clause(label, OPTION), value=value, description=shown, default=value in chosen)


def user_select(call: Call, placeholder: str) -> Row:
    """A row with a select of one user of the server; the press has the id as its only value.

    The placeholder is cut to 150 characters.
    """
    menu: ui.UserSelect[Any] = ui.UserSelect(custom_id=str(call), placeholder=clip(placeholder, 150))
    return ui.ActionRow(Control(menu))


def role_select(call: Call, placeholder: str, chosen: int | None) -> Row:
    """A row with a select of one role of the server, or none; `chosen` is the one that is set already."""
    default = [discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.role)] if chosen else []
    menu: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=str(call), placeholder=clip(placeholder, 150), min_values=0, default_values=default
    )
    return ui.ActionRow(Control(menu))


def rows(buttons: Sequence[Control]) -> list[Row]:
    """Buttons in rows of five, in their order; [] without buttons, since Discord refuses an empty row."""
    return [ui.ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def joined(above: list[Row], below: list[Row]) -> list[Row]:
    """These rows, of which the buttons that end the first share a row with those that follow, if one holds them all.

    What is said above the buttons of a row stays right above them.
    """
    together = [child for row in (*above[-1:], *below[:1]) for child in row.children]
    buttons = all(isinstance(child, Control) and isinstance(child.item, ui.Button) for child in together)
    if not (above and below and buttons) or len(together) > ROW or isinstance(below[0], Told):
        return [*above, *below]
    last = Told(above[-1].said, *together) if isinstance(above[-1], Told) else ui.ActionRow(*together)
    return [*above[:-1], last, *below[1:]]


def choice_select(name: str, choices: Sequence[tuple[str, ...]], call: Call, now: str, *, off: bool = False) -> Row:
    """A select that says what it is about in each of its entries, since the chosen one stands for all.

    `choices` are as those of `select`, of which the first 25 are shown; `now` is the value that holds.
    """
    entries = [(f"{name}: {label}", *rest) for label, *rest in choices[:MENU]]
    return select(call, entries, name, chosen=[now], off=off)


def next_button(texts: Texts, *, off: bool = False) -> Control:
    """The button to the next game that waits for whoever presses it."""
    return button(texts("ui-next"), Call("next"), off=off)


def onward_button(texts: Texts, game: str, waiting: int) -> Control:
    """The button from a game to the next of so many others that wait for its owner; to all of theirs if none does."""
    if not waiting:
        return button(texts("ui-hub"), Call("hub"))
    return button(texts("ui-next-waiting", count=waiting), Call("next", game))
