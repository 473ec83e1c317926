"""Questions beside the turns: deals that wait for nobody, and windows in which nobody is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.agents.easy import EasyAgent
from bot.errors import Refusal
from bot.manifest.manifest import MANIFESTS, Manifest
from bot.post.announcer import Announcer
from bot.store.rows import OutboxRow, WaitRow
from bot.table.course.feed import fed
from bot.table.game.snapshot import GameSnapshot, Panel, Person
from bot.table.game.waits import HOUR, TOGETHER, WINDOW_HOURS
from bot.table.table import Table
from bot.ui.kit.ids import Call
from bot.ui.lobby import public_message, status_view
from bot.ui.panel import panel_view
from bot.ui.panel.navigation import START, Nav, onward, open_question
from bot.words.texts import Texts
from rules import games
from rules.core.decisions import Answer, Decision
from tests.bot.conftest import ANN, BEN, CAT, Clock
from tests.bot.test_announce import Server
from tests.toys.parley import State


class Parley:
    """Three people at a table: the first begins, the second alone could stop a strike."""

    def __init__(self, table: Table, snapshot: GameSnapshot) -> None:
        self.table, self.id = table, snapshot.row.id
        self.people = [next(who for who in (ANN, BEN, CAT) if who.user_id == seat.person) for seat in snapshot.seats]
        self.first, self.second, self.third = self.people
        self.keys = iter(range(10_000))

    async def snapshot(self) -> GameSnapshot:
        return await self.table.games.snapshot(self.id)

    async def panel(self, who: Person) -> Panel:
        return await self.table.turns.panel(self.id, who.user_id)

    async def press(self, who: Person, kind: str, *answer: str) -> Panel:
        seq = (await self.panel(who)).panel_revision
        return await self.table.turns.press(self.id, who.user_id, seq, kind, [answer], f"k{next(self.keys)}")

    async def confirm(self, who: Person) -> Panel:
        seq = (await self.panel(who)).panel_revision
        return await self.table.turns.confirm(self.id, who.user_id, seq, f"k{next(self.keys)}")

    async def propose(self, who: Person, partner: Person, *terms: str) -> Panel:
        await self.press(who, "deal", f"with:{self.people.index(partner) + 1}")
        return await self.press(who, "terms", *terms)

    async def strike(self) -> None:
        """The first strikes the third, and a window opens."""
        await self.press(self.first, "turn", "strike.1:3")
        await self.confirm(self.first)

    async def posts(self, kind: str) -> list[OutboxRow]:
        async with self.table.transactions.read() as rows:
            return [row for row in await rows.some(OutboxRow, game_id=self.id) if row.kind == kind]

    async def blind(self) -> list[WaitRow]:
        return [wait for wait in (await self.snapshot()).waits if wait.blind]

    async def public(self) -> tuple[object, ...]:
        """All that others could see: the message, its revision, what is posted to all, and who is asked."""
        snapshot = await self.snapshot()
        shown = str(public_message.view(snapshot, [Texts("en")]).to_components())
        async with self.table.transactions.read() as rows:
            posted = [row for row in await rows.some(OutboxRow, game_id=self.id) if "user" not in row.payload]
        return shown, snapshot.row.rev, posted, [seat.seat for seat in snapshot.asked]


@pytest.fixture
async def parley(table: Table, monkeypatch: pytest.MonkeyPatch) -> Parley:
    return Parley(table, await table.lobby.start(await in_lobby(table, monkeypatch), ANN.user_id, "p"))


async def in_lobby(table: Table, monkeypatch: pytest.MonkeyPatch) -> str:
    """The table of the three before its start."""
    monkeypatch.setitem(games.MODULES, "parley", "tests.toys.parley")
    row = await table.lobby.create("parley", 1, 2, ANN, "en")
    for guest in (BEN, CAT):
        await table.lobby.join(row.id, guest)
    await table.lobby.set_option(row.id, ANN.user_id, "hands", "laid-out")
    return row.id


async def lines(parley: Parley) -> list[tuple[str, str]]:
    return [(move.line, move.how) for move in await parley.table.games.log(parley.id)]


async def waits_for(parley: Parley, who: Person) -> bool:
    """Whether the list of somebody's games says that they owe an answer, and the count of those games too."""
    (listed,) = await parley.table.games.of_person(who.user_id)
    assert await parley.table.games.waiting(who.user_id) == listed.waits_for(who.user_id)
    return listed.waits_for(who.user_id)


async def test_nobody_waits_for_an_optional_question(parley: Parley) -> None:
    snapshot = await parley.snapshot()
    assert [seat.seat for seat in snapshot.asked] == [0]
    assert await waits_for(parley, parley.first)
    assert not await waits_for(parley, parley.third)
    panel = await parley.panel(parley.third)
    assert [question.kind for question in panel.questions] == ["deal"]
    assert (panel.unanswered, panel.confirmable) == ((), False)
    assert [snapshot.since(seat.seat) is None for seat in snapshot.seats] == [False, True, True]


async def test_a_computer_offers_what_nobody_waits_for(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, though it is asked again and again; the turn of a person stays theirs."""

    def volunteer(agent: EasyAgent, game_id: str, see: Callable[[], State], question: Decision) -> Answer | None:
        asked, view = question.kind, see()
        if asked == "deal":
            partner = next(seat for seat in range(3) if seat != question.seat)
            return None if view.deals else (f"with:{partner + 1}",)
        return ("give=1",) if asked == "terms" else None

    monkeypatch.setattr(EasyAgent, "volunteer", volunteer)
    monkeypatch.setitem(games.MODULES, "parley", "tests.toys.parley")
    row = await table.lobby.create("parley", 1, 2, ANN, "en")
    await table.lobby.join(row.id, BEN)
    await table.lobby.add_agent(row.id, ANN.user_id)
    snapshot = await table.lobby.start(row.id, ANN.user_id, "beside")
    computer = next(seat.seat for seat in snapshot.seats if seat.agent)
    assert computer not in [seat.seat for seat in snapshot.asked]
    assert await table.computers.play_turn(row.id)
    assert not await table.computers.play_turn(row.id)
    after = await table.games.snapshot(row.id)
    assert [deal.parties[0] for deal in after.state.deals] == [computer]
    assert [move.how for move in await table.games.log(row.id)] == ["agent", "agent"]


async def test_an_answer_aside_counts_at_once_and_the_draft_stays(parley: Parley) -> None:
    await parley.press(parley.first, "turn", "spend")
    await parley.propose(parley.first, parley.third, "give=1")
    panel = await parley.panel(parley.first)
    assert [str(drafted.move) for drafted in panel.draft_moves] == ["p1 turn spend"]
    assert await lines(parley) == [("p1 deal with:3", "person"), ("p1 terms give=1", "person")]
    assert panel.confirmable
    await parley.confirm(parley.first)
    assert ("p1 turn spend", "person") in await lines(parley)


async def test_of_a_draft_stays_what_still_fits(parley: Parley) -> None:
    await parley.propose(parley.third, parley.first, "want=2")
    await parley.press(parley.first, "turn", "spend")
    panel = await parley.press(parley.first, "offers", "accept:1")
    assert (panel.draft_moves, panel.dropped, panel.committed) == ((), True, True)
    assert (await parley.snapshot()).state.players[0].coins == 1


async def test_an_offer_never_keeps_a_turn_from_being_confirmed_and_calls_who_is_asked_already(parley: Parley) -> None:
    await parley.propose(parley.third, parley.first, "give=1")
    called = [row.payload["asked"] for row in await parley.posts("turn")]
    assert called[-1] == [0]
    panel = await parley.panel(parley.first)
    assert {question.kind for question in panel.unanswered} == {"turn", "offers"}
    assert panel.confirmable
    await parley.confirm(parley.first)
    assert [seat.seat for seat in (await parley.snapshot()).asked] == [1]


@pytest.mark.parametrize(("later", "pings"), [(TOGETHER - 1, 1), (TOGETHER, 2)])
async def test_who_was_called_just_now_is_not_called_for_an_offer_besides(
    parley: Parley, clock: Clock, later: int, pings: int
) -> None:
    """A turn and the offer that a computer makes in it, seconds later, pinged the same person twice."""
    server = Server()
    announcer, who = Announcer(parley.table, server), parley.first.user_id
    await announcer.deliver(parley.id)
    clock.time += later
    await parley.propose(parley.third, parley.first, "give=1")
    await announcer.deliver(parley.id)
    notes = [*server.notes.values()]
    assert [note.calls for note in notes].count((who,)) == pings
    assert f"<@{who}>: your move" in notes[-1].text  # it says so in any case
    waits = [wait for wait in (await parley.snapshot()).waits if wait.seat == 0 and wait.awaited]
    assert {wait.kind for wait in waits} == {"turn", "offers"}
    assert all(wait.called_at for wait in waits)


async def test_terms_are_for_the_eyes_of_both_parties(parley: Parley) -> None:
    await parley.propose(parley.third, parley.first, "give=1")
    snapshot = await parley.snapshot()
    assert [snapshot.view(seat).deals[0].terms for seat in (0, 2)] == [["give=1"]] * 2
    assert [snapshot.view(seat).deals[0].terms for seat in (1, None)] == [["?"]] * 2


async def test_typed_answers_go_beside_the_draft_too(parley: Parley) -> None:
    typed = ["spend", "deal with:2", "terms give=1"]
    act = parley.table.turns.act
    panel = await act(parley.id, parley.first.user_id, typed, confirm=False, key="typed")
    assert [str(drafted.move) for drafted in panel.draft_moves] == ["p1 turn spend"]
    assert [line for line, _ in await lines(parley)] == ["p1 deal with:2", "p1 terms give=1"]


async def test_a_window_names_nobody(parley: Parley) -> None:
    await parley.strike()
    snapshot = await parley.snapshot()
    assert (snapshot.asked, snapshot.answered, snapshot.window) == ([], [], True)
    assert all(snapshot.since(seat.seat) is None for seat in snapshot.seats)
    said = str(public_message.view(snapshot, [Texts("en")]).to_components())
    assert f"<t:{snapshot.window_ends}:R>" in said
    assert not any(who.name in said.split("window closes")[0] for who in (parley.second, parley.third))
    waited = [await waits_for(parley, who) for who in (parley.first, parley.second, parley.third)]
    assert waited == [False, True, True]


async def test_a_window_in_which_only_computers_can_be_asked_has_no_end_to_wait_for(parley: Parley) -> None:
    """They answer at once; of several people nobody may know who is asked."""
    await parley.strike()
    snapshot, texts = await parley.snapshot(), Texts("en")
    people = {who: next(seat.seat for seat in snapshot.seats if seat.person == who.user_id) for who in parley.people}

    def played_by(*who: Person) -> GameSnapshot:
        """The same with computers in the other seats."""
        kept = {people[each] for each in who}
        seats = (seat if seat.seat in kept else replace(seat, user_id=None, agent="easy") for seat in snapshot.seats)
        return replace(snapshot, seats=tuple(seats))

    for table, ends in (
        (played_by(parley.first), None),
        (played_by(parley.second), snapshot.window_ends),
        (played_by(parley.first, parley.third), snapshot.window_ends),
    ):
        assert table.window_told == ends
        status = [*status_view.who_is_waited_for(table, texts)]
        assert status == [texts("ui-window", ends=f"<t:{ends}:R>") if ends else texts("ui-window-computers")]
    panel = replace(await parley.panel(parley.first), snapshot=played_by(parley.first), questions=())
    assert texts("ui-window-computers") in str(panel_view.view(panel, texts).to_components())


async def test_an_answer_in_a_window_leaves_no_public_trace(parley: Parley) -> None:
    await parley.strike()
    before = await parley.public()
    panel = await parley.press(parley.second, "react", "block.1")
    assert panel.given == {"react": ("block.1",)}
    assert await parley.public() == before
    await parley.press(parley.second, "react", "pass")
    assert await parley.public() == before


async def test_who_has_a_choice_and_no_order_is_told_in_private(parley: Parley) -> None:
    await parley.strike()
    assert [row.payload["user"] for row in await parley.posts("window")] == [parley.second.user_id]


async def test_who_has_an_order_for_the_window_is_not_told(parley: Parley) -> None:
    await parley.table.orders.give(parley.id, parley.second.user_id, "react", "block")
    await parley.strike()
    assert await parley.posts("window") == []


async def test_programs_do_not_read_who_is_asked_in_a_window(parley: Parley) -> None:
    before = fed(await parley.snapshot(), [], "Table")
    assert [wait["seat"] for wait in before["waits_for"]] == [0]
    await parley.strike()
    assert await parley.blind()
    assert fed(await parley.snapshot(), [], "Table")["waits_for"] == []


async def test_orders_and_defaults_answer_when_the_time_is_up(parley: Parley, clock: Clock) -> None:
    await parley.table.orders.give(parley.id, parley.second.user_id, "react", "block")
    await parley.strike()
    seq = (await parley.snapshot()).row.seq
    clock.time += WINDOW_HOURS * HOUR - 1
    await parley.table.reminders.write_due()
    assert (await parley.snapshot()).row.seq == seq
    clock.time += 1
    await parley.table.reminders.write_due()
    snapshot = await parley.snapshot()
    assert [row.line for row in await parley.table.games.log(parley.id, seq)] == ["p2 react block.1", "p3 react pass"]
    assert (snapshot.window, snapshot.window_ends, await parley.blind()) == (False, None, [])
    assert snapshot.state.players[2].points == 2
    assert [seat.seat for seat in snapshot.asked] == [0]
    assert await parley.posts("remind") == []


async def test_a_window_that_closes_early_leaves_no_clock(parley: Parley, clock: Clock) -> None:
    await parley.strike()
    assert await parley.blind()
    await parley.press(parley.second, "react", "pass")
    await parley.press(parley.third, "react", "pass")
    assert await parley.blind() == []
    clock.time += WINDOW_HOURS * HOUR
    seq = (await parley.snapshot()).row.seq
    await parley.table.reminders.write_due()
    assert (await parley.snapshot()).row.seq == seq


async def test_a_table_chooses_how_long_windows_of_a_kind_are(
    table: Table, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await in_lobby(table, monkeypatch)
    monkeypatch.setitem(MANIFESTS, "parley", Manifest(windows={"react": 12}))
    with pytest.raises(Refusal, match="not-owner"):
        await table.lobby.choose_window(lobby, BEN.user_id, "react", 2)
    for kind, hours in (("react", 5), ("turn", 2)):
        with pytest.raises(Refusal, match="stale"):
            await table.lobby.choose_window(lobby, ANN.user_id, kind, hours)
    await table.lobby.choose_window(lobby, ANN.user_id, "react", 2)
    parley = Parley(table, await table.lobby.start(lobby, ANN.user_id, "p"))
    await parley.strike()
    assert (await parley.snapshot()).window_ends == clock.time + 2 * HOUR
    clock.time += 2 * HOUR
    await table.reminders.write_due()
    assert not (await parley.snapshot()).window


async def test_without_a_choice_windows_are_as_long_as_the_game_says(
    parley: Parley, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MANIFESTS, "parley", Manifest(windows={"react": 12}))
    await parley.strike()
    assert (await parley.snapshot()).window_ends == clock.time + 12 * HOUR


async def test_a_second_window_has_a_time_of_its_own(parley: Parley, clock: Clock) -> None:
    await parley.strike()
    clock.time += HOUR
    for who in (parley.second, parley.third):
        await parley.press(who, "react", "pass")
    clock.time += HOUR
    await parley.press(parley.first, "turn", "strike.2:2")
    await parley.confirm(parley.first)
    assert (await parley.snapshot()).window_ends == clock.time + WINDOW_HOURS * HOUR


async def test_a_table_that_waives_openly_waits_for_no_clock(parley: Parley) -> None:
    for who in (parley.second, parley.third):
        await parley.table.orders.give(parley.id, who.user_id, "react", "pass")
    await parley.strike()
    assert not (await parley.snapshot()).window
    assert [how for line, how in await lines(parley) if "react" in line] == ["order", "order"]


async def test_a_reaction_does_not_commit_a_draft_or_stand_in_its_way(parley: Parley) -> None:
    await parley.strike()
    await parley.press(parley.second, "deal", "none")
    panel = await parley.panel(parley.second)
    assert [question.kind for question in panel.unanswered] == ["react"]
    assert not panel.undoable
    with pytest.raises(Refusal, match="undo-nothing"):
        await parley.table.undo.last_turn(parley.id, parley.first.user_id)


async def test_an_order_that_means_nothing_to_a_hand_cannot_be_left(parley: Parley) -> None:
    with pytest.raises(Refusal, match="order-unknown"):
        await parley.table.orders.give(parley.id, parley.third.user_id, "react", "block")


@pytest.mark.parametrize("locale", ["en", "ko"])
async def test_panels_say_how_it_stands_with_an_answer(parley: Parley, locale: str) -> None:
    texts = Texts(locale)
    panel = await parley.panel(parley.third)
    optional = texts("ui-optional-aside").removeprefix("-# ")
    assert optional in str(panel_view.view(panel, texts, Nav("deal")).to_components())
    waiting = str(panel_view.view(panel, texts).to_components())
    assert (optional in waiting, texts("ui-waiting", names="").splitlines()[0] in waiting) == (False, True)
    assert str(Call("open", parley.id, panel.panel_revision, ("deal",))) in waiting
    await parley.strike()
    snapshot = await parley.snapshot()
    said = str(panel_view.view(await parley.panel(parley.second), texts).to_components())
    assert f"<t:{snapshot.window_ends}:R>" in said


async def test_an_answer_beside_the_turn_opens_what_it_leads_to(
    parley: Parley, monkeypatch: pytest.MonkeyPatch
) -> None:
    panels = replace(MANIFESTS["parley"].panels, led_to=("terms",))
    monkeypatch.setitem(MANIFESTS, "parley", replace(MANIFESTS["parley"], panels=panels))
    before = (await parley.panel(parley.first)).questions
    partner = f"with:{parley.people.index(parley.third) + 1}"
    chosen = await parley.press(parley.first, "deal", partner)
    assert onward(chosen, before, "deal") == Nav("terms")
    proposed = await parley.press(parley.first, "terms", "give=1")
    assert onward(proposed, chosen.questions, "terms") == START  # and not to the desk, where the next deal would begin


async def test_an_answer_of_the_turn_does_not_open_a_deal_that_lies_open(
    parley: Parley, monkeypatch: pytest.MonkeyPatch
) -> None:
    panels = replace(MANIFESTS["parley"].panels, led_to=("terms",))
    monkeypatch.setitem(MANIFESTS, "parley", replace(MANIFESTS["parley"], panels=panels))
    before = await parley.press(parley.first, "deal", f"with:{parley.people.index(parley.third) + 1}")
    drafted = await parley.press(parley.first, "turn", "spend")
    assert onward(drafted, before.questions, "turn") == START


@pytest.mark.parametrize("locale", ["en", "ko"])
async def test_a_complete_turn_is_only_to_be_confirmed(parley: Parley, locale: str) -> None:
    texts = Texts(locale)
    panel = await parley.press(parley.first, "turn", "strike.1:3")
    assert (panel.confirmable, panel.unanswered) == (True, ())
    assert open_question(panel, START) is None
    shown = str(panel_view.view(panel, texts).to_components())
    assert texts("ui-to-confirm") in shown
    assert f"o1:open:{parley.id}:{panel.panel_revision}:deal" in shown  # the way to what is open beside it
    assert texts("ui-aside", draft=1) not in shown
    beside = str(panel_view.view(panel, texts, Nav("deal")).to_components())
    assert texts("ui-back-turn") in beside


async def test_an_offer_stands_behind_its_button_while_there_is_a_draft(parley: Parley) -> None:
    """*Confirm* stood among the answers to the offer: nobody knew whether it took the offer or ended the turn."""
    texts = Texts("en")
    await parley.propose(parley.third, parley.first, "give=1")
    alone = await parley.panel(parley.first)
    panel = await parley.press(parley.first, "turn", "strike.1:3")
    assert (panel.confirmable, open_question(panel, START)) == (True, None)
    shown = str(panel_view.view(panel, texts).to_components())
    assert "o1:confirm:" in shown
    assert f"o1:open:{parley.id}:{panel.panel_revision}:offers" in shown
    assert "o1:pick:" not in shown
    offers = str(panel_view.view(panel, texts, Nav("offers")).to_components())
    assert "o1:pick:" in offers
    assert texts("ui-back-turn") in offers
    assert texts("ui-aside", draft=1).removeprefix("-# ") in offers
    assert not [verb for verb in ("confirm", "back", "discard", "give-up") if f"o1:{verb}:" in offers]
    told = str(panel_view.view(alone, texts, Nav("offers")).to_components())
    assert texts("ui-aside", draft=0).removeprefix("-# ") in told


async def test_who_was_told_in_private_reads_that_the_window_has_closed(parley: Parley) -> None:
    """Direct messages said for good that a window closes in 11 hours, and led nowhere."""
    await parley.strike()
    server = Server()
    await Announcer(parley.table, server).deliver(parley.id)
    ((_, told),) = [each for each in server.told if "window closes" in each[1].text]
    assert told.next_game
    assert told.text.endswith(f"<#{(await parley.snapshot()).row.thread_id}>")
    for who in (parley.second, parley.third):
        await parley.press(who, "react", "pass")
    await Announcer(parley.table, server).deliver(parley.id)
    closed = server.amended[-1][1]
    assert "window has closed" in closed.text
    assert (closed.next_game, closed.stands) == (False, ())
