"""What stands beside the moves since one's last one: what mattered in the round, and pictures of its battles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from bot.manifest.manifest import manifest
from bot.manifest.weight import Weight
from bot.pictures import requests
from bot.pictures.requests import ImageRequest
from bot.store.rows import MoveRow
from bot.table.course.rounds import round_begun
from bot.table.game.jumps import effective_moves
from bot.table.game.snapshot import GameSnapshot
from bot.ui.kit.controls import Control, button, primary
from bot.ui.kit.ids import Call
from bot.words.labels import Labels
from bot.words.posts.lines import Teller
from bot.words.posts.said import STAR
from bot.words.texts import Texts

RECENT = 120  # moves that are looked back at
MOST = 3  # turning points that are told, the last ones
REPORTS = 3  # of which a picture is offered


@dataclass(frozen=True, slots=True)
class Beside:
    """What mattered in a round, of `moves`, as a `seat` may know it (None is an onlooker)."""

    snapshot: GameSnapshot
    seat: int | None
    moves: Sequence[MoveRow]

    def lines(self, texts: Texts) -> list[str]:
        """Its turning points, the last of them, a line each: of a battle how it ended; what hurts the seat first."""
        teller = Teller(self.snapshot, texts, self.seat)
        turning = [line for line in teller.lines(self.moves) if line.weight is Weight.TURNING_POINT]
        hurting = sorted(filter(teller.harm, turning), key=teller.harm, reverse=True)[:MOST]
        others = [line for line in turning if not teller.harm(line)]
        room = max(0, len(others) - MOST + len(hurting))
        kept = [*hurting, *others[room:]]
        told = [[words for words in teller.words(line) if words.startswith(STAR)][-1:] for line in kept]
        return [*chain(*told)]

    def pictures(self) -> dict[str, ImageRequest]:
        """Pictures of its battles by where they were, in the order they were fought, the last of them."""
        game = manifest(self.snapshot.row.kind)
        if self.snapshot.state is None:
            return {}
        events = requests.events_of(self.moves, self.seat)
        shown = [each for each in game.telling.shows([event for _, event in events]) if each.what in game.panels.told]
        found = dict[str, ImageRequest]()
        for each in shown:
            told = replace(each.options, events=events)
            wanted = requests.request(self.snapshot, each.what, self.seat, None, told)
            if wanted and told.tile:
                found[told.tile] = wanted
        return dict([*found.items()][-REPORTS:])

    def ways(self, texts: Texts, here: str = "") -> list[Control]:
        """A button for each of those pictures, that which is shown now off, and the way back to the board."""
        id, labels = self.snapshot.row.id, Labels(texts, self.snapshot.row.kind, self.snapshot.plain_names)
        tiles = self.pictures()
        found = [
            button(
                texts("ui-since-report", place=labels.name(tile)),
                Call("since", id, 0, (tile,)),
                primary(when=tile == here),
                off=tile == here,
            )
            for tile in tiles
        ]
        return [button(texts("ui-since-board"), Call("since", id)), *found] if here in tiles else found


def beside(snapshot: GameSnapshot, seat: int | None, log: Sequence[MoveRow], since: Sequence[MoveRow]) -> Beside:
    """What mattered since the round began in which one moved last: of the last moves of a `log`.

    `since` are those after that move. Whoever had to answer in between, such as a vote, missed what stood before it.
    """
    counting = effective_moves(log)
    before = [move for move in counting if not since or move.seq < since[0].seq]
    begun = max((move.seq for move in before if round_begun(move)), default=0)
    return Beside(snapshot, seat, [move for move in counting if move.seq >= begun])
