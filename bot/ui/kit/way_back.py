"""Ways back: to the turn, where what is shown in the place of a panel keeps a button to where in the panel one was.

It stands in the message, like everything else that a press needs: whatever is pressed there finds it again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bot.errors import Refusal
from bot.ui.kit import ids
from bot.ui.kit.client import Interaction
from bot.ui.kit.controls import Control, Row, button, rows
from bot.ui.kit.ids import Call
from bot.words.texts import Texts

VERB = "home"
WATCH = "watch"  # the way back to a game that one only watches
OVER = "home-over"  # the way back to one's panel where one has no turn: it is that of others, or the game is over
NAMED = {
    VERB: "turn",
    **dict.fromkeys((WATCH, OVER), "watching"),
}  # verbs called otherwise where they lead back
BESIDE = "b"  # behind where in a panel one was: that stands beside the turn, such as trade
LEFT = "left"  # among an interaction's extras: where in a panel it leaves from


def to(call: Call, texts: Texts, *, off: bool = False) -> Control:
    """The button that leads back to what `call` shows; it has the name `ui-back-<verb>` everywhere.

    What stands beside a turn is not called that: from trade one came to trade.
    """
    name = NAMED.get(call.verb, call.verb)
    if call.verb == VERB and call.arg(3) == BESIDE:
        name = "beside"
    return button(texts(f"ui-back-{name}"), call, off=off)


def leave(interaction: Interaction, call: Call, *, over: bool = False) -> None:
    """What is shown to this interaction stands in the place of a panel; `call` is where in it one was.

    `over`: they have no turn, as where the game is over, and the way back does not say that they have.

    Raises `Refusal` stale for a place that no control of ours names.
    """
    home = Call(OVER if over else VERB, call.game, call.panel_revision, call.args)
    try:
        str(home)
    except ValueError:  # forged
        raise Refusal("stale") from None
    interaction.extras[LEFT] = home


def stay(interaction: Interaction) -> None:
    """Have what is shown to this interaction stand in a message of its own, unless it has left a panel.

    No way back to a panel stands there then.
    """
    interaction.extras.setdefault(LEFT, None)


def call(interaction: Interaction) -> Call | None:
    """Where in a panel the presser came from; None where there is no panel to go back to.

    It stands in the message that was pressed, in the custom id of its button back.
    """
    if LEFT in interaction.extras:
        left: Call | None = interaction.extras[LEFT]
        return left
    shown = interaction.message.components if interaction.message else []
    return next(_calls(shown), None)


def from_panel(interaction: Interaction) -> bool:
    """Whether it was pressed in a panel, or in what was opened in the place of one."""
    shown = interaction.message.components if interaction.message else []
    return interaction.extras.get(LEFT) is not None or next(_calls(shown), None) is not None


def back(interaction: Interaction, texts: Texts) -> list[Row]:
    """A row with the way back, if there is one.

    It leads to the place in a panel that was left (`leave`), or that the message which was pressed leads back to.
    """
    found = call(interaction)
    if found is None:
        return []
    return rows([to(found, texts)])


def to_turn(interaction: Interaction, texts: Texts, game: str) -> list[Row]:
    """A row with the way back to where in the panel one was, or to the beginning of it if one was elsewhere."""
    return rows([to(home(interaction, game), texts)])


def home(interaction: Interaction, game: str) -> Call:
    """Where one came from, or the panel, of which it is not known whether one has a turn."""
    return call(interaction) or Call(OVER, game)


def _calls(components: Iterable[Any]) -> Iterator[Call]:
    for component in components:
        match = re.fullmatch(ids.PATTERN, str(getattr(component, "custom_id", None) or ""))
        if match and match["verb"] in NAMED:
            yield ids.decode(match.groupdict())
        yield from _calls(getattr(component, "children", ()))
