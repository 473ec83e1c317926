"""Set-up: start worlds, hands, and what everybody keeps."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.core.flow import Execution, results
from rules.core.game import Setup, TableOption
from rules.core.sealing import SealedRule, sealed
from rules.race.cards.cardplay import put_good, throw
from rules.race.cards.scoring import lying_gains
from rules.race.cards.wording import card_option
from rules.race.designs import CARDS, DESIGNS, EXPERT_STARTS, PHYSICAL, START_WORLDS
from rules.race.frames import Reveal, Round, Start, Together
from rules.race.phases.proposing import easiest
from rules.race.sealing import Answers
from rules.race.state import Player, State

OPTIONS = (
    TableOption("edition", ("second", "first")),
    TableOption("starts", ("random", "first-game", "expert")),
    TableOption("two-player", ("simple", "experienced"), seats=range(2, 3)),
    TableOption("second-cards", ("with-first", "alone"), seats=range(2, 3)),
    TableOption("order", ("together", "seats")),
    TableOption("produce", ("auto", "ask")),
    TableOption("gamble", ("must", "may")),
)
POOL_EACH = 12
DEALT = 6
KEPT = 4


def first_position(setup: Setup, options: dict[str, str], rng: Random) -> State:
    """Start worlds and hands dealt; the frames of the set-up wait on the stack."""
    seats = setup.seats
    given: Mapping[str, Any] = setup.given or {}
    starts = list(given["starts"]) if "starts" in given else _starts(seats, options["starts"], rng)
    players = [Player(seat, tableau=[world]) if world else Player(seat) for seat, world in enumerate(starts)]
    deck = sorted(given.get("deck", _all(options)))
    state = State(options, players, POOL_EACH * seats, [], deck, order=list(range(seats)))
    for player in players:
        for world in player.tableau:
            if world in state.deck:
                state.deck.remove(world)
    _deal(state, rng)
    return state


def _all(options: Mapping[str, str]) -> list[str]:
    return [*PHYSICAL, *(EXPERT_STARTS if options["starts"] == "expert" else ())]


def _starts(seats: int, how: str, rng: Random) -> list[str]:
    """Start worlds, the lowest number in the first seat; experts choose theirs later."""
    if how == "expert":
        return [""] * seats
    numbered = sorted(START_WORLDS, key=lambda world: DESIGNS["first"][world].start or 0)
    if how == "first-game":
        return numbered[1 : seats + 1]
    return sorted(rng.sample(numbered, seats), key=numbered.index)


def _deal(state: State, rng: Random) -> None:
    """Hands: printed ones for a first game, six cards to choose from otherwise, experts two start worlds besides."""
    if state.options["starts"] == "first-game":
        for player in state.players:
            number = state.card(player.tableau[0]).start
            player.hand = [card for card in PHYSICAL if _preset(card) == number]
            for card in player.hand:
                state.deck.remove(card)
        state.stack = [Round(), Reveal("start")]
        return
    given = any(player.tableau for player in state.players)
    worlds: list[list[str]] = [[] for _ in state.players] if given else _expert_worlds(len(state.players), rng)
    for dealt in worlds:
        for world in dealt:
            state.deck.remove(world)
    for player, dealt in zip(state.players, worlds, strict=True):
        cards = [_take(state, rng) for _ in range(DEALT)]
        player.looking = [*dealt, *cards]
        player.ready = False
    lanes: list[list[Any]] = [[Start(player.seat)] for player in state.players]
    state.stack = [Round(), Reveal("start"), Together(lanes)]


def _preset(card: str) -> int:
    if card.endswith(".2"):
        return 0
    return CARDS["first"][card].preset


def _take(state: State, rng: Random) -> str:
    card = rng.choice(state.deck)
    state.deck.remove(card)
    return card


def _expert_worlds(seats: int, rng: Random) -> list[list[str]]:
    """A red and a blue start world for each player."""
    worlds = [*START_WORLDS, *EXPERT_STARTS]
    colours = [[world for world in worlds if DESIGNS["first"][world].colour == colour] for colour in ("red", "blue")]
    red, blue = (rng.sample(of_colour, seats) for of_colour in colours)
    return [list(pair) for pair in zip(red, blue, strict=True)]


def is_start(state: State, card: str) -> bool:
    """Whether a card is a start world dealt to an expert."""
    return state.options["starts"] == "expert" and state.card(card).start is not None


class StartRule(SealedRule):
    """Six cards are dealt and four kept; experts keep one of their two start worlds as well."""

    frame = Start

    def question(self, state: State, player: Player) -> Decision:
        """Which cards to keep: by default the first world, and the cards that are easiest to place."""
        worlds = dealt_worlds(state, player)
        others = [card for card in player.looking if card not in worlds]
        keep = (*worlds[:1], *easiest(state, player, others, KEPT))
        options = tuple(
            card_option(state, player, card, number, "world" if card in worlds else "card")
            for number, card in enumerate(player.looking, 1)
        )
        facts: dict[str, str | int] = {"count": KEPT, "own": len(player.tableau), "world": " ".join(player.tableau)}
        return sealed(player, "start", Pick(options, len(keep), len(keep)), keep, facts)

    def validate(self, state: State, player: Player, answer: Answer) -> None:
        """One start world where two were dealt, and four cards."""
        worlds = dealt_worlds(state, player)
        if worlds and sum(card in worlds for card in answer) != 1:
            raise Illegal("one-start-world")


def dealt_worlds(state: State, player: Player) -> list[str]:
    """Start worlds to choose from, dealt before the cards."""
    if player.tableau:
        return []
    return [card for card in player.looking[:2] if is_start(state, card)]


def keep_starts(execution: Execution[State], answers: Answers) -> None:
    """Show the start worlds, which makes the order of turns; a windfall world gets its good. Discard the rest."""
    state = execution.state
    dealt = {player.seat: {"dealt": 1} for player in state.players if player.tableau}
    for player, kept in answers:
        worlds = dealt_worlds(state, player)
        player.hand += [card for card in player.looking if card in kept and card not in worlds]
        player.tableau += [card for card in worlds if card in kept]
    state.order = _clockwise(state)
    for player in state.in_order():
        (world,) = player.tableau
        told = {**dealt.get(player.seat, {}), **results(lying_gains(state, player))}
        execution.tell("start", seat=player.seat, world=world, **told)
        if state.card(world).windfall:
            put_good(execution, player, world)
    for player, kept in answers:
        thrown = [card for card in player.looking if card not in kept]
        player.looking = []
        throw(state, *thrown)


def _clockwise(state: State) -> list[int]:
    """Seats from that of the lowest start world on."""
    numbers = [state.card(player.tableau[0]).start or 0 for player in state.players]
    seats = range(len(numbers))
    first = numbers.index(min(numbers))
    return [*seats[first:], *seats[:first]]
