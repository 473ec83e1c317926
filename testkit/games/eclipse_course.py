"""Games of Eclipse played sensibly enough to go deep, and the positions in them that are kept to be drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random

from rules.core import play
from rules.core.chance import chance
from rules.core.decisions import Answer, Decision, Illegal, Pick
from rules.core.game import Setup
from rules.eclipse.economy.tracks import production, upkeep
from rules.eclipse.game import GAME
from rules.eclipse.state import State
from testkit.kept import Kept

SEEDS = range(40)
ENDED, ENDED_NAME = 4, "ended"  # the seed of the game of which the end is kept, and the name of that
ASKED = (
    *("action", "reaction", "end", "place", "claim", "discovery", "influence", "build", "move", "upgrade", "slot"),
    *("research", "engage", "bombard"),
)
# what is asked, of how many players, in which round at the earliest, with which choice of species and of home sectors
SAMPLES = (
    *(f"{kind} 6 {least} drafted fixed" for kind in ASKED for least in (0, 4)),
    *("species 6 0 drafted fixed", "claim 6 1 drafted fixed", "slot 6 1 drafted fixed", "upgrade 6 1 drafted fixed"),
    *("build 6 2 drafted fixed", "action 6 8 drafted fixed"),
    *(f"place 6 2 {species} fixed" for species in ("drafted", "chosen")),
    *("rotate 6 0 drafted chosen", "start-position 4 0 drafted fixed"),
)
WEIGHTS = {"explore": 4, "influence": 1, "research": 5, "upgrade": 2, "build": 4, "move": 3, "pass": 0.3}


def answer(state: State, decision: Decision, rng: Random) -> Answer:
    """What somebody might answer who wants to get on and not go bankrupt."""
    player = state.players[decision.seat]
    if decision.kind == "action" and isinstance(decision.ask, Pick):
        left = player.money + production(player, "money") - upkeep(player, 1)
        if left < 0 or (left < 4 and rng.random() < 0.5):
            return ("pass",)
        words: dict[str, list[str]] = {}
        for option in decision.ask.options:
            words.setdefault(option.word.partition(":")[0], []).append(option.word)
        head = rng.choices(list(words), [WEIGHTS.get(word, 1) for word in words])[0]
        return (rng.choice(words[head]),)
    if decision.kind == "claim":
        return ("yes" if player.money + production(player, "money") >= upkeep(player, 1) else "no",)
    if decision.kind == "place" and isinstance(decision.ask, Pick):
        return (decision.ask.options[0].word,)
    return decision.ask.sample(rng)


def course(
    seed: int, seats: int, species: str = "drafted", home: str = "fixed"
) -> Iterator[tuple[int, State, Decision]]:
    """A game: each position, after how many moves it is, and a question that somebody is about to answer."""
    rng, name = Random(seed), f"sample/{seed}"
    state: State = play.start(GAME, Setup(seats, {"species": species, "home-rotation": home}), name)
    number = 0
    while questions := GAME.pending(state):
        free = [question for question in questions if question.optional and _worth(question)]
        decision = rng.choice([question for question in questions if question.awaited])
        if free and rng.random() < 0.6:
            decision = rng.choice(free)
        yield number, state, decision
        number += 1
        state = _after(state, decision, rng, name, number)


def _worth(question: Decision) -> bool:
    """Whether colony ships or diplomacy are offered, rather than trade alone."""
    options = question.ask.options if isinstance(question.ask, Pick) else ()
    return any(option.word.startswith(("colony", "offer", "accept")) for option in options)


def _after(state: State, decision: Decision, rng: Random, name: str, number: int) -> State:
    """The position after a sensible answer, or the default where that is refused."""
    for given in (answer(state, decision, rng), decision.default or decision.ask.sample(rng)):
        fresh: State = play.copy(GAME, state)
        try:
            play.step(GAME, fresh, play.Move(decision.seat, decision.kind, given), chance(name, number))
        except Illegal:
            continue
        return fresh
    raise AssertionError(decision)


def samples() -> Iterator[Kept]:
    """The first position for each name, and the end of a game."""
    yield from map(_first, SAMPLES)
    yield _ended(ENDED)


def samples_again(kept: Sequence[Kept]) -> list[Kept]:
    """Kept positions, played again from their seeds; a game in which several stand is played once."""
    games: dict[tuple[int, str, str, str], dict[int, list[str]]] = {}
    for each in kept:
        if each.name != ENDED_NAME:
            _, seats, _, species, home = each.name.split()
            games.setdefault((each.seed, seats, species, home), {}).setdefault(each.moves, []).append(each.name)
    again = {name: found for game, names in games.items() for name, found in _on_the_way(*game, names)}
    return [again.get(each.name) or _ended(each.seed) for each in kept]


def _on_the_way(
    seed: int, seats: str, species: str, home: str, names: Mapping[int, Sequence[str]]
) -> Iterator[tuple[str, Kept]]:
    """The positions of a game after so many moves, by these names."""
    for number, state, decision in islice(course(seed, int(seats), species, home), max(names) + 1):
        for name in names.get(number, ()):
            yield name, _kept(name, seed, number, state, decision.seat)


def _ended(seed: int) -> Kept:
    *_, (number, state, decision) = course(seed, 6)
    return _kept(ENDED_NAME, seed, number + 1, _after(state, decision, Random(1), "end", 1), 0)


def _first(name: str) -> Kept:
    kind, seats, least, species, home = name.split()
    for seed in SEEDS:
        for number, state, decision in course(seed, int(seats), species, home):
            if decision.kind == kind and state.round >= int(least):
                return _kept(name, seed, number, state, decision.seat)
    raise AssertionError(f"nobody was asked {kind}")


def _kept(name: str, seed: int, moves: int, state: State, seat: int) -> Kept:
    return Kept(name, seed, moves, seat, GAME.codec.dump_json(state).decode())
