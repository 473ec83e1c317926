"""When a computer player uses powers and cards that stand open in its own turn or behind what another does."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Answer, Decision, Option, Pick, spread
from rules.opponents.reasons import Reason
from rules.ti4.cards.card import ACTION_CARD
from rules.ti4.computer.military.reach import within
from rules.ti4.computer.reasons import why
from rules.ti4.computer.strategy import card_value
from rules.ti4.computer.values import planet_value
from rules.ti4.galaxy.adjacency import adjacency
from rules.ti4.galaxy.forces import ground_forces
from rules.ti4.state import Player, State

AT_HAND = ("duha-menaimon", "upgrade")  # what is used in the own turn whenever it can be
TRADE_POLICY = "hegemonic-trade-policy"
NULLIFICATION, DATAHUB, GENERATOR, BIOPLASMOSIS = (
    *("nullification-field", "quantum-datahub-node", "wormhole-generator", "bioplasmosis"),
)
MUCH_BETTER = 0.6  # victory points by which a strategy card has to be better for which a token and goods are paid
NEAR = 2  # steps from which ships come
SPARED = 1  # tokens for secondary abilities that are left


def beside(view: State, player: Player, question: Decision) -> Answer | None:
    """What is played in the own turn before ships move, or as units are made; None for nothing."""
    assert isinstance(question.ask, Pick)
    for option in question.ask.options:
        if option.facts[ACTION_CARD] in AT_HAND:
            return (option.word,)
    swaps = [option for option in question.ask.options if option.facts[ACTION_CARD] == TRADE_POLICY]
    best = max(swaps, key=_more_resources, default=None)
    if best and not view.swapped and _more_resources(best) > 0:
        return (best.word,)
    return None


def _more_resources(option: Option) -> int:
    return int(option.gains.get("resources", 0)) - int(option.costs.get("resources", 0))


def worth_using(view: State, player: Player, options: tuple[Option, ...]) -> Iterator[str]:
    """Powers that are worth what they cost, of those that are asked about at a moment."""
    worth = {NULLIFICATION: _is_attacked, BIOPLASMOSIS: _is_uneven}
    for option in options:
        judged = worth.get(str(option.facts.get(ACTION_CARD)))
        if judged and judged(view, player):
            yield option.word
    yield from _best(view, player, [each for each in options if each.facts.get(ACTION_CARD) == DATAHUB])
    places = [each for each in options if each.facts.get(ACTION_CARD) == GENERATOR]
    if places:
        yield max(places, key=lambda option: _to_be_had(view, player, str(option.facts["place"]))).word


def _is_attacked(view: State, player: Player) -> bool:
    """Whether whoever acts has more ships near the active system than the player has there."""
    if player.pools.strategy <= SPARED:
        return False
    near = within(view, view.acting, view.active, NEAR)
    return sum(view.galaxy[place].ships(view.acting) for place in near) > view.galaxy[view.active].ships(player.seat)


def _best(view: State, player: Player, swaps: list[Option]) -> Iterator[str]:
    """A strategy card for one that is much better."""
    found = {each.word: _gained(view, player, each) for each in swaps}
    best = max(found, key=lambda word: found[word], default="")
    if best and found[best] > MUCH_BETTER and player.pools.strategy > SPARED:
        yield best


def _gained(view: State, player: Player, option: Option) -> float:
    taken, given = (str(option.facts.get(name, "")) for name in ("taken", "given"))
    if not (taken and given):
        return 0.0
    return card_value(view, player, taken) - card_value(view, player, given)


def _to_be_had(view: State, player: Player, place: str) -> float:
    """What planets of a system are worth that somebody else controls or nobody, where no ships of others are."""
    system = view.galaxy[place]
    if system.ships_of_others(player.seat):
        return 0.0
    return sum(planet_value(view, player, planet.id) for planet in system.planets if planet.owner != player.seat)


def evened_out(view: State, player: Player, question: Decision) -> Answer | None:
    """Infantry from the planet with most to the one beside it with fewest."""
    found = _evened_out(view, player)
    return spread(found) if found else None


def evened_out_reasons(view: State, player: Player, question: Decision, answer: Answer) -> Iterator[Reason]:
    """Why ground forces go to a planet beside theirs, or stay."""
    yield why("evens-out") if answer else why("stays")


def _is_uneven(view: State, player: Player) -> bool:
    return bool(_evened_out(view, player))


def _evened_out(view: State, player: Player) -> dict[str, int]:
    near = adjacency(view, player.seat)
    own = {planet.id: ground_forces(planet, player.seat) for planet in view.planets(player.seat)}
    ways = [
        (own[source] - own[target], source, target)
        for source in own
        for target in own
        if view.place_of(target) in (view.place_of(source), *near[view.place_of(source)])
    ]
    more, source, target = max(ways, default=(0, "", ""))
    return {f"from:{source}": more // 2, f"to:{target}": more // 2} if more // 2 else {}
