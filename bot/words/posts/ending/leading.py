"""How the lead changed in a game: who had it round by round, and the turn by which the winner took it at last."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.table.course.rounds import Round, Turn, leaders
from bot.table.game.snapshot import GameSnapshot
from bot.words.posts import highlights
from bot.words.posts.said import BETWEEN
from bot.words.posts.scenes.highlight import Highlight
from bot.words.texts import Texts

STRETCHES = 8  # of the lead that are told, the last ones


class _Since(NamedTuple):
    """A turn from which on somebody led, its place among all turns, and its round."""

    place: int
    turn: Turn
    round: int


def led(
    snapshot: GameSnapshot, rounds: Sequence[Round], winners: Sequence[int], texts: Texts, *, late: bool = True
) -> Iterator[str]:
    """Whether a single winner led throughout, or came to the front only in the last round or behind it.

    The last two are left out unless `late`, as where it is told whom they overtook then.
    """
    if not _by_points(snapshot, winners):
        return
    name, since = snapshot.plain_names[winners[0]], _in_front_since(rounds, winners)
    if since is None or (since.place and since.round == rounds[-1].number):
        if late:
            before = _before(rounds if since is None else rounds[:-1], winners)
            yield texts("finale-led-last" if since is None else "finale-led-late", name=name, before=before)
    elif len([*_stretches(snapshot, rounds, texts)]) == 1:
        yield texts("finale-led", name=name)


def leads(snapshot: GameSnapshot, rounds: Sequence[Round], winners: Sequence[int], texts: Texts) -> Iterator[str]:
    """Who led after which rounds, where that changed before a single winner won."""
    stretches = [*_stretches(snapshot, rounds, texts)]
    if _by_points(snapshot, winners) and len(stretches) > 1:
        cut = ["…"] if len(stretches) > STRETCHES else []
        yield texts("finale-leads", stretches=BETWEEN.join([*cut, *stretches[-STRETCHES:]]))


def _by_points(snapshot: GameSnapshot, winners: Sequence[int]) -> bool:
    """Whether somebody won alone, and by points."""
    return len(winners) == 1 and leaders(snapshot.game.scores(snapshot.view(None))) == winners


def into_the_lead(
    snapshot: GameSnapshot, rounds: Sequence[Round], winners: Sequence[int], texts: Texts
) -> Highlight | None:
    """By what a single winner took the lead at last; None where they always had it, or had it only by the end.

    Who leads since the first of several rounds has always had it: the first point of a game decides nothing.
    """
    since = _in_front_since(rounds, winners)
    if len(winners) != 1 or since is None or not since.place:
        return None
    if len(rounds) > 1 and since.round == rounds[0].number:
        return None
    found = highlights.highlights(snapshot, [since.turn], texts)
    own = [each for each in found if each.seat in winners and each.points > 0]
    return max(own, key=lambda each: each.points, default=None)


def _in_front_since(rounds: Sequence[Round], winners: Sequence[int]) -> _Since | None:
    """The turn by which the winners came to the front in the first of those rounds after all of which they led.

    The first of several such turns: within this round others may have been ahead again for a while. None where the
    winners were not in front at the end of the last round.
    """
    behind = max((place for place, one in enumerate(rounds, 1) if leaders(one.after) != winners), default=0)
    if behind == len(rounds):
        return None
    number, turns = rounds[behind].number, rounds[behind].turns
    place = next(place for place, turn in enumerate(turns) if leaders(turn.after) == winners)
    return _Since(place + sum(len(one.turns) for one in rounds[:behind]), turns[place], number)


def _before(rounds: Sequence[Round], winners: Sequence[int]) -> str:
    """How the lead was after some rounds: `shared` by the winner at last, `lost` to others, or `never` theirs alone."""
    if rounds and leaders(rounds[-1].after) != winners and not _lost(rounds[-1].after, winners):
        return "shared"
    return "lost" if any(leaders(one.after) == winners for one in rounds) else "never"


def _lost(points: Sequence[int], winners: Sequence[int]) -> bool:
    """Whether somebody else has more points than one of the winners."""
    return max(points) > min(points[seat] for seat in winners)


def _stretches(snapshot: GameSnapshot, rounds: Sequence[Round], texts: Texts) -> Iterator[str]:
    """Who led, and after which rounds; behind them who did with what only the end brought, where that changed it."""
    after = [(one.number, leaders(one.after)) for one in rounds]
    for seats, together in groupby(after, key=lambda each: each[1]):
        numbers = [number for number, _ in together]
        until = numbers[-1] if len(numbers) > 1 else "same"
        yield texts("finale-lead", names=_named(snapshot, seats), count=len(seats), since=numbers[0], until=until)
    ended = leaders(snapshot.game.scores(snapshot.view(None)))
    if ended != after[-1][1]:
        yield texts("finale-lead-at-the-end", names=_named(snapshot, ended), count=len(ended))


def _named(snapshot: GameSnapshot, seats: Sequence[int]) -> str:
    return "/".join(snapshot.plain_names[seat] for seat in seats)
