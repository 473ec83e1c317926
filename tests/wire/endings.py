"""When the bot ends in a whole game, and what must be as it was when it is back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import cycle

from demo.stage import Stage
from demo.visitor import Json, words
from tests.wire.seat import Seat
from tests.wire.table import may_end
from tests.wire.whole_game import HANGUL, End, ended_and_begun

DRAFTED = re.compile(r"^(?:-# )?(\d+\. .*)", re.MULTILINE)  # in small letters where a phone has no room


class Endings:
    """Ends the bot inside a draft in each of these rounds (0 is the set-up) and once behind a turn from `behind` on.

    It is told to stop and killed in turn. `inside` counts by name in whose drafts it ended.
    """

    def __init__(self, here: Stage, people: Iterable[str], rounds: Iterable[int], behind: int) -> None:
        self.here = here
        self.due = list(rounds)
        self.behind = behind
        self.behind_a_turn = 1
        self.inside = Counter(dict.fromkeys(people, 0))
        self._ways = cycle((here.bot.stop, here.bot.kill))

    def next(self) -> End:
        """How the bot ends now."""
        return next(self._ways)

    async def after_a_press(self, seat: Seat, panel: Json) -> None:
        """End the bot inside a draft if it is time; what was drafted is still there."""
        rarest = self.inside[seat.person.name] <= min(self.inside.values())
        if not (self.due and self.due[0] <= seat.round and rarest and drafted(panel)):
            return
        self.due.pop(0)
        self.inside[seat.person.name] += 1
        assert drafted(await ended_and_begun(self.next(), self.here, seat)) == drafted(panel)

    async def after_a_turn(self, seat: Seat) -> None:
        """Kill the bot before it has told of everything."""
        if self.behind_a_turn and seat.round >= self.behind:
            self.behind_a_turn -= 1
            await ended_and_begun(self.here.bot.kill, self.here, seat)


def drafted(panel: Json) -> list[str]:
    """The lines of the draft in a panel that can be confirmed."""
    return DRAFTED.findall(words(panel)) if may_end(panel) else []


async def turn(seats: Sequence[Seat], endings: Endings) -> None:
    """Whoever is asked takes a turn in their language, then the public message has changed.

    Where nobody is named everybody looks: in a window nobody may know who is asked.
    """
    shown = seats[0].shown
    for seat in [seat for seat in seats if seat.asked] or seats:
        async for panel in seat.answers():
            said = words(panel).replace("민준", "")  # what he did stands in others' news
            assert bool(HANGUL.search(said)) is (seat.person.name == "minjun")
            await endings.after_a_press(seat, panel)
        await endings.after_a_turn(seat)
    if not seats[0].finished:
        await seats[0].changed_since(shown)
