"""The views of cards: a tableau, a hand, and cards to choose from, each numbered as in menus."""

from __future__ import annotations

from collections.abc import Sequence

from images.drawing.fonts import fit
from images.drawing.scene import Scene, Text
from images.drawing.theme import ACCENT
from images.layout.badges import badge
from images.layout.inline import TextStyle, inline
from images.layout.parts import MARGIN, WIDTH, section
from images.race.cards.grid import ShownCard, grid
from images.race.cards.small import lay, small_cards
from images.race.seats import seat_owner
from images.words.phrases import Texts
from rules.core.hidden import MASK
from rules.race.cards.military import general
from rules.race.cards.scoring import points, worth
from rules.race.phases.exploring import numbers
from rules.race.phases.rounds import TABLEAU_END
from rules.race.setup import KEPT, is_start
from rules.race.state import Player, State

STEP = 116  # px from one amount of the heading to the next
HAND_COLUMNS = 3
TABLEAU_COLUMNS = 2
BESIDE_COLUMNS = 4


def tableau(position: State, texts: Texts, seat: int = 0, names: Sequence[str] = (), **_: object) -> Scene:
    """A player's cards in the order of play, with every power in signs and in words."""
    player = position.players[seat]
    drawn = Scene(WIDTH)
    top = _heading(drawn, position, texts, player, names)
    top = section(drawn, texts("race-picture-tableau", count=len(player.tableau), end=TABLEAU_END), top)
    shown_cards = [ShownCard(card, 0, player.good_on(card), six(position, player, card)) for card in player.tableau]
    return _finished(drawn, position, texts, shown_cards, top, TABLEAU_COLUMNS)


def hand(
    position: State,
    texts: Texts,
    seat: int = 0,
    names: Sequence[str] = (),
    choices: Sequence[str] = (),
    **_: object,
) -> Scene:
    """A player's hand, with the cards kept for it; cards that the viewer may not see lie face down.

    Where there are `choices`, the numbers of all other cards are grey.
    """
    player = position.players[seat]
    cards = held(player)
    drawn = Scene(WIDTH)
    top = _heading(drawn, position, texts, player, names)
    top = section(drawn, texts("race-picture-hand", count=len(cards)), top)
    return _finished(drawn, position, texts, _numbered(position, player, cards, choices), top, HAND_COLUMNS)


def explore(position: State, texts: Texts, seat: int = 0, names: Sequence[str] = (), **_: object) -> Scene:
    """The cards a player chooses from at the start or when exploring, and how many are kept; below them the hand."""
    player = position.players[seat]
    drawn = Scene(WIDTH)
    top = _heading(drawn, position, texts, player, names)
    top = section(drawn, to_keep(position, player, texts), top, ACCENT)
    drawn = _finished(drawn, position, texts, _numbered(position, player, player.looking), top, HAND_COLUMNS)
    if beside := visible_cards(player.hand):
        top = section(drawn, texts("race-picture-hand", count=len(beside)), drawn.height)
        shown_cards = [ShownCard(card, points=six(position, player, card)) for card in beside]
        cards = small_cards(position, texts, shown_cards, drawn.width - MARGIN, BESIDE_COLUMNS)
        drawn.height = round(lay(drawn, texts, cards, top, BESIDE_COLUMNS) + 10)
    return drawn


def held(player: Player) -> list[str]:
    """A hand with the cards that the player has chosen to keep for it, while others still choose."""
    return [*player.hand, *(card for card in visible_cards(player.looking) if card in player.sealed.split())]


def visible_cards(cards: Sequence[str]) -> list[str]:
    """The cards that the viewer may see."""
    return [card for card in cards if card != MASK]


def to_keep(position: State, player: Player, texts: Texts) -> str:
    """How many of the cards looked at are kept."""
    count = len(player.looking)
    if not count:
        return texts("race-picture-nothing")
    if position.round:
        return texts("race-picture-explore", keep=min(numbers(position, player)[1], count), count=count)
    worlds = 0 if player.tableau else sum(card != MASK and is_start(position, card) for card in player.looking[:2])
    if worlds:
        return texts("race-picture-start-world", keep=KEPT, count=count - worlds)
    return texts("race-picture-start", keep=KEPT, count=count)


def six(position: State, player: Player, card: str) -> int | None:
    """What a 6-cost development counts: in the tableau as it lies, elsewhere if it were placed now; else None."""
    return worth(position, player, card) if position.card(card).score else None


def _numbered(position: State, player: Player, cards: Sequence[str], choices: Sequence[str] = ()) -> list[ShownCard]:
    return [
        ShownCard(card, number, points=six(position, player, card), off=bool(choices) and card not in choices)
        for number, card in enumerate(cards, 1)
    ]


def _heading(drawn: Scene, position: State, texts: Texts, player: Player, names: Sequence[str]) -> float:
    who = seat_owner(position, player.seat, texts, names)
    badge(drawn, who, 46, 44)
    drawn.add(Text(fit(who.name, 40, 400), 82, 44, 40, weight="Bold", tag="title"))
    amounts = {
        "vp": points(position, player),
        "chips": player.chips,
        "hand": len(player.hand),
        "crate": len(player.goods),
    }
    amounts["military"] = general(position, player)
    x = drawn.width - STEP * len(amounts)
    for icon, amount in amounts.items():
        inline(drawn, x, 44, [f"@{icon}", str(amount)], TextStyle(32), "amounts")
        x += STEP
    return 86


def _finished(
    drawn: Scene, position: State, texts: Texts, shown_cards: Sequence[ShownCard], top: float, columns: int
) -> Scene:
    drawn.height = round(grid(drawn, position, texts, shown_cards, top, columns) + 14)
    return drawn
