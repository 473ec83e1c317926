"""Who is who: a shape and a colour for each seat; numbers on badges of the map are ships.

So no badge has a sign of its own, and wherever words are, the name stands beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import fit, printable, width
from images.drawing.scene import Scene
from images.layout.badges import badge
from images.layout.parts import MARGIN, heading
from images.layout.seats import COLOURS, SHAPES, Owner
from images.words import phrases
from images.words.phrases import Texts
from rules.ti4.frames import Phase
from rules.ti4.state import State


def over(position: State) -> bool:
    """Whether the game has ended."""
    return not position.stack


def stage(position: State, texts: Texts) -> str:
    """How far the game is, in the reader's language: `Set-up` before the first round, `Game over` in the end.

    Else the round, from 1: `Round 3`, since nobody knows the last one.
    """
    return phrases.stage(texts, "ti4", position.round, over=over(position))


def faction_name(position: State, seat: int, texts: Texts) -> str:
    """What the faction of a seat is called; the seat by its number as long as it has none."""
    faction = position.players[seat].faction
    return texts(f"ti4-name-faction-{faction}") if faction else texts("ti4-picture-seat", seat=seat + 1)


def owner(position: State, seat: int, texts: Texts, names: Sequence[str] = ()) -> Owner:
    """A seat's shape and colour, without a letter; its name is the person's if given, else that of its faction.

    A name in signs that no face has counts as not given.
    """
    person = printable(phrases.person_of(seat, names))
    return Owner(seat, person or faction_name(position, seat, texts), "", COLOURS[seat], SHAPES[seat])


def owners_of(position: State, texts: Texts, names: Sequence[str] = ()) -> list[Owner]:
    """All seats, in the order of their numbers, those of eliminated players among them.

    `names` are of people by seat; `owner` says what is shown without one.
    """
    return [owner(position, player.seat, texts, names) for player in position.players]


def named_heading(drawn: Scene, words: str, who: Owner) -> float:
    """The title of a view, and at its right a player with the badge; where it ends."""
    room = drawn.width - 2 * MARGIN - width(words, 40, "Bold") - 110
    name = fit(who.name, 32, room)
    badge(drawn, who, drawn.width - MARGIN - width(name, 32) - 44, 42)
    return heading(drawn, words, name)


def turn_order(position: State) -> list[int]:
    """All seats: by initiative once strategy cards are chosen (48), before that clockwise from the speaker."""
    choosing = any(isinstance(frame, Phase) and frame.name == "action" for frame in position.stack)
    first = position.clockwise(position.speaker)
    if all(player.strategy_cards for player in position.playing()) and not choosing:
        first = position.initiative_order()
    return [*first, *(player.seat for player in position.players if player.eliminated)]


def ranked(position: State) -> list[int]:
    """The seats with most points first, whoever is eliminated last; a tie goes by turn order."""
    players = position.players
    return sorted(turn_order(position), key=lambda seat: (players[seat].eliminated, -players[seat].points))
