"""The post that ends a game: who won by what, what decided it, and titles that follow from what everybody did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby

from bot.manifest.manifest import manifest
from bot.manifest.tally import Tally
from bot.store.rows import MoveRow
from bot.table.course.earned import sources
from bot.table.course.rounds import Round, leaders, order, ranks
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts import highlights
from bot.words.posts.chapter import MATTERED, place_line
from bot.words.posts.happened import post_lines
from bot.words.posts.lines import BETWEEN, SMALL, Teller
from bot.words.texts import Texts

LARGEST = 3  # parts of what the end of the game brought a seat
LEAST = 2  # of something, before it earns a title
DECIDED = "decided"  # the verdict of a table that ended a game with the points as they stood
PARTS = 6  # of the points of the winner that are compared with those of the next one


def finale(snapshot: GameSnapshot, moves: Sequence[MoveRow], rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """How a game ended; without its `rounds`, as of one that began with other rules, no more than the points."""
    yield from _last_moves(snapshot, moves, texts)
    if rounds:
        yield from _last_round(snapshot, rounds, texts)
    yield f"**{won(snapshot, texts)}**"
    yield from _tie(snapshot, texts)
    yield from _points(snapshot, rounds, texts)
    if rounds:
        yield from _decided(snapshot, rounds, texts)
        yield from _titles(snapshot, rounds, texts)


def _last_moves(snapshot: GameSnapshot, moves: Sequence[MoveRow], texts: Texts) -> Iterator[str]:
    """What happened at last, without a heading below which nothing stands: that the game is over follows."""
    teller = Teller(snapshot, texts)
    lines = teller.lines(moves)
    while lines and lines[-1].part:
        lines.pop()
    yield from post_lines(teller, lines)


def _last_round(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """What the last round brought everybody, and what mattered in it that is not told as what decided the game."""
    last, names = rounds[-1], snapshot.plain_names
    points = (
        texts("chapter-points", name=names[seat], points=last.after[seat], gained=last.after[seat] - before)
        for seat, before in sorted(enumerate(last.before), key=lambda each: -last.after[each[0]])
    )
    told = [(each.turn, each.seat) for each in _deciding(snapshot, rounds, texts)]
    found = highlights.foremost(highlights.highlights(snapshot, last.turns, texts), MATTERED)
    yield texts("finale-last-round", round=last.number)
    yield SMALL + BETWEEN.join(points)
    yield from (highlights.words(snapshot, each, texts) for each in found if (each.turn, each.seat) not in told)


def won(snapshot: GameSnapshot, texts: Texts) -> str:
    """Who won, and by how many points where points decided it."""
    names, winners = snapshot.plain_names, first(snapshot)
    message = "post-over-decided" if snapshot.row.verdict == DECIDED else "post-over"
    return texts(message, names=", ".join(names[seat] for seat in winners), count=len(winners), lead=_lead(snapshot))


def _lead(snapshot: GameSnapshot) -> int:
    """How many points the winners are ahead of everybody else; 0 where points did not decide it."""
    scores, winners = snapshot.game.scores(snapshot.view(None)), first(snapshot)
    others = [points for seat, points in enumerate(scores) if seat not in winners]
    return max(0, min(scores[seat] for seat in winners) - max(others)) if others and winners else 0


def how_it_ended(snapshot: GameSnapshot, texts: Texts) -> str:
    """How a game ended, in one line: who won it, or what the table has decided."""
    if snapshot.row.status == "over" or snapshot.row.verdict == DECIDED:
        return won(snapshot, texts)
    if snapshot.row.verdict:
        return texts(f"ui-verdict-{snapshot.row.verdict}", name=snapshot.plain_name(snapshot.row.given_to))
    return texts("ui-finished")


def first(snapshot: GameSnapshot) -> Sequence[int]:
    """The seats that won; of a game that was ended with the points as they stood, those with the most."""
    view = snapshot.view(None)
    if snapshot.row.verdict != DECIDED:
        return snapshot.game.winners(view)
    scores = snapshot.game.scores(view)
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


def _tie(snapshot: GameSnapshot, texts: Texts) -> Iterator[str]:
    """By what those won who have no more points than others, where the game has words for it."""
    said, scores = f"{snapshot.row.kind}-tie-break", snapshot.game.scores(snapshot.view(None))
    winners = snapshot.game.winners(snapshot.view(None))
    most = {seat for seat, points in enumerate(scores) if points == max(scores)}
    if {*winners} < most and texts.has(said):
        yield texts(said, names=", ".join(snapshot.plain_names[seat] for seat in winners))


def _points(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """The points of each seat, the winners first, with what the end of the game changed.

    Below each stand the largest parts of what the end brought. Where all points come from stands in the picture;
    without its rounds, which that shows, it is said here.
    """
    view, declared = snapshot.view(None), manifest(snapshot.row.kind).telling.sources
    scores, winners = snapshot.game.scores(view), first(snapshot)
    before = rounds[-1].after if rounds else scores
    parts, last = declared.of(view), declared.last if rounds else ()
    for seat in sorted(order(scores), key=lambda seat: seat not in winners):
        behind = seat not in winners and scores[seat] == max(scores)  # a tie that went to others
        place = 1 + len(winners) if behind else ranks(scores)[seat]
        yield place_line(snapshot, seat, before, scores, texts, "finale-place", place)
        if told := [part for own in parts[seat : seat + 1] for part in _parts(snapshot.row.kind, own, last, texts)]:
            yield SMALL + BETWEEN.join(told)


def _parts(kind: str, points: Mapping[str, int], last: Collection[str], texts: Texts) -> Iterator[str]:
    """The largest parts of what the end of a game (`last`) brought a seat, the largest first, and what is left of it.

    Without such parts all that make up the points.
    """
    brought = sorted((part for part in points if part in last), key=lambda part: -abs(points[part]))
    for part in brought[:LARGEST] if last else points:
        if points[part]:
            yield f"{texts(f'{kind}-picture-part-{part}')} {points[part]}"
    if rest := sum(points[part] for part in brought[LARGEST:]):
        yield texts("finale-rest-of-end", points=rest)


def _decided(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """Since when the winner led and by what, and the turns without which others had won, each with its round."""
    winners = first(snapshot)
    numbers = {turn.moves[0].seq: one.number for one in rounds for turn in one.turns}
    told = [*_led(snapshot, rounds, winners, texts), *_against(snapshot, rounds, winners, texts)]
    for each in _deciding(snapshot, rounds, texts):
        words = highlights.words(snapshot, each, texts)
        told.append(texts("finale-turn", round=numbers[each.turn.moves[0].seq], what=words))
    if told:
        yield texts("finale-decided")
    yield from told


def _deciding(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> list[highlights.Highlight]:
    """The turns without which others had won, those that brought most."""
    found = highlights.highlights(snapshot, [turn for one in rounds for turn in one.turns], texts)
    return highlights.foremost(_decisive(snapshot, found, first(snapshot)), MATTERED)


def _decisive(
    snapshot: GameSnapshot, found: Sequence[highlights.Highlight], winners: Sequence[int]
) -> list[highlights.Highlight]:
    """What brought winners as many points as they are ahead, but for what brought everybody as many."""
    ahead, seats = max(1, _lead(snapshot)), {each.seat for each in snapshot.seats}
    scored = [each for each in found if each.seat in winners and each.points >= ahead]
    return [each for each in scored if not seats <= {one.seat for one in found if highlights.alike(each, one)}]


def _against(snapshot: GameSnapshot, rounds: Sequence[Round], winners: Sequence[int], texts: Texts) -> Iterator[str]:
    """From what the winner has more points than the next one, and from what fewer, the greatest differences first."""
    points, scores = sources(snapshot, rounds), snapshot.game.scores(snapshot.view(None))
    others = [seat for seat in order(scores) if seat not in winners]
    if len(winners) != 1 or not (others and points):
        return
    own, other = points[winners[0]], points[others[0]]
    ahead = {part: own.get(part, 0) - other.get(part, 0) for part in dict.fromkeys([*own, *other])}
    names = {"name": snapshot.plain_names[winners[0]], "other": snapshot.plain_names[others[0]]}
    told = _explaining(ahead)
    for message, sign in (("finale-more", 1), ("finale-less", -1)):
        if parts := [part for part in told if ahead[part] * sign > 0]:
            yield texts(message, parts=_compared(snapshot, parts, own, other, texts), **names)
    if rest := sum(amount for part, amount in ahead.items() if part not in told):
        yield texts("finale-rest", points=rest, **names)


def _explaining(ahead: Mapping[str, int]) -> list[str]:
    """The parts with the greatest differences, until together they make up the lead; equal differences together."""
    told: list[str] = []
    differing = sorted((part for part in ahead if ahead[part]), key=lambda part: -abs(ahead[part]))
    for _, equal in groupby(differing, key=lambda part: abs(ahead[part])):
        told += equal
        if sum(ahead[part] for part in told) == sum(ahead.values()):
            break
    return told[:PARTS]


def _compared(
    snapshot: GameSnapshot, parts: Sequence[str], own: Mapping[str, int], other: Mapping[str, int], texts: Texts
) -> str:
    """Parts of the points of two seats beside each other."""
    kind = snapshot.row.kind
    named = ((texts(f"{kind}-picture-part-{part}"), own.get(part, 0), other.get(part, 0)) for part in parts)
    return ", ".join(texts("finale-part", part=part, own=mine, other=theirs) for part, mine, theirs in named)


def _led(snapshot: GameSnapshot, rounds: Sequence[Round], winners: Sequence[int], texts: Texts) -> Iterator[str]:
    """From which round on nobody was ahead of the winner, or that the end of the game brought them there."""
    if len(winners) != 1 or leaders(snapshot.game.scores(snapshot.view(None))) != winners:
        return  # some share the win, or it was no matter of points
    turns = [(turn, one.number) for one in rounds for turn in one.turns]
    behind = [place for place, (turn, _) in enumerate(turns) if leaders(turn.after) != winners]
    name, since = snapshot.plain_names[winners[0]], behind[-1] + 1 if behind else 0
    again = int(any(leaders(one.after) == winners for one in rounds[:-1]))
    if since == len(turns):
        yield texts("finale-led-last", name=name, again=again)
    elif since and turns[since][1] == rounds[-1].number:
        yield texts("finale-led-late", name=name, again=again)
    else:
        yield texts("finale-led", name=name, round=turns[since][1])


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
