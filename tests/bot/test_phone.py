"""A panel is about as tall as a phone takes it to be, and tells less of what happened where it is too tall."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from discord import ui

from bot.store.rows import MoveRow
from bot.table.course.replay import Moment, Steps
from bot.table.drafts.drafts import panel_of
from bot.table.game.run import begin
from bot.table.game.snapshot import Drafted
from bot.ui.boards import replay_view
from bot.ui.kit.ids import Call
from bot.ui.kit.layout import Picture, shown_pictures
from bot.ui.kit.menus import GAP, lines
from bot.ui.panel import meanwhile, panel_view, phone, rooms
from bot.ui.panel.advice import tips
from bot.ui.panel.meanwhile import PHONE_LINES, News, Reading, Worded
from bot.ui.panel.navigation import START
from bot.ui.panel.panel_lines import BRIEF
from bot.words.posts.happened import within
from bot.words.posts.said import QUOTED
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Allocate, Pick
from rules.core.play import Move
from testkit.playouts import play_on
from tests.bot.test_tips import guided, panels
from tests.flows.limits import walk

LOW, RATHER, TALL = (Picture("board.png", b"", "a board", 100, height) for height in (20, 85, 200))
BUTTON, SELECT = 2, 3
LONG = "• **Ann** " + " · ".join(["builds a mine"] * 9)
NEWS = meanwhile._fitting([Worded(Reading.THEN, LONG) for _ in range(3)])
HIGH, HIGHER, HIGHEST = (Picture("board.png", b"", "a board", 100, height) for height in (85, 102, 124))  # not too tall
BATTLE = Worded(Reading.FIRST, "★ **A battle**")


@pytest.fixture(autouse=True)
def kept_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures stay: they are taller here than any is painted, to see what a panel leaves out beside them."""
    monkeypatch.setattr(panel_view, "ANY", rooms.ROOMS)


def said(picture: Picture, news: News = NEWS) -> str:
    """What a panel of a first game says with a picture."""
    texts = Texts("en")
    panel = next(guided(each) for each in panels("race") if each.questions and each.questions[0].kind == "develop")
    return str(panel_view.view(panel, texts, pictures=[picture], news=news).to_components())


def test_a_panel_that_fits_a_phone_tells_what_happened_in_whole() -> None:
    assert [said(LOW).count(mark) for mark in ("builds a mine", "> 💡", "> -# 💡")] == [
        sum(line.count("builds a mine") for line in NEWS.lines),
        1,
        0,
    ]


def test_a_panel_that_is_too_tall_tells_less_and_gives_tips_in_small_letters() -> None:
    told = said(RATHER)
    assert told.count("builds a mine") < said(LOW).count("builds a mine")
    assert [told.count(mark) for mark in ("> 💡", "> -# 💡", "2 more")] == [0, 1, 1]
    assert [said(HIGHER).count(mark) for mark in ("builds a mine", "> -# 💡", "more**")] == [0, 1, 0]


def test_what_nobody_may_miss_is_told_in_any_case() -> None:
    lines = [BATTLE, *(Worded(Reading.THEN, LONG) for _ in range(4))]
    assert meanwhile._fitting(lines).within(1).lines == [BATTLE.words]
    assert len(meanwhile._fitting([BATTLE] * 3).within(1).lines) == 3
    assert replace(meanwhile._fitting(lines), guide="guide").within(2).guide == "guide"


@pytest.mark.parametrize("height", range(1, PHONE_LINES + 1))
def test_news_take_no_more_lines_than_there_is_room_for(height: int) -> None:
    told = NEWS.within(height)
    assert sum(phone._line(f"-# {line}") for line in told.lines) <= height * phone.SMALL_LINE
    assert len(told.lines) + told.besides == 3


def test_a_panel_that_is_too_tall_has_the_ways_to_what_else_is_open_in_more() -> None:
    texts = Texts("en")
    panel = next(each for each in panels("ti4") if each.questions and each.questions[0].kind == "assign-hits")
    never, beforehand, trade = texts("ui-never"), texts("ui-beforehand"), texts("ti4-open-deal")
    for picture, beside in ((LOW, True), (TALL, False)):
        made = panel_view.view(panel, texts, pictures=[picture]).to_components()
        controls = [each for each in walk(made) if each["type"] in (BUTTON, SELECT)]
        buttons = {each["label"] for each in controls if each["type"] == BUTTON and "label" in each}
        listed = {option["label"] for each in controls for option in each.get("options", ())}
        assert ({never, trade} <= buttons, trade in listed) == (beside, not beside)
        assert beforehand in listed  # which leads to *Never ask again*


def test_a_panel_that_is_too_tall_shows_what_happened_in_words_alone() -> None:
    texts, battle = Texts("en"), Picture("battle.png", b"", "a battle", 100, 10)
    panel = next(each for each in panels("race") if each.questions and each.questions[0].kind == "develop")
    for picture, pictures in ((LOW, [battle, LOW]), (TALL, [TALL])):
        shown = panel_view.view(panel, texts, pictures=[battle, picture])
        assert shown_pictures(shown, [battle, picture]) == pictures


def test_lines_of_a_quote_break_where_the_page_breaks_them() -> None:
    """Its frame takes 24 px, and an emoji is as wide as two letters: three lines were counted as two."""
    tip = "> 💡 Ready those that bring most of what you want to spend yet in this round."
    assert phone._said([tip]) == 3 * phone.LINE


def test_a_replay_that_is_too_tall_tells_less_in_small_letters() -> None:
    panel = next(each for each in panels("race") if each.questions and each.questions[0].kind == "develop")
    rules, state, seed = panel.snapshot.game, panel.snapshot.state, Random("replay")
    made = [(move, outcome.events) for _, move, outcome in islice(play_on(rules, state, "replay", seed), 12)]
    turn = [
        MoveRow(
            "",
            seq,
            str(move),
            move.seat,
            "agent",
            seq - 1,
            rules.version,
            chance=True,
            revealed=True,
            events=events,
            at=1,
        )
        for seq, (move, events) in enumerate(made, 1)
    ]
    moment = Moment(panel.snapshot, 12, turn, Steps(1, 1, 1), Steps(None, None, None))
    heights = {}
    for picture in (LOW, Picture("board.png", b"", "a board", 100, 120)):
        shown = replay_view.page(moment, 12, Texts("en"), Call("home", "abc123")).view([picture])
        told = next(each.content for each in shown.walk_children() if isinstance(each, ui.TextDisplay))
        heights[picture] = (phone.height(shown, [picture]), told)
    (low, whole), (tall, less) = heights.values()
    assert low <= phone.MOST
    assert tall <= phone.MOST
    assert len(less) < len(whole)
    assert less.count("\n-# ") >= 1


def test_what_an_answer_brought_is_small_and_short_where_a_panel_is_too_tall() -> None:
    panel = next(each for each in panels("race") if each.questions and each.questions[0].kind == "develop")
    note = QUOTED.join([Texts("en")("ui-committed"), *[" · ".join(["Ann builds a mine"] * 5)] * 3])
    low, rather, tall = (
        panel_view.view(panel, Texts("en"), note=note, pictures=[picture]) for picture in (LOW, RATHER, TALL)
    )
    (whole,), (less,), (least,) = (
        [
            each.content
            for each in shown.walk_children()
            if isinstance(each, ui.TextDisplay) and "Ann builds" in each.content
        ]
        for shown in (low, rather, tall)
    )
    assert least.startswith("> -# ✓ Done: Ann builds a mine …\n**")
    assert whole.startswith(f"> {note}")
    assert less.count("> -# Ann builds a mine") == 3
    assert less.count("mine") < BRIEF / len("mine")


def test_several_cards_that_were_answered_are_marked_only_where_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phone, "MOST", 900)  # what was answered is long
    panel = next(each for each in panels("race") if each.questions and each.questions[0].kind == "start")
    ask = panel.questions[0].ask
    assert isinstance(ask, Pick)
    given = replace(panel, given={"start": tuple(option.word for option in ask.options[: ask.most])})
    marked = []
    for pictures in ([], [TALL]):
        shown = panel_view.view(given, Texts("en"), pictures=pictures)
        options = [option for each in walk(shown.to_components()) for option in each.get("options", ())]
        marked.append(sum(option.get("default", False) for option in options))
    assert marked == [ask.most, 0]


def test_of_many_steps_a_panel_that_is_too_tall_tells_the_last() -> None:
    texts = Texts("en")
    panel = next(each for each in panels("gaia") if each.questions and each.questions[0].kind == "action")
    step = Drafted(Move(panel.seat, "action", ("pass",)), auto=False, events=(), question=panel.questions[0])
    for steps, picture, told in ((9, LOW, range(1, 10)), (9, HIGH, (9,)), (2, HIGH, (1, 2))):
        long = replace(panel, draft_moves=(step,) * steps)
        shown = panel_view.view(long, texts, pictures=[picture])
        said = "\n".join(each.content for each in shown.walk_children() if isinstance(each, ui.TextDisplay))
        numbers = re.findall(r"^(?:-# )?(\d)\. ", said, re.MULTILINE)
        assert numbers == [str(number) for number in told]
        assert (texts("ui-draft-before", count=steps - 1) in said) == (len(told) == 1)


def test_buttons_stand_in_rows_as_a_phone_breaks_them() -> None:
    """What counts the lines of buttons and what measures a message agree, so that no row breaks unexpectedly."""
    labels = ["Something else …", "From 309: 1 destroyer", "A · 출입 게이트 E1", "Nothing", "102 (Arinam, Meer)"]
    for count in range(1, len(labels) + 1):
        row = [{"label": label} for label in labels[:count]]
        high = len(lines(labels[:count]))
        assert phone._row(row) == high * phone.BUTTON + (high - 1) * GAP


def test_a_panel_that_is_still_too_tall_cuts_its_tip_says_nothing_that_reassures() -> None:
    """The tip is read in whole in *More*."""
    texts = Texts("en")
    panel = next(guided(each) for each in panels("gaia") if each.questions and each.questions[0].kind == "mine")
    tip, sure = "Take a planet that would otherwise be too far", texts("ui-until-confirmed")
    for picture, roomy in ((LOW, True), (TALL, False)):
        made = panel_view.view(panel, texts, pictures=[picture]).to_components()
        controls = [each for each in walk(made) if each["type"] in (BUTTON, SELECT)]
        listed = {option["value"] for each in controls for option in each.get("options", ())}
        assert ((tip in str(made)), (sure in str(made)), "tip" in listed) == (roomy, roomy, not roomy)


def test_a_picture_as_tall_as_the_words_leave_room_for_fits_a_phone() -> None:
    texts = Texts("ko")
    for panel in map(guided, islice(panels("gaia"), 0, None, 3)):
        contents = panel_view.Contents(panel, texts, news=NEWS)
        picture = Picture("board.png", b"", "a board", phone.PICTURE, contents.room_of_picture())
        shown = contents.view([picture])
        assert phone.height(shown, [picture]) <= phone.MOST, panel.questions[:1]


def test_a_picture_gives_a_little_of_its_height_for_the_second_sentence_of_a_tip() -> None:
    """Tips of a first game were told in one sentence below pictures that could have been a little lower."""
    texts = Texts("ko")
    told = []
    for panel in map(guided, islice(panels("gaia"), 0, None, 3)):
        if tips.cut(panel, texts, START, 1):
            contents = panel_view.Contents(panel, texts, news=NEWS)
            room, most = contents.room_of_picture(), _room(contents, rooms.PLAINER)
            assert most * panel_view.KEPT <= room <= most
            told.append(room == _room(contents, rooms.SHORTER))
    assert any(told)


def _room(contents: panel_view.Contents, kept: rooms.Room) -> int:
    """The room that a picture has where so much is told."""
    return phone.room(lambda pictures: contents.view(pictures, rooms=[kept]))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_turn_that_is_complete_is_told_in_small_letters_where_a_phone_has_no_room(locale: str) -> None:
    """With the whole map panels of finished drafts were up to 875 px tall."""
    panel = next(each for each in panels("gaia") if each.questions and each.questions[0].kind == "mine")
    texts = Texts(locale)
    run = begin(panel.snapshot).trial()
    run.take(Move(panel.seat, "mine", panel.questions[0].default))
    drafted = replace(panel_of(panel.snapshot, panel.seat, run), questions=())
    shown = {pic: str(panel_view.view(drafted, texts, pictures=[pic]).to_components()) for pic in (LOW, HIGHEST)}
    for said in (texts("ui-draft"), texts("ui-to-confirm")):
        assert (said in shown[LOW], said in shown[HIGHEST]) == (True, False)
    assert ("-# 1. " in shown[LOW], "-# 1. " in shown[HIGHEST]) == (False, True)
    assert texts("ui-whole") in shown[HIGHEST]


def test_a_slot_with_a_long_name_is_a_select_of_its_amounts() -> None:
    """Less and more beside the name would take three lines of a phone."""
    panel = next(each for each in panels("ti4") if each.questions and each.questions[0].kind == "lose-units")
    asked = panel.questions[0]
    assert isinstance(asked.ask, Allocate)
    two = replace(asked.ask, slots=tuple(replace(slot, cap=2) for slot in asked.ask.slots), least=2, most=2)
    rows = panel_view.view(replace(panel, questions=(replace(asked, ask=two),)), Texts("en")).to_components()
    amounts = [each for each in walk(rows) if each["type"] == SELECT and "Dreadnought in 203" in str(each["options"])]
    told = [[option["label"].rpartition(": ")[2] for option in each["options"]] for each in amounts]
    assert told == [["0", "1", "2"]]
    assert "'label': '−'" not in str(rows)


def test_of_many_lines_those_that_fit_are_told_whole_with_the_outcome() -> None:
    """Of a battle stood *Kofi fires, …* five times, and *Kofi wins the …*."""
    fired = [f"-# Kofi fires, interceptor: {number} misses" for number in range(5)]
    told = [*fired, "★ **Kofi wins the battle in 225**", "• Kofi keeps a reputation tile"]
    assert within(told, 110) == ["…", *fired[-1:], *told[-2:]]
    assert within(told, 50) == ["…", "★ **Kofi wins the battle in 225**"]
    assert within(told, 500) == told
    assert within(["Ada builds a mine · Ada passes, and begins"], 20) == ["Ada builds a mine …"]


def test_where_nothing_else_helps_tips_and_plans_are_left_to_more() -> None:
    """With the whole galaxy a panel was up to 1,003 px tall; of much that nobody may miss one line stays."""
    left = said(TALL, meanwhile._fitting([BATTLE] * 3))
    assert [left.count(mark) for mark in ("# 💡", "A battle", "and 2 more lines", "'value': 'tip'")] == [0, 1, 1, 1]


def test_what_others_wait_for_is_told_with_a_button_where_nothing_else_has_one() -> None:
    """An offer of a trade hid in *More*."""
    texts = Texts("en")
    panel = next(each for each in panels("ti4") if each.questions and each.questions[0].kind == "assign-hits")
    hits, deal, *others = panel.questions
    offer = replace(deal, kind="offers", optional=False, facts={"offers": 1})
    shown = panel_view.view(replace(panel, questions=(hits, deal, offer, *others)), texts, pictures=[TALL])
    made = shown.to_components()
    assert [each["label"] for each in walk(made) if each["type"] == BUTTON and "offers" in each.get("custom_id", "")]
    assert texts("ui-asked-beside", asks=texts("ti4-ask-offers")) in str(made)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_there_is_to_spend_is_said_until_hardly_anything_else_is(locale: str) -> None:
    """In a first game it was left out before what scores, what reassures and most of a tip."""
    assert [room.held for room in rooms.ROOMS].index(False) == rooms.ROOMS.index(rooms.BARE)
    texts = Texts(locale)
    for panel in (each for each in panels("eclipse") if each.questions and each.questions[0].kind == "explore"):
        contents = panel_view.Contents(guided(panel), texts, news=NEWS)
        picture = Picture("board.png", b"", "a board", phone.PICTURE, contents.room_of_picture())
        held = f"-# {texts('eclipse-name-money')} "
        assert held in str(contents.view([picture]).to_components())


def test_a_picture_for_which_nothing_leaves_room_goes_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside a galaxy that cannot be lower, with warnings and four kinds to choose of, a panel was 837 px tall."""
    monkeypatch.setattr(panel_view, "ANY", rooms.ANY)
    panel = next(guided(each) for each in panels("race") if each.questions and each.questions[0].kind == "develop")
    for picture, left in ((HIGHER, [HIGHER]), (TALL, [])):
        shown = panel_view.view(panel, Texts("en"), pictures=[picture], news=NEWS)
        assert shown_pictures(shown, [picture]) == left
        assert phone.height(shown, left) <= phone.MOST


def test_a_long_button_breaks_between_words() -> None:
    """What stood in three lines was counted as two, and a panel was 818 px tall."""
    label = "Infantry on Nar × 1, PDS on Nar × 2, Space Dock on Nar × 1, Infantry on Jol × 1"
    assert phone._row([{"label": label}]) == phone.BUTTON_AROUND + 3 * phone.BUTTON_LINE
