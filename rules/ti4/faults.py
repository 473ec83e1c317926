"""What can be wrong with a position: things are neither lost nor made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.hidden import MASK
from rules.ti4.agendas.frames import Agenda, PlaceAgendas
from rules.ti4.cards.deck import beyond_limit
from rules.ti4.cards.frames import DiscardCards
from rules.ti4.cards.powers import is_power
from rules.ti4.cards.seen import seen_of
from rules.ti4.cards.windows import LEVEL
from rules.ti4.components.action_cards import DECK, name_of
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.components.objectives import of_stage
from rules.ti4.components.setup import OBJECTIVE_SETUP, STRUCTURE_LIMITS
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.components.units import WITH_TOKENS, UnitKind, class_of
from rules.ti4.frames import Excess, ReturnSecret
from rules.ti4.galaxy.pieces import pieces_left
from rules.ti4.setup.frames import KeepSecret, LayRedTile
from rules.ti4.state import Force, Player, State, System
from rules.ti4.strategy_cards.construction import structure_limit
from rules.ti4.tactical.limits import contested, over

LANDED: set[UnitKind] = {"fighter"}  # that may be on planets in an invasion


def faults(state: State) -> list[str]:
    """Everything found; [] in every position that can come about."""
    found = [*_objectives(state), *_action_cards(state), *_notes(state), *_agendas(state), *_tiles(state)]
    settled = bool(state.round and not state.active) and not any(isinstance(each, Excess) for each in state.frames())
    for place, system in state.galaxy.items():
        found += [*_system(state, place, system), *(_excess(state, place, system) if settled else ())]
    for player in state.players:
        found += _player(state, player)
    return found


def _objectives(state: State) -> Iterator[str]:
    """Cards of each stage: revealed, or among those that may come; none twice."""
    for stage in ("one", "two"):
        cards = sorted([*(id for id in state.objectives if id in of_stage(stage)), *state.possible[stage]])
        if cards != sorted(of_stage(stage)):
            yield f"objectives of stage {stage} are lost: {cards}"
        if state.objectives_left[stage] > len(state.possible[stage]):
            yield f"{state.objectives_left[stage]} objectives of stage {stage} are left of {state.possible[stage]}"
    held = [id for player in state.players for id in (*player.secrets, *player.scored) if id in of_stage("secret")]
    held = [id for place, id in enumerate(held) if id not in state.leaked or id not in held[:place]]
    hidden = "?" in [*held, *state.secret_deck] or any("?" in player.secrets for player in state.players)
    if not hidden and sorted([*held, *state.secret_deck]) != sorted(of_stage("secret")):
        yield "secret objectives are lost"


def _action_cards(state: State) -> Iterator[str]:
    """Each card is in the deck, on the discard pile or in a hand; no hand is above the limit for long."""
    hands = [copy for player in state.players for copy in player.hand]
    cards = [*state.action_deck, *state.action_discard, *hands]
    if MASK not in cards and sorted(cards) != sorted(DECK):
        yield "action cards are lost"
    if len(cards) != len(DECK):
        yield f"there are {len(cards)} action cards"
    discarding = {frame.seat for frame in state.frames() if isinstance(frame, DiscardCards)}
    for player in state.players:
        if beyond_limit(state, player.seat) and player.seat not in discarding:
            yield f"player {player.seat + 1} holds {len(player.hand)} action cards"
        words = [word.partition(":")[0] for word in player.line.replace(LEVEL, " ").split()]
        said = [name_of(word) for word in words if not is_power(word)]
        for holder in state.players:
            if MASK not in holder.hand and not {*seen_of(player, holder.seat)} <= {*holder.hand}:
                yield f"player {player.seat + 1} has seen cards that player {holder.seat + 1} does not hold"
        if MASK not in (player.line, *player.hand) and not {*said} <= {*map(name_of, (*player.hand, *player.notes))}:
            yield f"player {player.seat + 1} wants to play {said}"


def _notes(state: State) -> Iterator[str]:
    """Each promissory note of a player in the game is in one hand or play area, and no other is."""
    held = [note for player in state.players for note in (*player.notes, *player.play_area)]
    due = [note for player in state.playing() for note in player.all_notes]
    if MASK not in held and sorted(held) != sorted(due):
        yield "promissory notes are lost"
    for offer in state.offers:
        if MASK not in (offer.given, *held) and offer.given and offer.given not in state.players[offer.seat].notes:
            yield f"player {offer.seat + 1} offers {offer.given} without it"


def _agendas(state: State) -> Iterator[str]:
    """Each agenda is in the deck, on top of it or below, on the discard pile, in force, or voted on."""
    placed = [each.agenda for each in (*state.agendas_on_top, *state.agendas_below)]
    looked_at = [agenda for frame in state.frames() if isinstance(frame, PlaceAgendas) for agenda in frame.agendas]
    resting = [*state.agenda_deck, *placed, *looked_at, *state.agenda_discard, *(law.id for law in state.laws)]
    voted_on = [frame.id for frame in state.frames() if isinstance(frame, Agenda) and frame.id not in resting]
    found = [*resting, *voted_on]
    if MASK not in found and sorted(found) != sorted(AGENDAS):
        yield f"agendas are lost: {sorted({*AGENDAS} ^ {*found})}"


def _tiles(state: State) -> Iterator[str]:
    """Tiles in hands, in slices that are drafted or to be laid are there once, and lie nowhere in the galaxy."""
    held = [tile for player in state.players for tile in player.tiles if tile in SYSTEMS]
    turned = [frame.tile for frame in state.frames() if isinstance(frame, LayRedTile)]
    kept = Counter([*held, *turned, *(tile for tiles in state.slices.values() for tile in tiles)])
    laid = {system.tile for system in state.galaxy.values()}
    yield from (f"tile {tile} is there more than once" for tile, number in kept.items() if number > 1 or tile in laid)
    tokens = Counter(kind for system in state.galaxy.values() for kind in system.wormhole_tokens)
    yield from (f"the wormhole token {kind} lies in {number} systems" for kind, number in tokens.items() if number > 1)


def _system(state: State, place: str, system: System) -> Iterator[str]:
    if not system.space and not any(planet.forces for planet in system.planets):  # as most are, in every position
        return
    for forces in (system.space, *(planet.forces for planet in system.planets)):
        for force in forces:
            yield from _force(place, force)
    on_planets = {kind for planet in system.planets for force in planet.forces for kind in force.units}
    if any(class_of(kind) == "ship" for kind in on_planets - (LANDED if place == state.active else set())):
        yield f"there are ships on planets in {place}"
    for planet in system.planets:
        for force in planet.forces:
            yield from (
                f"{planet.id} has {force.count(kind)} {kind}"
                for kind in STRUCTURE_LIMITS
                if force.count(kind) > structure_limit(state, kind)
            )
        if sum(force.count("infantry") > 0 for force in planet.forces) > 1 and not state.active:
            yield f"ground forces of several players are on {planet.id}"
    if contested(state, place) and place != state.active:
        yield f"ships of several players are in {place}"


def _excess(state: State, place: str, system: System) -> Iterator[str]:
    """More in the space of a system than the fleet pool and the ships can hold, once all of that was removed."""
    for force in system.space:
        if any(over(state, force.seat, place, force.units)):
            yield f"player {force.seat + 1} has too much in {place}"


def _force(place: str, force: Force) -> Iterator[str]:
    if not force.units or min(force.units.values()) < 1:
        yield f"there is an empty force in {place}"
    if any(number > force.units.get(kind, 0) for kind, number in force.damaged.items()):
        yield f"more units are damaged in {place} than there are"


def _player(state: State, player: Player) -> Iterator[str]:
    name = f"player {player.seat + 1}"
    if state.tokens_left(player.seat) < 0 or min(player.pools.amounts().values()) < 0:
        yield f"{name} has too many command tokens, or fewer than none"
    if min(player.trade_goods, player.commodities) < 0 or player.commodities > player.printed.commodities:
        yield f"{name} has {player.trade_goods} trade goods and {player.commodities} commodities"
    for kind, left in pieces_left(state, player.seat).items():
        if left < 0 and kind not in WITH_TOKENS:
            yield f"{name} has too many pieces: {kind}"
    if len(player.secrets) > OBJECTIVE_SETUP.secret_limit and not _is_choosing_secrets(state, player.seat):
        yield f"{name} holds {len(player.secrets)} secret objectives"


def _is_choosing_secrets(state: State, seat: int) -> bool:
    return any(isinstance(frame, KeepSecret | ReturnSecret) and frame.seat == seat for frame in state.frames())
