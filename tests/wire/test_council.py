"""Six vote on agendas of Twilight Imperium, in both languages: one is replaced, a rider pays, a tie is broken.

The bot ends before each answer in each window.
"""

from __future__ import annotations

from contextlib import AsyncExitStack
from itertools import cycle
from pathlib import Path
from random import Random

from bot.words.texts import Texts
from demo.stage import Stage
from demo.visitor import Json, controls, visit
from rules.ti4.state import State
from tests.prepared_bot import unpainted_stage
from tests.ti4.kit import Table as Laid
from tests.wire.laid_out import laid_out, state_of
from tests.wire.seat import Seat
from tests.wire.table import confirmed, may_end, relax_limits, verb
from tests.wire.whole_game import all_sent, complaints, ended_and_begun, opened

PEOPLE = ("ada", "minjun", "kofi")
SIX = ("sol", "hacan", "xxcha", "letnev", "jolnar", "winnu")
FIRST, SECOND = "mutiny", "economic-equality"
VETO, RIDER = "veto.1", "trade-rider.1"
THIBAH, TARMANN = ("21", "thibah"), ("22", "tarmann")  # one vote each


def position(ada: int, minjun: int, kofi: int) -> State:
    """An agenda lies open; Ada has a Veto, Minjun a rider, Kofi is the speaker, and two planets can vote."""
    table = Laid(*SIX)
    for place, (tile, _), seat in (("203", THIBAH, ada), ("204", TARMANN, kofi)):
        table.lay(place, tile, seat)
    for system in table.state.galaxy.values():
        for planet in system.planets:
            planet.exhausted = planet.id not in (THIBAH[1], TARMANN[1])
    table.deal_cards(ada, VETO)
    table.deal_cards(minjun, RIDER)
    table.state.speaker = kofi
    table.put_on_top(SECOND)
    table.lay_open(FIRST)
    return table.state


class Voters:
    """Those who vote, and the bot that ends before each of their answers."""

    def __init__(self, here: Stage, seats: list[Seat]) -> None:
        self.here = here
        self.seats = dict(zip(PEOPLE, seats, strict=True))
        self.ends = cycle((here.bot.stop, here.bot.kill))

    async def said(self, name: str, *answer: str) -> None:
        """The bot ends and begins, and a person says this of what is asked."""
        seat = self.seats[name]
        panel = await ended_and_begun(next(self.ends), self.here, seat)
        if answer:
            *outcomes, last = answer
            for outcome in outcomes:  # under which the planets stand
                heading = next(each for each in controls(panel) if verb(each) == "open" and _has(each, outcome))
                panel = await seat.press(panel, heading["custom_id"], *([outcome] if each_option(heading) else ()))
            menu = next(each for each in controls(panel) if verb(each) in ("choose", "pick") and _has(each, last))
            values = (last,) if each_option(menu) else ()
            panel = await seat.press(panel, menu["custom_id"], *values)
        else:
            nothing = next(each for each in controls(panel) if each.get("label") in ("Nothing", "없음"))
            panel = await seat.press(panel, nothing["custom_id"])
        if may_end(panel):
            await confirmed(seat.press, panel)


def each_option(menu: Json) -> list[str]:
    """The values of a menu; none of a button."""
    return [each["value"] for each in menu.get("options", [])]


def _has(each: Json, word: str) -> bool:
    return word in each_option(each) or f"/{word}" in each["custom_id"]


async def test_an_agenda_is_replaced_predicted_and_tied_and_the_bot_ends_in_each_window(tmp_path: Path) -> None:
    db = tmp_path / "orrery.db"
    async with unpainted_stage(tmp_path, db, ORRERY_SEED="c") as here, AsyncExitStack() as visits:
        relax_limits(here.world)
        await here.bot.start()
        people = [await visits.enter_async_context(visit(here.url, name)) for name in PEOPLE]
        await people[0].met()
        game_id, status = await opened(people, "ti4", 3, both=True)
        await here.bot.stop()
        minjun = (await laid_out(db, game_id, [int(each.user_id) for each in people], position))[1]
        await here.bot.start()
        voters = Voters(here, [Seat(person, status, Random(0)) for person in people])
        await voters.said("ada", VETO)
        await voters.said("minjun")
        await voters.said("kofi")
        await voters.said("minjun")  # whoever holds a card could cancel the Veto
        assert (await state_of(db, game_id)).agenda == SECOND
        await voters.said("ada", "vote:for", f"exhaust:{THIBAH[1]}")
        await voters.said("minjun", f"{RIDER}:for")
        await voters.said("kofi", "vote:against", f"exhaust:{TARMANN[1]}")
        await voters.said("kofi", "for")  # the tie
        await all_sent(db, game_id)
        state = await state_of(db, game_id)
        assert (state.agenda, state.players[minjun].trade_goods) == ("", 5 + 5)
        public = [each for each in here.world.log if each["op"] == "create" and each["seen_by"] is None]
        posts = "\n".join(each["content"] or "" for each in public)
        for texts in (Texts("en"), Texts("ko")):
            for said in ("veto", "trade-rider", SECOND):  # what lay there before the bot came back nobody told of
                assert texts(f"ti4-name-{said}") in posts
        assert complaints(here) == []
        assert '"level": "error"' not in here.bot.log.read_text("utf-8")
