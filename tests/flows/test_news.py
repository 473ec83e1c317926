"""What a panel opens with tells all that happened since one's last move, in few whole lines."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from bot.manifest.weight import Weight
from bot.ui.lettering import lines_filled
from bot.ui.panel import meanwhile
from bot.ui.panel.meanwhile import PHONE_LINE, PHONE_LINES, Reading, Worded, lines_of_result
from bot.words.posts.happened import in_events, lines_of_moves, shortened
from bot.words.posts.lines import Teller
from bot.words.posts.said import Line, Said
from bot.words.texts import Texts
from rules.core.decisions import Illegal
from rules.core.flow import Event
from tests.flows.people import Hall

OWN_AND_THEIRS = (
    (0, "-# Ann takes a 4: initiative 8 ▸ 7"),
    (1, "-# Ben takes a 6: initiative 8 ▸ 9 · takes a 3"),
)


def test_a_line_is_cut_between_events_or_words_and_nowhere_else() -> None:
    line = "• Ann builds a mine on 3B2 · Ann charges 2 power · Ann passes"
    assert shortened(line, 200) == line
    assert shortened(line, 58) == "• Ann builds a mine on 3B2 · Ann charges 2 power …"
    assert shortened(line, 30) == "• Ann builds a mine on 3B2 …"
    assert shortened(line, 20) == "• Ann builds a …"
    dear = "• Ann builds a mine on 3B2 — 2 credits, 1 ore → 3 points; 1 power"
    assert shortened(dear, 62) == "• Ann builds a mine on 3B2 — 2 credits, 1 ore → 3 points …"
    assert shortened(dear, 52) == "• Ann builds a mine on 3B2 — 2 credits, 1 ore …"
    assert shortened(dear, 40) == "• Ann builds a mine on 3B2 …"
    for limit in range(10, len(line)):
        assert len(shortened(line, limit)) <= limit
        assert line.startswith(shortened(line, limit).removesuffix(" …"))


def test_a_korean_line_keeps_its_verb() -> None:
    """It stands last: cut before it, a line does not say what was done."""
    line = "• Ann이 플라스마 함포를 순양함의 2번 칸에 달았습니다 — 과학 3 지불"
    assert shortened(line, len(line) - 1) == "• Ann이 플라스마 함포를 순양함의 2번 칸에 달았습니다 …"
    assert shortened(line, 26) == "• Ann이 플라스마 함포를 … 달았습니다"
    assert shortened("★ **Ann이 플라스마 함포를 달았습니다** · Ben", 22) == "★ **Ann이 … 달았습니다**"
    denied = "• Ann은 지도력의 부가 능력을 쓰지 않았습니다"
    assert shortened(denied, 24) == "• Ann은 지도력의 … 쓰지 않았습니다"
    assert all(len(shortened(each, limit)) <= limit for each in (line, denied) for limit in range(4, len(each)))


def test_long_lines_give_way_to_short_ones() -> None:
    lines = ["**Round 2 begins**", "• " + " · ".join(["Ann gets 4 credits"] * 9), "• Ben passes"]
    news = meanwhile._fitting([Worded(Reading.THEN, line) for line in lines])
    assert [line.partition(" …")[0] for line in news.lines] == [
        lines[0],
        "• " + " · ".join(["Ann gets 4 credits"] * 6),
        *lines[2:],
    ]
    assert (news.besides, news.lines[1][-1]) == (0, "…")
    assert sum(lines_filled(line, PHONE_LINE) for line in news.lines) <= PHONE_LINES


def test_what_nobody_may_miss_is_told_first_and_routine_gives_way() -> None:
    lines = [
        *(Worded(Reading.THEN, "• Ann builds"), Worded(Reading.LATER, "-# Ben charges"), Worded(Reading.THEN, "• Ben")),
        *(Worded(Reading.FIRST, "★ **A battle**"), Worded(Reading.THEN, "• Cy"), Worded(Reading.LATER, "-# Cy passes")),
    ]
    news = meanwhile._fitting(lines)
    assert news.lines == ["★ **A battle**", "• Ann builds", "• Ben", "• Cy"]
    assert news.besides == 2


def test_other_lines_are_cut_before_what_nobody_may_miss() -> None:
    battle = "★ **Ben wins on Tar'mann** · Ann loses 3 infantry · Ben loses 1 infantry · 2 rounds of dice, 4 hits"
    other = "• " + " · ".join(["Cy makes a fighter"] * 9)
    news = meanwhile._fitting([Worded(Reading.FIRST, battle), Worded(Reading.THEN, other), Worded(Reading.THEN, other)])
    assert news.lines[0] == battle


def test_that_a_round_begins_hides_nothing_that_was_done() -> None:
    """With room for one line a panel said "Round 2 begins · 2 more" and nothing else."""

    class Words:
        def harm(self, line: Line) -> int:
            return 0

        def words(self, line: Line) -> list[str]:
            return [said.text for said in line.said]

    built = Line(Weight.MOVE, [Said(1, "built", "• **Ben** builds a mine", Weight.MOVE)], 1)
    begun = Line(Weight.MOVE, [Said(None, "round", "**Round 2 begins**", Weight.MOVE)], head=True)
    lines = [*meanwhile.worded(cast(Teller, Words()), [built, begun], 0)]
    assert meanwhile._fitting(lines).within(1).lines == ["• **Ben** builds a mine"]


def test_of_a_long_turn_that_is_told_which_mattered_most() -> None:
    """A panel said that a patent was taken, and nothing of the pulsar that was claimed and the points it brought."""

    class Words:
        def harm(self, line: Line) -> int:
            return 0

        def words(self, line: Line) -> list[str]:
            return ["".join(self.parted(line))]

        def parted(self, line: Line) -> tuple[str, str]:
            return "• ", " · ".join(said.text for said in line.said)

    told = (("Ann patents Cold Sleep", 0), ("explores a system", 0), ("claims a pulsar → 3 points", 3), ("passes", 0))
    turn = Line(Weight.MOVE, [Said(1, text, text, Weight.MOVE, points) for text, points in told], 1)
    news = meanwhile._fitting([*meanwhile.worded(cast(Teller, Words()), [turn], 0)])
    assert news.within(3).lines == ["• " + " · ".join(text for text, _ in told)]
    assert news.within(1).lines == ["• claims a pulsar → 3 points …"]


def test_what_one_got_is_told_before_the_small_print_of_others_and_both_before_that_a_round_begins() -> None:
    """A panel said "Round 5 begins · and 1 more", where that one was what its reader had drawn."""

    class Words:
        def harm(self, line: Line) -> int:
            return 0

        def words(self, line: Line) -> list[str]:
            return [said.text for said in line.said]

    drew, charged = (
        Line(Weight.ROUTINE, [Said(seat, "drew", text, Weight.ROUTINE)])
        for seat, text in ((0, "-# Ann draws 1 card"), (1, "-# Ben charges 1 power"))
    )
    begun = Line(Weight.MOVE, [Said(None, "round", "**Round 2 begins**", Weight.MOVE)], head=True)
    news = meanwhile._fitting([*meanwhile.worded(cast(Teller, Words()), [charged, drew, begun], 0)])
    assert news.lines == ["-# Ben charges 1 power", "-# Ann draws 1 card", "**Round 2 begins**"]
    assert news.within(2).lines == ["-# Ben charges 1 power", "-# Ann draws 1 card"]
    assert news.within(1).lines == ["-# Ann draws 1 card"]


def test_what_others_did_is_told_before_what_one_did_oneself_and_no_heading_stands_alone() -> None:
    """With room for one line a panel said "Ada chooses Consume · and 2 more" to Ada, or "Action phase · and 2 more"."""

    class Words:
        def harm(self, line: Line) -> int:
            return 0

        def words(self, line: Line) -> list[str]:
            return [said.text for said in line.said]

    theirs = Line(Weight.MOVE, [Said(1, "chose", "• **Ben** chooses Settle", Weight.MOVE)], 1)
    own = Line(Weight.MOVE, [Said(0, "chose", "• **Ann** chooses Consume", Weight.MOVE)], 0)
    phase = Line(Weight.ROUTINE, [Said(None, "phase", "-# Action phase", Weight.ROUTINE)], part=True, bare=True)
    lines = [*meanwhile.worded(cast(Teller, Words()), [theirs, own, phase], 0)]
    assert meanwhile._fitting(lines).within(1).lines == ["• **Ben** chooses Settle"]
    assert meanwhile._fitting(lines).lines == [
        "• **Ben** chooses Settle",
        "• **Ann** chooses Consume",
        "-# Action phase",
    ]
    assert meanwhile._fitting(lines[1:]).within(1).lines == ["• **Ann** chooses Consume"]
    assert meanwhile._fitting(lines[2:]).lines == ()


@pytest.mark.parametrize("height", [1, 2])
def test_what_others_did_however_small_is_told_before_what_one_chose_oneself(height: int) -> None:
    """A panel said to Ada "Ada takes a 4 · and 2 more lines", and nothing of what the computer had taken."""

    class Words:
        def harm(self, line: Line) -> int:
            return 0

        def words(self, line: Line) -> list[str]:
            return [said.text for said in line.said]

        def parted(self, line: Line) -> tuple[str, str]:
            return "", " · ".join(said.text for said in line.said)

    mine, theirs, drew, heading = (
        *(Line(Weight.ROUTINE, [Said(seat, "take", text, Weight.ROUTINE)]) for seat, text in OWN_AND_THEIRS),
        Line(Weight.ROUTINE, [Said(0, "draw", "-# Ann draws 1 card", Weight.ROUTINE)]),
        Line(Weight.ROUTINE, [Said(None, "phase", "-# Action phase", Weight.ROUTINE)], part=True, bare=True),
    )
    teller = cast(Teller, Words())
    news = meanwhile._fitting([*meanwhile.worded(teller, [mine, theirs, heading], 0, {"take"})])
    assert news.within(height).lines == ["-# Ben takes a 6: initiative 8 ▸ 9 · takes a 3"]
    assert news.within(height).besides == 0  # nothing that Ann does not know
    news = meanwhile._fitting([*meanwhile.worded(teller, [mine, theirs, drew], 0, {"take"})])
    assert news.within(1).lines == ["-# Ann draws 1 card"]  # which she did not choose
    assert news.within(1).besides == 1
    alone = meanwhile._fitting([*meanwhile.worded(teller, [mine, heading], 0, {"take"})])
    assert alone.within(1).lines == ["-# Ann takes a 4: initiative 8 ▸ 7"]


@pytest.mark.parametrize("height", [1, 2, 3, PHONE_LINES])
def test_what_others_did_is_told_beside_ones_own_income(height: int) -> None:
    """An income of two lines of a phone hid all that three others had done behind "… 6 more"."""
    income = "• **Ann** income: " + " ".join(["+4 credits +3 ore +2 knowledge"] * 3)
    others = [f"• **{name}** builds a mine on 3B2" for name in ("Ben", "Cy", "Dana")]
    lines = [Worded(Reading.THEN, "**Round 2 begins**"), Worded(Reading.OWN, income)]
    lines += [Worded(Reading.THEN, line) for line in others]
    news = meanwhile._fitting(lines).within(height)
    assert news.lines[0].startswith("• **Ann** income: +4 credits")
    assert "Dana" in news.lines[-1]
    assert len(news.lines) == max(2, height)
    assert sum(lines_filled(line, PHONE_LINE) for line in news.lines) == max(2, height)


async def test_a_round_that_ones_own_turn_began_is_news(hall: Hall) -> None:
    game = await hall.game()
    while True:
        snapshot = await hall.snapshot()
        who = hall.at(snapshot, snapshot.asked[0].seat)
        await hall.answer(await hall.bot.table.turns.panel(game, who.id), who.id, {})
        if (await hall.snapshot()).state.round == 2:
            break
    moves = await hall.bot.table.games.log(game, 0, 200)
    last = [move for move in moves if move.base == moves[-1].base and move.seat == moves[-1].seat]
    told = [*lines_of_moves(await hall.snapshot(), last, Texts("en"))]
    begun = "**Round 2 begins**"
    assert begun in told[1:]
    panel = await hall.bot.table.turns.panel(game, who.id)
    news = await meanwhile.meanwhile(hall.bot.table, panel, Texts("en"))
    assert begun in news.lines
    above = replace(panel, news=(Event("round", {"round": 2}),))  # what the panel says with "what you did counts"
    news = await meanwhile.meanwhile(hall.bot.table, above, Texts("en"))
    assert begun not in news.lines


async def test_what_an_answer_brought_others_is_said_once(hall: Hall) -> None:
    """In Race stood what others got in the same change under *Done*, and once more among the news."""
    await hall.ann.slash(hall.channel, "race new")
    await hall.ben.click(hall.card, label="Join")
    game, turns, texts, random = (await hall.snapshot()).row.id, hall.bot.table.turns, Texts("en"), Random("once")
    await hall.bot.table.lobby.start(game, hall.ann.id, "once")
    beside = 0
    for _ in range(80):
        who = hall.at(snapshot := await hall.snapshot(), snapshot.asked[0].seat)
        panel = await turns.panel(game, who.id)
        if panel.confirmable:
            panel = await turns.confirm(game, who.id, panel.panel_revision, hall.key())
        else:
            question = panel.unanswered[0]
            answers = [question.ask.sample(random)]
            with suppress(Illegal):
                panel = await turns.press(game, who.id, panel.panel_revision, question.kind, answers, hall.key())
        if panel.news and not panel.drafting:
            done = lines_of_result(panel, texts).split("\n")
            told = await meanwhile.meanwhile(hall.bot.table, panel, texts)
            said = {line.removeprefix("> ").removeprefix("• ") for line in done}
            assert said.isdisjoint(line.words.removeprefix("• ") for line in told.told)
            moves = await hall.bot.table.games.log(game, 0, 400)
            beside += any(move.base == moves[-1].base and move.seat != panel.seat for move in moves)
    assert beside  # others moved in the same change


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("• **Orrery 2** uses the secondary ability of Leadership · Orrery 2 gains 3 tokens", "ability of Leadership"),
        ("• **Orrery 1** researches Neutron Bombs — pays 4 science; Orrery 1 passes", "researches Neutron Bombs"),
        ("• **Orrery 2**, 지도력의 보조 능력을 사용합니다 · 지휘 토큰 3개를 얻습니다", "능력을 사용합니다"),
    ],
)
def test_news_are_cut_behind_an_event_and_left_out_whole(line: str, first: str) -> None:
    """A panel said "Orrery 2 uses the …" and "Orrery 1 researches … · and 5 more lines"."""
    news = meanwhile._fitting([Worded(Reading.THEN, line)] * 6)
    for height in range(1, PHONE_LINES + 1):
        told = news.within(height)
        assert all(first in each for each in told.lines)
        assert len(told.lines) + told.besides == 6
    assert in_events(line, 20).removesuffix(" …").endswith(first)
