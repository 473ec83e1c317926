"""What a player has, and how they stand: as signs and in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from images.race.seats import line_of_sealed, seat_owner
from images.words.phrases import Texts, bold, first_line
from rules.race.cards import scoring
from rules.race.cards.military import general
from rules.race.phases.rounds import TABLEAU_END
from rules.race.state import Player, State


def status(position: State, player: Player, asked: Collection[int]) -> str:
    """What is to be said of a player: the end of a message's id, or nothing."""
    if position.results:
        if player.seat in scoring.winners(position):
            return "winner"
        return ""
    if player.seat in asked:
        return "asked"
    if line_of_sealed(position):
        return "ready"
    return ""


def amounts(position: State, texts: Texts, player: Player) -> dict[str, str]:
    """What a player has, by icon."""
    return {
        "vp": str(scoring.points(position, player)),
        "chips": str(player.chips),
        "hand": str(len(player.hand)),
        "crate": str(len(player.goods)),
        "military": texts("number", n=general(position, player)),
        "tableau": f"{len(player.tableau)}/{TABLEAU_END}",
    }


def heading_line(position: State, texts: Texts, player: Player, names: Sequence[str], asked: Collection[int]) -> str:
    """Who it is, and how they stand."""
    who = seat_owner(position, player.seat, texts, names).name
    state = status(position, player, asked)
    if state:
        return first_line(who, texts(f"race-picture-{state}"))
    return bold(who)


def amounts_line(position: State, texts: Texts, player: Player) -> str:
    """What a player has, in a line."""
    return texts("race-picture-words-amounts", **amounts(position, texts, player))
