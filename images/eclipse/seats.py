"""Who is who: a number and a shape for every seat, in the colour of its board; and how far the game is."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import fit, width
from images.drawing.scene import Scene
from images.eclipse.colours import OWNERS
from images.layout.parts import MARGIN, heading
from images.layout.seats import Owner, person_owner
from images.words import phrases
from images.words.phrases import Texts
from rules.eclipse.components.setup import ROUNDS
from rules.eclipse.scoring.final import points
from rules.eclipse.state import Player, State


def over(position: State) -> bool:
    """Whether the game has ended. Results do not tell: who leaves it before then has theirs early."""
    return not position.stack


def stage(position: State, texts: Texts) -> str:
    """How far the game is, in the reader's language: `Set-up` before the first round, `Game over` in the end.

    Else the round, from 1: `Round 3 of 9`.
    """
    return phrases.stage(texts, "eclipse", position.round, over=over(position), rounds=ROUNDS)


def set_out(player: Player) -> bool:
    """Whether a player's board lies there with everything on it; a species is chosen before that."""
    return bool(player.species and player.track)


def awaits_upkeep(position: State, player: Player) -> bool:
    """Whether another upkeep comes for a player: none does after the end, nor after a collapse."""
    return not over(position) and not player.collapsed


def owner(position: State, seat: int, texts: Texts, names: Sequence[str] = ()) -> Owner:
    """A seat's number and shape, in the colour of its board once it has one; its name is the person's if given.

    Else, and where no face has the signs of that, it is called by its seat.
    """
    one = person_owner("eclipse", seat, texts, names)
    if not position.players[seat].species:
        return one
    return Owner(seat, one.name, one.letter, OWNERS[position.players[seat].board.colour], one.shape)


def named_heading(drawn: Scene, words: str, who: Owner) -> float:
    """The title of a view, at its right the name of whose it is where there is room; returns where it ends, in px."""
    room = drawn.width - 2 * MARGIN - width(words, 40, "Bold") - 30
    return heading(drawn, words, fit(who.name, 32, room))


def owners_of(position: State, texts: Texts, names: Sequence[str] = ()) -> list[Owner]:
    """All seats, in the order of their numbers, those who have left the game among them.

    `names` are of people by seat; `owner` says what is shown without one.
    """
    return [owner(position, player.seat, texts, names) for player in position.players]


def species_name(texts: Texts, species: str) -> str:
    """What a species is called; a seat without one has no name for it."""
    if not species:
        return ""
    return texts(f"eclipse-species-{species}")


def turn_order(position: State) -> list[int]:
    """All seats clockwise from the one with the start player marker."""
    return position.clockwise(position.first)


def ranked(position: State) -> list[int]:
    """The seats with most points first, as far as they are known; a tie goes by resources, then by turn order.

    Before the end reputation that a view hides counts nothing in it.
    """
    vp, order = points(position), turn_order(position)
    return sorted(order, key=lambda seat: (-vp[seat], -position.players[seat].resources(), order.index(seat)))
