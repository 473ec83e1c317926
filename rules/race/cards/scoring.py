"""Points: cards, chips, and what the 6-cost developments say."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from rules.race.cards.military import general
from rules.race.designs import Card
from rules.race.state import Player, State
from rules.race.tableau import Tableau, alone, tableau

COUNTS: dict[str, Callable[[Player, int], int]] = {
    "general-military-strength": lambda player, military: military,
    "3-vp-chips": lambda player, military: player.chips // 3,
    "good-on-own-worlds-at-game-end": lambda player, military: len(player.goods),
}


def worth(state: State, player: Player, card: str) -> int:
    """Points that a 6-cost development is worth now: it lies in the tableau, or would be placed in it.

    Each card counts by the first line of the development that it fits; less than 0 is possible.
    """
    lying = [state.tableau(player)]
    if card not in player.tableau:
        lying.append(alone(state.options["edition"], card))
    return _points(player, state.card(card), lying)


def _points(player: Player, six: Card, lying: Sequence[Tableau]) -> int:
    """Each card by the first line it fits, counted things besides."""
    matched = sum([each.matched.get(six.id, 0) for each in lying])
    return matched + _counts(player, six, sum([each.military for each in lying]))


def _counts(player: Player, six: Card, military: int) -> int:
    """Points of a 6-cost development for what is counted, with so much Military."""
    return sum([line.points * COUNTS[line.per](player, military) for line in six.score if line.per])


def _growth(player: Player, six: Card, lying: Tableau, added: Tableau) -> int:
    """Points that a 6-cost development counts more once cards are added to those that lie there."""
    matched = added.matched.get(six.id, 0)
    if not added.military:
        return matched
    before = _counts(player, six, lying.military)
    return matched + _counts(player, six, lying.military + added.military) - before


def breakdown(state: State, player: Player) -> dict[str, int]:
    """Points as they stand: printed on cards, chips, and each 6-cost development."""
    lying = state.tableau(player)
    sixes = {card: _points(player, state.card(card), [lying]) for card in lying.sixes}
    return {"cards": lying.vp, "chips": player.chips, **sixes}


def placing_gains(state: State, player: Player, card: str, gone: Collection[str] = ()) -> dict[str, int]:
    """Points and Military that a card brings when it is placed while these cards of the tableau are discarded.

    As `points` and `military`, which may be below 0. What 6-cost developments count anew is counted in. Reads only.
    """
    edition = state.options["edition"]
    lying, added = state.tableau(player), alone(edition, card)
    if not (gone or lying.sixes or added.sixes):
        return {"points": added.vp, "military": added.military}
    if not gone:
        grown = [_growth(player, state.card(six), lying, added) for six in lying.sixes]
        own = [_points(player, state.card(six), (lying, added)) for six in added.sixes]
        return {"points": added.vp + sum(grown) + sum(own), "military": added.military}
    left = tableau(edition, tuple([each for each in player.tableau if each not in gone]))
    return {
        "points": _counted(state, player, left, added) - _counted(state, player, lying),
        "military": left.military + added.military - lying.military,
    }


def counted_besides(state: State, player: Player, card: str) -> dict[str, int]:
    """Of the points that a card brings when it is placed, those that 6-cost developments of the tableau count, by each.

    Without those that count nothing more.
    """
    lying, added = state.tableau(player), alone(state.options["edition"], card)
    grown = {six: _growth(player, state.card(six), lying, added) for six in lying.sixes}
    return {six: points for six, points in grown.items() if points}


def lying_gains(state: State, player: Player) -> dict[str, int]:
    """Points and Military that the cards of a tableau bring."""
    lying = state.tableau(player)
    return {"points": _counted(state, player, lying), "military": lying.military}


def _counted(state: State, player: Player, *lying: Tableau) -> int:
    """Points of all these cards together, without chips."""
    sixes = [state.card(card) for each in lying for card in each.sixes]
    return sum([each.vp for each in lying]) + sum([_points(player, six, lying) for six in sixes])


def points(state: State, player: Player) -> int:
    """All points of a player as they stand: printed on cards, chips, and what 6-cost developments would give now.

    The sum of `breakdown`.
    """
    return sum(breakdown(state, player).values())


def purse(state: State, player: Player) -> dict[str, int]:
    """What a player counts."""
    return {
        "hand": len(player.hand),
        "goods": len(player.goods),
        "chips": player.chips,
        "military": general(state, player),
        "tableau": len(player.tableau),
        "points": points(state, player),
    }


def tie_break(player: Player) -> int:
    """Cards in hand and goods on worlds."""
    return len(player.hand) + len(player.goods)


def finish(state: State) -> None:
    """Write down in `State.results` what the points of each seat come from; done once, at the end.

    By seat, a mapping with `cards`, `chips` and each 6-cost development by its card. A game with results is over.
    """
    state.results = [breakdown(state, player) for player in state.players]


def winners(state: State) -> list[int]:
    """The seats with most points, then most cards and goods together; several may share a win."""
    ranks = [(points(state, player), tie_break(player)) for player in state.players]
    return [player.seat for player, rank in zip(state.players, ranks, strict=True) if rank == max(ranks)]


def sources(state: State) -> list[dict[str, int]]:
    """What the points of each seat come from once the game is over, by seat, all 6-cost developments together.

    Empty before that.
    """
    return [_sources(result) for result in state.results]


def _sources(result: dict[str, int]) -> dict[str, int]:
    own = {part: points for part, points in result.items() if part != "tie"}  # which old games wrote
    return {"cards": own.pop("cards"), "chips": own.pop("chips"), "six": sum(own.values())}
