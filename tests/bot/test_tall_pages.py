"""Pages of words and controls are no taller than a phone, in either language: reckoned, and not painted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from random import Random

import pytest
from discord import ui

from bot.manifest.manifest import itself, manifest
from bot.pictures import requests
from bot.pictures.requests import ImageRequest
from bot.store.deed_rows import VoteRow
from bot.store.lobby_rows import GuestRow, QueueRow
from bot.store.personal_rows import NotebookRow, PlanRow, PromiseRow
from bot.store.rows import PrefsRow
from bot.table.course.replay import Moment, Steps
from bot.table.drafts.drafts import confirmable, draft_move, panel_of
from bot.table.game.change import Acted
from bot.table.game.names import LONGEST
from bot.table.game.roles import Actor
from bot.table.game.run import begin
from bot.table.game.seated import ListedGame
from bot.table.game.snapshot import GameSnapshot, Panel
from bot.table.people.hand_overs import HandOver
from bot.table.plans.notebook import Notes
from bot.table.plans.plans import Planning, plan_of
from bot.table.seating.choosing import counts
from bot.table.seating.foreseen import foreseen
from bot.table.waiting.ledger import followed
from bot.ui.boards import board_views, replay_view
from bot.ui.care import help_view, privacy_view
from bot.ui.kit import way_back
from bot.ui.kit.controls import Row, rows
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Document, Picture, shown_pictures
from bot.ui.lobby import hub_view, lobby_view, votes_view
from bot.ui.lobby.options import options_view
from bot.ui.lobby.seat import seat_view
from bot.ui.lobby.seating import foreseen_view, guests_view, queue_view
from bot.ui.panel import meanwhile, panel_handlers, panel_pictures, panel_view, phone
from bot.ui.panel.advice import tips, unavailable
from bot.ui.panel.meanwhile import NOTHING, Reading, Worded, _fitting
from bot.ui.panel.navigation import START, Nav, open_question
from bot.ui.panel.orders import notebook, orders_view, promises
from bot.ui.panel.pages.pictured import Pictured
from bot.ui.panel.planning import plan_view
from bot.words.labels import Labels
from bot.words.posts.said import QUOTED
from bot.words.texts import LOCALES, Texts
from images.layout.fitting import lowered_height
from images.options import NO_OPTIONS
from images.render import GAMES
from rules import games
from rules.core.decisions import Decision, Illegal, Pick
from rules.core.game import Setup
from rules.core.play import Move
from testkit.playouts import playout
from tests.bot.snapshots import snapshot_of
from tests.bot.test_tips import guided, panels
from tests.flows.limits import walk

KINDS = tuple(games.MODULES)
MOST = 60  # pages of what is turned
EVERY = 12  # of so many kept positions one is looked at
STEPS, TRIES = 4, 12  # answers of a turn at least, where more are asked; and how often one is drawn
LONG_DRAFT = 8  # answers of one
OTHERS, OPENED = 2, 3  # games that wait beside the one that is looked at, and headings that are opened of a question
SEEN = 300  # px of a picture 1080 px wide
FUTURE = 10**10
LONG = "Whoever takes the sector beside mine gets it back from me with everything that stands there, and more. "
VOTES: Sequence[tuple[str, Mapping[str, str | int]]] = (
    *(("pause", {}), ("clock", {"clock": "relaxed"}), ("decided", {}), ("end", {}), ("substitute", {"seat": 1})),
    *(("house-rule", {"rule": LONG[:90]}), ("clock", {"clock": "daily"})),
)
TIP = "💡"
BOTH = Steps(1, 2, 3)  # there is a round, turn and move before and after


def back(texts: Texts) -> list[Row]:
    return rows([way_back.to(Call("home", "abc123"), texts)])


def tall(view: ui.LayoutView, pictures: Sequence[Picture] = ()) -> None:
    """Fail for a message that is taller than a phone."""
    said = [part.get("content") or part.get("label") or part.get("placeholder") for part in walk(view.to_components())]
    assert phone.height(view, pictures) <= phone.MOST, (phone.height(view, pictures), list(filter(None, said)))


def pages(way: Callable[[int], ui.LayoutView]) -> Iterator[ui.LayoutView]:
    """Every page of what is turned by ▶."""
    for number in range(MOST):
        shown = way(number)
        yield shown
        turning = [part for part in walk(shown.to_components()) if part.get("label") == "▶"]
        if not turning or turning[0]["disabled"]:
            return
    raise AssertionError("no end")


def leaves_room(page: Pictured) -> None:
    """A picture as tall as a page leaves it room for fits, and that is enough to see something."""
    assert page.room >= SEEN, page.room
    picture = Picture("a.jpg", b"", "", phone.PICTURE, page.room)
    tall(page.view([picture]), [picture])


def why(panel: Panel, question: Decision, texts: Texts) -> Iterator[ui.LayoutView]:
    """All pages of what cannot be chosen, under all headings."""
    found = unavailable.reasons(panel, question)
    for group in (None, *dict.fromkeys(each.option.group or unavailable.REST for each in found)):
        nav = Nav(question.kind, group)
        yield from pages(lambda page: unavailable.view(panel, texts, question, replace(nav, page=page), back(texts)))  # noqa: B023  # at once


def arranged(panel: Panel, texts: Texts) -> Iterator[ui.LayoutView]:
    """Standing orders, the notebook, promises, votes and one's own seat."""
    snapshot, user, below = panel.snapshot, panel.seat + 1, back(texts)
    for orders in (orders_view.Shown(), orders_view.Shown(always=True)):
        yield from pages(lambda page: orders_view.view(panel, texts, {}, replace(orders, page=page), below))  # noqa: B023  # at once
    for question in panel.questions:
        yield orders_view.view(panel, texts, {}, orders_view.Shown(kind=question.kind), below)
    yield seat_view.view(snapshot, texts, user, back=below)
    notes = Notes(
        snapshot, tuple(NotebookRow("abc123", user, seq, LONG * 3, 1) for seq in range(12)), (), may_write=True
    )
    yield from pages(lambda page: notebook.view(notes, texts, below, page))
    promised = replace(snapshot, promises=[PromiseRow("abc123", number, 0, 1, LONG, 1, 1) for number in range(1, 12)])
    if manifest(snapshot.row.kind).promises:
        yield from pages(lambda page: promises.view(promised, 0, texts, below, page))
    votes = [
        VoteRow("abc123", number, about, dict(facts), 1, 1, 9, (user,), {})
        for number, (about, facts) in enumerate(VOTES)
    ]
    yield from pages(lambda page: votes_view.view(snapshot, votes, texts, user, below, "", page))


def plans(panel: Panel, texts: Texts) -> Iterator[tuple[Pictured, ImageRequest | None]]:
    """What each seat may plan, with each of the questions open, and the picture of that."""
    for seat in range(len(panel.snapshot.seats)):
        plan = plan_of(panel_of(panel.snapshot, seat, begin(panel.snapshot)))
        if plan.turn or plan.listed:
            navs = (START, *(Nav(plan_view.short(name)) for name in plan.asked))
            for nav in navs:
                yield plan_view.page(plan, texts, nav, "", back(texts)), plan_view.picture(plan, nav)


def plans_step_by_step(panel: Panel, rng: Random) -> Iterator[Planning]:
    """A plan that grows by whatever is drawn of its choices, of the first seat that can plan a turn."""
    for seat in range(len(panel.snapshot.seats)):
        snapshot, lines = panel.snapshot, tuple[str, ...]()
        for _ in range(STEPS):
            row = PlanRow(snapshot.row.id, seat, lines, filed=len(lines))
            plan = plan_of(panel_of(replace(snapshot, plans={seat: row}), seat, begin(snapshot)))
            if plan.turn is None:
                break
            yield plan
            picks = [(question.kind, question.ask) for question in plan.turn.questions]
            words = [
                (kind, option.word)
                for kind, ask in picks
                if isinstance(ask, Pick) and ask.most == 1 and not ask.offers
                for option in ask.options
            ]
            if plan.at_once or not words:
                return
            kind, word = rng.choice(words)
            lines = (*plan.row.lines, str(Move(seat, kind, (word,))))
        if lines:
            return


def in_words(panel: Panel, texts: Texts) -> Iterator[ui.LayoutView]:
    """All pages of all boards in words."""
    kind = panel.snapshot.row.kind
    for what in manifest(kind).boards.shared:
        if wanted := requests.board(panel.snapshot, what, panel.seat):
            lines = GAMES[kind][what].words(wanted.view, texts, wanted.options)
            yield from pages(partial(_words_of, texts, lines))


def _words_of(texts: Texts, lines: Sequence[str], page: int) -> ui.LayoutView:
    turn = partial(Call, "read", "abc123", 0)
    return board_views.words_view(texts, lines, lambda number: turn((str(number),)), page, back(texts))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_pages_beside_a_panel_are_no_taller_than_a_phone(kind: str, locale: str) -> None:
    """*Why can't I …?* was up to 1,045 px tall, orders 1,108, a plan 1,013, a seat that is handed over 1,173."""
    texts = Texts(locale)
    for number, panel in enumerate(islice(panels(kind), 0, None, EVERY)):
        for question in panel.questions:
            for shown in why(panel, question, texts):
                tall(shown)
        for page, wanted in plans(panel, texts):
            leaves_room(page)
            if wanted and not number:
                picture = pictured(wanted, texts, page.room)
                tall(page.view([picture]), [picture])
        leaves_room(seat_view.hand_over(HandOver(panel, None, None), texts, [LONG] * 8))
        if not number:
            for shown in (*arranged(panel, texts), *in_words(panel, texts)):
                tall(shown)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_plans_of_several_steps_are_no_taller_than_a_phone(kind: str, locale: str) -> None:
    """With an exploration that counts at once a plan was 862 px tall, with discs that move 1,022."""
    texts = Texts(locale)
    for number, panel in enumerate(islice(panels(kind), 0, None, EVERY // 2)):
        for plan in plans_step_by_step(panel, Random(number)):
            page, wanted = plan_view.page(plan, texts, START, "", back(texts)), plan_view.picture(plan, START)
            drawn = [pictured(wanted, texts, page.room)] if wanted else []
            shown = page.view(drawn)
            tall(shown, shown_pictures(shown, drawn))


@pytest.mark.parametrize("kind", KINDS)
def test_a_map_beside_a_turn_that_rests_gives_way_to_the_words(kind: str) -> None:
    """Whoever waited saw the whole map below what they had planned: 860 px."""
    for panel in islice(panels(kind), 0, None, EVERY):
        wanted = panel_pictures.about(panel, None)
        if wanted and wanted.what == manifest(kind).boards.main:
            whole, low = (pictured(wanted, Texts("en"), room).height for room in (0, 500))
            assert low <= 0.75 * whole


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_pages_before_a_game_are_no_taller_than_a_phone(kind: str, locale: str) -> None:
    """The rules in short were up to 1,578 px tall, a map 810."""
    texts, lobby = Texts(locale), next(panels(kind)).snapshot
    for shown in pages(lambda page: board_views.rules_view(kind, texts, page)):
        tall(shown)
    lobby = replace(lobby, state=None, pending=(), row=replace(lobby.row, status="lobby", owner_id=1, seq=0))
    for opened in ("", *(option.id for option in lobby.game.options)):
        tall(options_view.options_view(lobby, texts, 1, opened, feeds=True))
    waiting = [GuestRow("abc123", user, "Bartholomew", "en", 1) for user in range(9)]
    tall(guests_view.view(lobby, texts, 1, waiting, stuck=True))
    tall(lobby_view.private_view(lobby, texts, Actor(1, "Ann"), 9))
    leaves_room(foreseen_view.pictured(lobby, 2, texts, known=True))
    for shown in pages(lambda page: foreseen_view.in_words(lobby, 2, texts, [LONG] * 30, page)):
        tall(shown)


@pytest.mark.parametrize("kind", KINDS)
def test_maps_of_open_tables_are_no_taller_than_a_phone(kind: str) -> None:
    """With every number of players, and a name as long as any: that of an open table was 806 px tall."""
    boards, lobby = manifest(kind).boards, next(panels(kind)).snapshot
    row = replace(lobby.row, status="lobby", owner_id=1, seq=0, seed_given=True, name="W" * LONGEST)
    lobby = replace(lobby, state=None, pending=(), row=row, seats=lobby.seats[:1])
    for number, count in enumerate(counts(lobby) if boards.preview else ()):
        texts = Texts(LOCALES[number % len(LOCALES)])
        view = foreseen(lobby, count, boards.preview or itself)
        wanted = ImageRequest(kind, boards.main, view, NO_OPTIONS)
        page = foreseen_view.pictured(lobby, count, texts, known=True)
        picture = pictured(wanted, texts, page.room)
        tall(page.view([picture]), [picture])


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_about_no_table_are_no_taller_than_a_phone(locale: str) -> None:
    texts, counted = Texts(locale), {"games": 9, "living": 3, "opened": 1}
    for shown in pages(lambda page: privacy_view.view(counted, texts, page)):
        tall(shown)
    queued = [QueueRow(1, 1, kind, "Ann", "en", 1, True, (2, 3, 4), "daily", 0, True, 1, FUTURE) for kind in KINDS]
    tall(privacy_view.sure(counted, texts))
    tall(help_view.view(texts))
    for prefs in (PrefsRow(1), PrefsRow(1, next_up=True, hours_set=True, digest=8, remind_hours=48)):
        tall(hub_view.settings_view(prefs, texts, takes_over=True, moderates=True, hooks=True))
    tall(queue_view.view(queued, dict.fromkeys(KINDS, 3), 0, texts))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_hub_is_no_taller_than_a_phone_with_six_games_of_many_people(locale: str) -> None:
    """It was 865 px tall, and 810 with four games where the line *used /help* stood above it."""
    snapshots = [next(panels(kind)).snapshot for kind in (*KINDS, "eclipse")]
    listed = [
        ListedGame(
            replace(each.row, id=f"game{number:02}", round=3),
            tuple(replace(seat, name=f"Bartholomew {seat.seat}") for seat in each.seats),
            waits=followed(each.row, (), each.pending, Acted(), 1),
        )
        for number, each in enumerate(snapshots)
    ]
    ids = [each.row.id for each in listed]
    hub = hub_view.Hub(1, listed, (), planned=dict.fromkeys(ids, 1), votes=dict.fromkeys(ids, 2), queue=())
    for page in (0, 1):
        assert phone.height(hub_view.view(replace(hub, page=page), Texts(locale)), ()) <= phone.MOST - hub_view.SPARE


@pytest.mark.parametrize("locale", LOCALES)
def test_the_hub_is_no_taller_than_a_phone_where_each_game_asks_at_length(locale: str) -> None:
    """It was 832 px tall with three games and an open table: what is asked filled three lines of each."""
    texts, listed = Texts(locale), list[ListedGame]()
    for number, kind in enumerate((*KINDS, "eclipse")):
        found = (each.snapshot for each in panels(kind) if each.questions)
        snapshot = max(found, key=lambda each: len(_asks(each, texts)))
        row = replace(snapshot.row, id=f"game{number:02}", round=3, guided=True, name="Patient Shuttle")
        waits = [replace(each, until=FUTURE) for each in followed(row, (), snapshot.pending, Acted(), 1)]
        people = tuple(replace(seat, name=f"Bartholomew {seat.seat}") for seat in snapshot.seats)
        user = snapshot.pending[0].seat + 1
        people = tuple(replace(seat, user_id=1 if seat.user_id == user else seat.seat + 9) for seat in people)
        listed.append(ListedGame(row, people, waits=tuple(waits)))
    hub = hub_view.Hub(1, listed, (), queue=())
    assert hub.waiting == len(listed)
    for page in (0, 1):
        assert phone.height(hub_view.view(replace(hub, page=page), texts), ()) <= phone.MOST - hub_view.SPARE


def _asks(snapshot: GameSnapshot, texts: Texts) -> str:
    """What the first that is asked is asked."""
    return Labels(texts, snapshot.row.kind, snapshot.plain_names).ask(snapshot.pending[0])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rounds_of_a_game_are_no_taller_than_a_phone(locale: str) -> None:
    """They were 987 px tall."""
    texts, snapshot = Texts(locale), next(panels("race")).snapshot
    picture = Picture("rounds.webp", b"", "", phone.PICTURE, replay_view.room_of_rounds(snapshot, texts))
    tall(replay_view.rounds_view(snapshot, picture, Document("rounds.html", b""), texts), [picture])


@pytest.mark.parametrize("kind", KINDS)
def test_panels_that_have_much_to_say_are_no_taller_than_a_phone(kind: str) -> None:
    """After a battle a panel with the whole map was up to 937 px tall: it tells what came in brief, and then little."""
    result = QUOTED.join(["This counts now.", *[LONG] * 7])
    rounds = [Worded(Reading.LATER, f"-# {LONG}", fought=True)] * 6
    fought = [Worded(Reading.FIRST, f"★ **{LONG}**", fought=True), *rounds]
    news = replace(_fitting([*fought, *[Worded(Reading.THEN, f"• {LONG}")] * 4]), planned=LONG[: meanwhile.PLANNED])
    for number, asked in enumerate(islice(panels(kind), 0, None, 2 * EVERY)):
        texts, snapshot = Texts(LOCALES[number % len(LOCALES)]), asked.snapshot
        pending = {question.seat for question in snapshot.pending}
        for seat in range(len(snapshot.seats)):
            panel = replace(panel_of(snapshot, seat, begin(snapshot)), undoable=True)
            wanted = panel_pictures.about(panel, open_question(panel, START))
            if wanted is None or (seat in pending) == (asked.seat != seat):
                continue
            for note, happened in ((result, NOTHING), ("", news)):
                contents = panel_view.Contents(panel, texts, news=happened)
                picture = pictured(wanted, texts, contents.room_of_picture(note))
                tall(contents.view([picture], note=note), [picture])
            if seat not in pending:
                break


def complete(asked: Panel, random: Random) -> Panel | None:
    """The panel of a turn that is put together at random; None where that comes to nothing to confirm."""
    snapshot, seat, run = asked.snapshot, asked.seat, begin(asked.snapshot)
    for _ in range(TRIES):
        questions = [each for each in run.asked(seat) if not (each.optional or each.sealed or each.blind)]
        if not questions or (len(run.steps) >= STEPS and confirmable(run, seat)):
            break
        question, trial = random.choice(questions), run.trial()
        with suppress(Illegal):
            draft_move(trial, snapshot, Move(seat, question.kind, question.ask.sample(random)))
            if not trial.binding:
                run.adopt(trial)
    if not run.steps or not confirmable(run, seat):
        return None
    return panel_of(snapshot, seat, run)


@pytest.mark.parametrize("kind", KINDS)
def test_panels_of_a_turn_that_is_complete_are_no_taller_than_a_phone(kind: str) -> None:
    """With the whole map above the steps of a turn they were up to 1,009 px tall."""
    random, looked_at = Random(kind), 0
    for number, asked in enumerate(islice(panels(kind), 0, None, EVERY // 4)):
        texts, panel = Texts(LOCALES[number % len(LOCALES)]), complete(asked, random)
        question = open_question(panel, START) if panel else None
        wanted = panel_pictures.about(panel, question) if panel else None
        if panel and wanted:
            looked_at += 1
            contents = panel_view.Contents(panel, texts)
            picture = pictured(wanted, texts, contents.room_of_picture())
            tall(contents.view([picture]), [picture])
    assert looked_at or not manifest(kind).boards.place  # without a map all answers of a turn are given at once


def drafted(asked: Panel, random: Random) -> Iterator[Panel]:
    """The panel after each of up to `LONG_DRAFT` random answers of a turn, none of which counts at once."""
    snapshot, seat, run = asked.snapshot, asked.seat, begin(asked.snapshot)
    for _ in range(LONG_DRAFT):
        questions = [each for each in run.asked(seat) if not (each.optional or each.sealed or each.blind)]
        if not questions:
            return
        question, trial = random.choice(questions), run.trial()
        with suppress(Illegal):
            draft_move(trial, snapshot, Move(seat, question.kind, question.ask.sample(random)))
            if trial.binding:
                return
            run.adopt(trial)
            yield panel_of(snapshot, seat, run)


@pytest.mark.parametrize("kind", KINDS)
def test_panels_in_the_middle_of_a_draft_are_no_taller_than_a_phone(kind: str) -> None:
    """A map with choices far apart did not get lower where the steps of a turn left it little room."""
    random = Random(kind)
    for number, asked in enumerate(islice(panels(kind), 0, None, EVERY // 3)):
        texts = Texts(LOCALES[number % len(LOCALES)])
        for step, found in enumerate(drafted(asked, random)):
            panel = guided(found) if step % 2 else found
            if wanted := panel_pictures.about(panel, open_question(panel, START)):
                contents = panel_view.Contents(panel, texts)
                picture = pictured(wanted, texts, contents.room_of_picture(waiting=OTHERS))
                tall(contents.view([picture], OTHERS), [picture])


@pytest.mark.parametrize("kind", KINDS)
def test_panels_of_a_turn_that_is_taken_back_are_no_taller_than_a_phone(kind: str) -> None:
    """After *Undo* of so much of a turn, and *Undo step*: beside places far apart Pulsar 2849 was 853 px tall."""
    random = Random(kind)
    for number, asked in enumerate(panels(kind)):
        texts = Texts(LOCALES[number // 2 % len(LOCALES)])
        for step, found in enumerate(drafted(asked, random)):
            panel = replace(guided(found) if (number + step) % 2 else found, redoable=True)
            contents, note = panel_view.Contents(panel, texts), panel_handlers.undone(panel, texts)
            wanted = panel_pictures.about(panel, open_question(panel, START))
            for said in ("", note):
                room = contents.room_of_picture(said, OTHERS)
                pictures = [pictured(wanted, texts, room)] if wanted else []
                tall(contents.view(pictures, OTHERS, said), pictures)


def beginners(kind: str) -> Iterator[Panel]:
    """Panels of a first game, in which something is planned and what was done can be undone; of TI4 all actions."""
    for number, asked in enumerate(panels(kind)):
        about = asked.questions[0].kind if asked.questions else ""
        if number % (EVERY // 2) and about not in manifest(kind).panels.whole:
            continue
        snapshot = guided(asked).snapshot
        ahead = snapshot.ahead(asked.seat)
        lines = [f"{order} {' '.join(question.default)}" for order, question in ahead.items()][:1]
        plan = {asked.seat: PlanRow(snapshot.row.id, asked.seat, tuple(lines))} if lines else {}
        yield replace(asked, snapshot=replace(snapshot, plans=plan), undoable=True)


@pytest.mark.parametrize("kind", KINDS)
def test_panels_of_a_first_game_beside_others_that_wait_are_no_taller_than_a_phone(kind: str) -> None:
    """With the whole galaxy below its tips a panel was up to 1,003 px tall; the button to other games is wide."""
    for number, panel in enumerate(beginners(kind)):
        texts, question = Texts(LOCALES[number % len(LOCALES)]), open_question(panel, START)
        options = question.ask.options if question and isinstance(question.ask, Pick) else ()
        headings = list(dict.fromkeys(option.group for option in options if option.group))
        for nav in (START, *(Nav(question.kind, group) for group in headings[:OPENED] if question)):
            if wanted := panel_pictures.about(panel, question, nav):
                contents = panel_view.Contents(panel, texts, nav)
                picture = pictured(wanted, texts, contents.room_of_picture(waiting=OTHERS))
                shown = contents.view([picture], OTHERS)
                tall(shown, [picture])
                assert tips.tips(panel, texts, nav) == [] or TIP in str(shown.to_components())


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_die_of_a_first_game_has_its_tip_in_any_company(locale: str) -> None:
    """With two counters on each track its picture is tall, and *Undo my last turn* stood where the tip had been."""
    texts, game, company = Texts(locale), games.game("pulsar"), 2
    setup = Setup(company, {option.id: option.default for option in game.options})
    played = (state for state, _, _ in playout(game, setup, "s", Random(5)))
    asking = next(state for state in played if any(each.kind == "draft" for each in game.pending(state)))
    snapshot = snapshot_of(game, asking, "s")
    snapshot = replace(snapshot, row=replace(snapshot.row, name="Patient Shuttle", id="abc123"))
    panel = guided(replace(panel_of(snapshot, snapshot.pending[0].seat, begin(snapshot)), undoable=True))
    wanted = panel_pictures.about(panel, open_question(panel, START))
    assert wanted
    for count in range(4):
        news = _fitting([Worded(Reading.THEN, f"• {LONG}")] * count) if count else NOTHING
        contents = panel_view.Contents(panel, texts, news=replace(news, dealt=(LONG,)))
        picture = pictured(wanted, texts, contents.room_of_picture(waiting=OTHERS))
        shown = contents.view([picture], OTHERS)
        tall(shown, [picture])
        assert TIP in str(shown.to_components())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_board_of_then_is_as_low_as_a_phone_needs(kind: str, locale: str) -> None:
    """The whole cluster of Pulsar 2849 above six buttons was 847 px."""
    texts, main = Texts(locale), manifest(kind).boards.main
    for panel in islice(panels(kind), 0, None, 3 * EVERY):
        wanted = requests.board(panel.snapshot, main, None)
        assert wanted
        page = replay_view.page(Moment(panel.snapshot, 12, [], BOTH, BOTH), 40, texts, Call("home", "abc123"))
        picture = pictured(wanted, texts, page.room)
        tall(page.view([picture]), [picture])


def pictured(wanted: ImageRequest, texts: Texts, room: int) -> Picture:
    """A picture as large as it would be painted."""
    scene = GAMES[wanted.kind][wanted.what].scene(wanted.view, texts, replace(wanted.options, room=room))
    return Picture("a.jpg", b"", "", scene.width, lowered_height(scene, room))
