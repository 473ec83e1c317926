"""A question that is asked every turn looks the same every turn, however many choices there are."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.kit.controls import Style
from bot.ui.kit.layout import Told
from bot.ui.panel import question_controls
from bot.ui.panel.asked import Where
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Answer, Decision, Option, choose

ROWS = "abcdefghijklmn"


def chart(*sizes: int) -> Decision:
    """Where to set a beacon, with so many free cells in each row of the chart."""
    options = [
        Option(f"{row}{cell}", f"row:{row}", {"cell": f"{row}{cell}"}, gains={"score": 1})
        for row, size in zip(ROWS, sizes, strict=False)
        for cell in range(1, size + 1)
    ]
    return choose(0, "chart", options, round=1)


def shown(
    decision: Decision, headed: tuple[str, ...], lang: str = "en", given: Answer | None = None, fact: str = ""
) -> list[dict[str, Any]]:
    """What there is to press."""
    labels = Labels(Texts(lang), "duel", ("Ann", "Ben"))
    rows = question_controls.controls(decision, labels, Where("game", 0, headed=headed, given=given, fact=fact))
    return [control for row in rows for control in row.to_component_dict()["components"]]


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("sizes", [(9, 9), (12, 1, 12, 12), (14,) * 8])
def test_a_question_with_headings_has_them_as_buttons(sizes: tuple[int, ...], lang: str) -> None:
    controls = shown(chart(*sizes), ("chart",), lang, fact="cell")
    opened = [each for each in controls if each["custom_id"].split(":")[1] == "open"]
    direct = [each for each in controls if each["custom_id"].split(":")[1] == "pick"]
    assert all("options" not in each for each in controls)
    assert (len(opened), len(direct)) == (sum(size > 1 for size in sizes), sum(size == 1 for size in sizes))


def test_what_turns_a_list_says_what_of_it_is_shown_and_shares_its_row_with_the_way_up() -> None:
    options = [Option(f"a{cell}", f"row:{'a' if cell < 60 else 'b'}", {"cell": f"a{cell}"}) for cell in range(70)]
    place = Where("game", 0, group="row:a", headed=("chart",))
    rows = question_controls.controls(
        choose(0, "chart", options, round=1), Labels(Texts("en"), "duel", ("Ann",)), place
    )
    chosen, turning = [row.to_component_dict()["components"] for row in rows]
    assert chosen[0]["placeholder"] == "Choose … · 1–25 / 60"  # its heading stands above: here it seemed to be chosen
    assert [each["label"] for each in turning] == ["◀", "1–25 / 60", "▶", "↑ All choices"]


def test_few_options_stand_without_their_headings() -> None:
    few, more = shown(chart(1, 3), ("chart",)), shown(chart(1, 4), ("chart",))
    assert [each["custom_id"].split(":")[1] for each in few] == ["pick"] * 4
    assert not few[0]["label"].startswith("Row a: ")
    assert more[0]["label"].startswith("Row a: ")


def test_few_options_below_a_map_say_less_where_their_buttons_would_take_too_many_lines() -> None:
    """Four choices or fewer are buttons at once, whatever room there is."""
    options = [Option(f"cell-of-a-long-name-{n}", f"row:{'ab'[n % 2]}") for n in range(3)]
    decision, labels = choose(0, "chart", options, round=1), Labels(Texts("en"), "duel", ("Ann", "Ben"))
    below, alone = (
        Where("game", 0, headed=("chart",), letters={options[0].word: "A", options[1].word: "B"}),
        Where("game", 0, headed=("chart",)),
    )
    rows = question_controls.controls(decision, labels, below)
    assert [each["label"] for row in rows for each in row.to_component_dict()["components"]] == [
        "A",
        "cell-of-a-long-name-2",
        "B",
    ]
    assert isinstance(rows[0], Told)
    assert rows[0].said == ["-# **A** · cell-of-a-long-name-0", "-# **B** · cell-of-a-long-name-1"]
    whole = [row for row in question_controls.controls(decision, labels, alone) if not isinstance(row, Told)]
    assert {each["label"] for row in whole for each in row.to_component_dict()["components"]} == {
        option.word for option in options
    }


def test_a_heading_is_one_button_whatever_it_holds() -> None:
    one, two = shown(chart(2, 14, 1), ("chart",)), shown(chart(14, 2, 2), ("chart",))
    assert [each["label"].partition(" ·")[0] for each in one] == ["Row a", "Row b", "Row c: c1"]
    assert [each["label"].partition(" ·")[0] for each in two] == ["Row a", "Row b", "Row c"]
    assert [each["custom_id"].split(":")[1] for each in one] == ["open", "open", "pick"]
    mapped = shown(chart(2, 14), ("chart",), fact="cell")
    assert [each["label"] for each in mapped] == ["Row a · 2 places", "Row b · 14 places"]


def test_without_headings_more_options_than_few_are_one_list_in_which_those_of_a_kind_stand_together() -> None:
    mixed = [Option(f"{row}{cell}", f"row:{row}") for cell in range(1, 9) for row in "ab"]
    (listed,) = shown(choose(0, "chart", mixed, round=1), ())
    assert [option["value"][0] for option in listed["options"]] == [*"aaaaaaaabbbbbbbb"]


def test_more_than_four_headings_of_a_listed_question_are_entries_of_one_list_whatever_they_hold() -> None:
    for sizes in ((4, 1, 2, 2, 2), (9, 9, 9, 9, 9)):
        rows = question_controls.controls(
            chart(*sizes), Labels(Texts("en"), "duel", ("Ann",)), Where("g", 0, headed=("chart",), listed=("chart",))
        )
        (menu,) = [control for row in rows for control in row.to_component_dict()["components"]]
        assert len(menu["options"]) == len(sizes)


def marked(controls: list[dict[str, Any]]) -> list[str]:
    """The words of what is marked as chosen."""
    options = [option for each in controls for option in each.get("options", ())]
    pressed = [each["custom_id"].rpartition("/")[2] for each in controls if each.get("style") == Style.primary.value]
    return pressed + [option["value"] for option in options if option.get("default")]


def test_an_answer_that_stands_and_can_be_changed_is_marked() -> None:
    assert marked(shown(chart(1, 2), (), given=("b2",))) == ["b2"]
    many = choose(0, "chart", [Option(f"a{cell}", facts={"cell": f"a{cell}"}) for cell in range(20)], round=1)
    assert marked(shown(many, (), given=("a19",))) == ["a19"]
    assert marked(shown(many, ())) == []


def test_of_another_question_few_choices_stand_side_by_side() -> None:
    assert [each["custom_id"].split(":")[1] for each in shown(chart(1, 2), ())] == ["pick"] * 3


def test_headings_that_would_fill_a_phone_leave_out_how_many_there_are() -> None:
    assert shown(chart(9, 9, 9, 9), ("chart",))[0]["label"] == "Row a · 9 choices"
    assert [each["label"] for each in shown(chart(*(13,) * len(ROWS)), ("chart",))] == [f"Row {row}" for row in ROWS]
