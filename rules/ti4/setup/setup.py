"""Set-up: who is the speaker, which factions play, how the galaxy is laid, and what everybody starts with."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from rules.core.flow import ActingRule, Execution
from rules.core.game import Setup, TableOption
from rules.ti4.cards.deck import whole_deck
from rules.ti4.cards.frames import Hand, Instructions
from rules.ti4.cards.playing import ALL, ANNOUNCED, HEAVY, NONE
from rules.ti4.components.agendas import AGENDAS
from rules.ti4.components.layouts import (
    BUILT,
    DEALT,
    GALAXY,
    LENGTH,
    SHORT,
    SHORTENED,
    SLICES,
    WHOLE,
    layout_of,
)
from rules.ti4.components.objectives import of_stage
from rules.ti4.components.promissory_notes import notes_of
from rules.ti4.components.setup import OBJECTIVE_SETUP, POOLS, SHORT_GAME, VICTORY_POINTS
from rules.ti4.components.systems import SYSTEMS
from rules.ti4.components.units import class_of
from rules.ti4.deals.frames import Desk, Offers
from rules.ti4.frames import Course, Frame, Round, Together
from rules.ti4.galaxy.forces import put
from rules.ti4.scoring.victory import POINTS
from rules.ti4.setup import building, drafting, factions
from rules.ti4.setup.frames import KeepSecret, LayGalaxy, StartingComponents, StartingTechnology, StartingUnits
from rules.ti4.setup.galaxy import centre, lay, lay_at_random, lay_homes
from rules.ti4.setup.map_string import MAP_STRING, tiles_written
from rules.ti4.state import OFF_THE_MAP, Player, Pools, State

VOTES, DECIDED = "votes", "decided"  # the table option: whether all vote, or only until the outcome is decided
FACTIONS = "factions"  # a table option
PROMISES, BETWEEN, OPEN_TO_ALL = "promises", "two", "all"  # the table option: who reads what is promised in deals
WAYS = DEALT, BUILT, SLICES
OPTIONS = (
    TableOption(LENGTH, (WHOLE, SHORTENED), range(SHORT.players, SHORT.players + 1)),
    TableOption(POINTS, tuple(map(str, VICTORY_POINTS))),
    TableOption(GALAXY, WAYS, text=MAP_STRING),
    TableOption(FACTIONS, factions.WAYS),
    TableOption(ANNOUNCED, (HEAVY, ALL, NONE)),
    TableOption(VOTES, (ALL, DECIDED)),
    TableOption(PROMISES, (BETWEEN, OPEN_TO_ALL)),
)


def first_position(setup: Setup, options: dict[str, str], rng: Random) -> State:
    """The speaker and the objectives; what else there is to lay out stands on the stack.

    `given` may name the factions by seat and the speaker.
    """
    given: Mapping[str, Any] = setup.given or {}
    seated = list(given.get("factions", ())) or [""] * setup.seats
    one = list(of_stage("one"))
    objectives = rng.sample(one, OBJECTIVE_SETUP.revealed)
    pools = [Pools(POOLS.tactic, POOLS.fleet, POOLS.strategy) for _ in seated]
    short = layout_of(setup.seats, options) is SHORT
    stage_two = SHORT_GAME.stage_two if short else OBJECTIVE_SETUP.public["two"]
    state = State(
        options=options,
        players=[
            Player(seat, faction, pools[seat], notes=notes_of(seat, faction)) for seat, faction in enumerate(seated)
        ],
        speaker=int(given.get("speaker", rng.randrange(setup.seats))),
        stack=[],
        galaxy=centre(),
        objectives=objectives,
        objectives_left={"one": OBJECTIVE_SETUP.public["one"] - len(objectives), "two": stage_two},
        possible={"one": [id for id in one if id not in objectives], "two": list(of_stage("two"))},
        secret_deck=sorted(of_stage("secret")),
        action_deck=whole_deck(),
        agenda_deck=sorted(AGENDAS),
    )
    if options[GALAXY] not in WAYS:  # it was written, and lies there while factions are chosen
        for place, tile in tiles_written(options[GALAXY]).items():
            lay(state, place, tile)
    if not all(seated):
        factions.lay_open(state, options[FACTIONS], rng)
    before: list[Frame] = [] if options[GALAXY] == SLICES else factions.choosing(state)
    state.stack = [_course(state), StartingComponents(), LayGalaxy(), *reversed(before)]
    return state


def _course(state: State) -> Course:
    """The rounds, and what everybody can do beside them."""
    beside: list[list[Frame]] = []
    for player in state.players:
        seat = player.seat
        beside += [[Desk(seat)], [Offers(seat)], [Hand(seat)], [Instructions(seat)]]
    return Course([[Round()], *beside])


class LayGalaxyRule(ActingRule):
    """All tiles at once, or the first step of a way in which players lay them; of a written galaxy the homes."""

    frame = LayGalaxy

    def run(self, execution: Execution[State], frame: LayGalaxy) -> None:
        """Home systems lie there first, unless where they lie is drafted."""
        state, rng = execution.state, execution.rng
        execution.pop()
        way = state.options[GALAXY]
        if way == SLICES:
            execution.push(*drafting.lay_slices_open(state, rng))
            return
        lay_homes(state)
        if way == BUILT:
            execution.push(*building.deal(state, rng))
            execution.tell("dealt-tiles")
        elif way == DEALT:
            lay_at_random(state, rng)


class StartingComponentsRule(ActingRule):
    """Technologies, units and trade goods, and secret objectives of which one is kept (steps 6, 11, 12)."""

    frame = StartingComponents

    def run(self, execution: Execution[State], frame: StartingComponents) -> None:
        """Hand them out; then everybody chooses what is left to choose, all at once."""
        state = execution.state
        execution.pop()
        goods = state.layout.goods
        state.galaxy = {place: state.galaxy[place] for place in sorted(state.galaxy, key=_order)}
        state.factions = []
        for player in state.players:
            player.trade_goods = goods.get(state.home_place(player.seat), 0)
            player.technologies = [*player.printed.technologies]
            _place_ships(state, player)
        _deal_secrets(state, execution.rng)
        execution.learned = True
        execution.tell("starting-components")
        execution.push(Together([_choices(player) for player in state.players]))


def _order(place: str) -> tuple[bool, str]:
    """Places ring by ring, then what lies off the map."""
    return place == OFF_THE_MAP, place


def _deal_secrets(state: State, rng: Random) -> None:
    deck = rng.sample(state.secret_deck, len(state.secret_deck))
    for player in state.players:
        player.secrets = sorted(deck.pop() for _ in range(OBJECTIVE_SETUP.dealt))
    state.secret_deck = sorted(deck)


def _place_ships(state: State, player: Player) -> None:
    """Ships of the start lie in the space of the home system, and all else on its planet where it has one."""
    home = state.home(player.seat)
    for kind, number in player.printed.units.items():
        if class_of(kind) == "ship" or player.units[kind].move:
            put(home.space, player.seat, kind, number)
        elif len(home.planets) == 1:
            put(home.planets[0].forces, player.seat, kind, number)


def _choices(player: Player) -> list[Frame]:
    """What a player chooses before the first round, the first last."""
    several: list[Frame] = [StartingUnits(player.seat)] if len(SYSTEMS[player.printed.home].planets) > 1 else []
    chosen: list[Frame] = [StartingTechnology(player.seat) for _ in range(player.printed.chosen_technologies)]
    return [*several, *chosen, KeepSecret(player.seat)]
