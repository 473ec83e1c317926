"""What is told of a game for fun: titles that follow from what everybody did, its longest turn, and the waits saved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from bot.manifest.manifest import manifest
from bot.manifest.tally import Tally
from bot.manifest.weight import Weight
from bot.store.rows import MoveRow
from bot.table.course.rounds import Round
from bot.table.game.answering import ANSWER, PLAN
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.lines import Teller
from bot.words.posts.said import BETWEEN, SMALL
from bot.words.posts.scenes.turns import settled_in
from bot.words.texts import Texts

LEAST = 2  # of something, before it earns a title
PASSED = "passed"  # the kind of event, in all games, that is no deed
LEAST_STEPS = 4  # of a turn, before it is told as the longest
TITLED = 2  # titles that are told


def titles(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """Who did most of what, each title for another seat, the longest turn, and how many waits orders have saved."""
    moves = [move for one in rounds for turn in one.turns for move in turn.moves]
    told = [*islice(_earned(snapshot, moves, texts), TITLED), *_longest(snapshot, rounds, texts)]
    if saved := sum(_set_by_hand(snapshot, move) for move in moves):
        told.append(texts("finale-saved", count=saved))
    if told:
        yield SMALL + BETWEEN.join(told)


def _earned(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """Titles that somebody has alone, as the game lists them; nobody has two."""
    kind, names, titled = snapshot.row.kind, snapshot.plain_names, set[int]()
    for title, tally in manifest(kind).telling.titles.items():
        (seat, count), (_, next_one) = [*counted(tally, moves).most_common(2), (0, 0), (0, 0)][:2]
        if count >= LEAST and count > next_one and seat not in titled:
            titled.add(seat)
            yield texts(f"{kind}-title-{title}", name=names[seat], count=count)


def _longest(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """The turn in which most was done in one go, with its round and what it brought; of equals the one of most points.

    What the end of the round brought after it is no part of that. How long anybody thought about it is no matter of
    anybody's.
    """
    teller, found = Teller(snapshot, texts), list[tuple[int, int, int, str]]()
    for one in rounds:
        for turn in one.turns:
            lines = teller.unfolded(turn.moves)
            deeds = [line for line in lines if line.weight >= Weight.MOVE and not line.head]
            steps = sum(said.seat == turn.seat and said.kind != PASSED for line in deeds for said in line.said)
            gained = turn.gained - settled_in(lines)[turn.seat]
            found.append((steps, gained, one.number, snapshot.plain_names[turn.seat]))
    steps, gained, number, name = max(found, key=lambda each: each[:2])
    if steps >= LEAST_STEPS:
        yield texts("finale-longest", name=name, count=steps, round=number, points=max(0, gained))


def _set_by_hand(snapshot: GameSnapshot, move: MoveRow) -> bool:
    """Whether a plan, or an order that its person has set, gave a move: a default or a computer saves nobody a wait."""
    if move.how != "order" or not snapshot.seats[move.seat].person:
        return False
    order = move.why.partition("=")[0]
    return move.why == PLAN or order.startswith(ANSWER) or order in snapshot.orders_of(move.seat)


def counted(tally: Tally, moves: Sequence[MoveRow]) -> Counter[int]:
    """How much of something each seat did in some moves, as everybody may know."""
    found: Counter[int] = Counter()
    for event in (event for move in moves for event in move.events if event.seen_by is None):
        if event.kind in tally.kinds and "seat" in event.facts and tally.without not in event.facts:
            found[int(event.facts["seat"])] += int(event.facts.get(tally.fact, 0)) if tally.fact else 1
    return found
