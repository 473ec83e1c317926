"""What cannot be taken back is asked once more, and only of who may do it.

`@confirmed("close", …)` makes a function the deed of a verb. The verb itself asks, `close-yes` does it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.errors import Refusal
from bot.table.game.roles import Actor
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit import permissions, readers, way_back
from bot.ui.kit.controls import Handler, Press, Style, button, joined, on, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import card, layout, text
from bot.ui.kit.reply import show

May = Callable[[GameSnapshot, Actor], None]


def _sure(verb: str) -> Callable[[GameSnapshot, int], str]:
    return lambda snapshot, user: f"ui-{verb}-sure"


@dataclass(frozen=True, slots=True)
class Confirmation:
    """A verb that is asked once more.

    `may` raises the `Refusal` that its deed would raise for somebody, before anything is asked. `warned` names the text
    of the question, `back` is the verb that leads away from it. `opened` are those of pages whose button says in its
    call that it stands there, to which one is led back.
    """

    may: May
    warned: Callable[[GameSnapshot, int], str]
    back: str
    opened: tuple[str, ...] = ()


CONFIRMED: dict[str, Confirmation] = {}


def confirmed(
    verb: str,
    *,
    may: May,
    back: str,
    opened: tuple[str, ...] = (),
    warned: Callable[[GameSnapshot, int], str] | None = None,
) -> Callable[[Handler], Handler]:
    """A decorator: the function is what `<verb>-yes` does, and the control `verb` asks for that first.

    Args:
        may: raises the `Refusal` of whoever may not do it, before anything is asked.
        back: the verb of what is shown where they think better of it.
        opened: other verbs to which that may lead, where the call of the control says that it stands there.
        warned: names the text that asks, of the game and the user's id; without it that is `ui-<verb>-sure`.
    """

    def register(deed: Handler) -> Handler:
        CONFIRMED[verb] = Confirmation(may, warned or _sure(verb), back, opened)
        on(verb)(ask)
        return on(f"{verb}-yes")(deed)

    return register


async def ask(press: Press) -> None:
    """Ask whether somebody is sure; raises `Refusal` where they may not do it, or stale for a forged call."""
    call, texts = press.call, await readers.texts(press.interaction)
    asked = CONFIRMED[call.verb]
    if call.args and call.args not in [(verb,) for verb in asked.opened]:  # forged, and too long for another verb
        raise Refusal("stale")
    snapshot = await press.bot.table.games.snapshot(call.game)
    asked.may(snapshot, await permissions.actor(press.interaction, snapshot.row))
    opened = Call(call.arg(0, asked.back), call.game)
    away = way_back.back(press.interaction, texts) or rows([way_back.to(opened, texts)])
    sure = rows([button(texts(f"ui-{call.verb}-yes"), Call(f"{call.verb}-yes", call.game), Style.danger)])
    await show(press.interaction, layout(card(text(texts(asked.warned(snapshot, press.user))), *joined(sure, away))))
