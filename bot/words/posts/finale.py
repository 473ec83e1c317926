"""The post that ends a game: who won by what, what decided it, and titles that follow from what everybody did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.manifest.manifest import manifest
from bot.manifest.tally import Tally
from bot.store.rows import MoveRow
from bot.table.course.rounds import Round, order
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts.chapter import chosen, place_line
from bot.words.posts.happened import happened
from bot.words.posts.lines import BETWEEN, SMALL
from bot.words.texts import Texts

LEAST = 2  # of something, before it earns a title


def finale(snapshot: GameSnapshot, moves: Sequence[MoveRow], rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """How a game ended; without its `rounds`, as of one that began with other rules, no more than the points."""
    yield from happened(snapshot, moves, texts)
    yield f"**{won(snapshot, texts)}**"
    yield from _points(snapshot, rounds, texts)
    if rounds:
        yield from _decided(snapshot, rounds, texts)
        yield from _titles(snapshot, rounds, texts)


def won(snapshot: GameSnapshot, texts: Texts) -> str:
    """Who won, and by how many points where points decided it."""
    view, names = snapshot.view(None), snapshot.plain_names
    scores, winners = snapshot.game.scores(view), snapshot.game.winners(view)
    others = [points for seat, points in enumerate(scores) if seat not in winners]
    lead = min(scores[seat] for seat in winners) - max(others) if others and winners else 0
    return texts("post-over", names=", ".join(names[seat] for seat in winners), count=len(winners), lead=max(0, lead))


def _points(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """The points of each seat, the winners first, with what the last round changed."""
    view = snapshot.view(None)
    scores, winners = snapshot.game.scores(view), snapshot.game.winners(view)
    before = rounds[-1].before if rounds else scores
    for seat in sorted(order(scores), key=lambda seat: seat not in winners):
        yield place_line(snapshot, seat, before, scores, texts)


def _decided(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """The turns of the whole game that mattered most, each with its round; with the last of one all of them count."""
    numbers = {turn.moves[0].seq: one.number for one in rounds for turn in one.turns}
    found = chosen(snapshot, [turn for one in rounds for turn in one.turns[:-1]], texts)
    if found:
        yield texts("finale-decided")
    for turn, words in found:
        yield texts("finale-turn", round=numbers[turn.moves[0].seq], what=words)


def _titles(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """Who did most of what, and how many waits orders have saved, in one small line."""
    moves = [move for one in rounds for turn in one.turns for move in turn.moves]
    kind, names = snapshot.row.kind, snapshot.plain_names
    told = []
    for title, tally in manifest(kind).telling.titles.items():
        most = counted(tally, moves).most_common(2)
        alone = len(most) == 1 or (len(most) > 1 and most[0][1] > most[1][1])
        if alone and most[0][1] >= LEAST:
            told.append(texts(f"{kind}-title-{title}", name=names[most[0][0]], count=most[0][1]))
    saved = sum(move.how == "order" for move in moves)
    told += [texts("finale-saved", count=saved)] if saved else []
    if told:
        yield SMALL + BETWEEN.join(told)


def counted(tally: Tally, moves: Sequence[MoveRow]) -> Counter[int]:
    """How much of something each seat did in some moves, as everybody may know."""
    found: Counter[int] = Counter()
    for event in (event for move in moves for event in move.events if event.seen_by is None):
        if event.kind in tally.kinds and "seat" in event.facts:
            found[int(event.facts["seat"])] += int(event.facts.get(tally.fact, 0)) if tally.fact else 1
    return found
