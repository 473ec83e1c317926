"""The controls of a turn and of a flight: what is done most takes one press, and nothing is out of reach."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.manifest.manifest import manifest
from bot.ui.kit.layout import MENU
from bot.ui.panel import letters
from bot.ui.panel.asked import Where
from bot.ui.panel.question_controls import controls, wanted
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Decision, Option, Pick
from rules.core.game import Setup
from rules.pulsar.frames import ExplorationBonus
from rules.pulsar.game import GAME
from testkit.playouts import playout
from tests.pulsar.kit import Table

SHOWN = manifest("pulsar")
LABELS = Labels(Texts("en"), "pulsar", ("Ada", "Minjun", "Kofi", "Lin"))


def where(group: str | None = None, page: int = 0) -> Where:
    panels = SHOWN.panels
    return Where("game", 0, group, page, fact=SHOWN.boards.place, headed=panels.headed, listed=panels.listed)


def values(decision: Decision, group: str | None = None, page: int = 0) -> set[str]:
    """What the controls of a question offer: words of options, and headings by their groups."""
    found = set[str]()
    for row in controls(decision, LABELS, where(group, page)):
        for control in row.to_component_dict()["components"]:
            _, verb, _, _, args = control["custom_id"].split(":", 4)
            found |= {option["value"].removeprefix("=") for option in control.get("options", [])}
            if verb in ("pick", "open") and "/" in args:
                found.add(args.split("/")[1])
    return found


def asked(kind: str, players: int = 3) -> Iterator[Decision]:
    """The questions of a kind in a random game, most of them with many options."""
    for state, _, _ in playout(GAME, Setup(players), "controls", Random(3), eager=3):
        yield from (decision for decision in GAME.pending(state) if decision.kind == kind)


def test_an_action_of_a_turn_takes_one_press_where_there_is_room() -> None:
    table = Table(3)
    table.turn(3, 5).gyrodynes = ["small"]
    table.own("p01")
    (question,) = table.pending()
    assert len(wanted(question)) > 12
    assert {"fly:3", "fly:5", "place:small:p01"} <= values(question)


def test_dice_are_headings_under_which_the_counters_are_that_each_can_move() -> None:
    """Two players have two counters on each track: sixteen ways and more stood in one flat list."""
    table = Table(2, until="draft")
    (question,) = (each for each in table.pending() if each.kind == "draft")
    dice = {option.group for option in wanted(question)}
    assert len(wanted(question)) > 8
    assert values(question) == {group for group in dice if len(under(question, group)) > 1} | {
        option.word for group in dice for option in under(question, group) if len(under(question, group)) == 1
    }
    moving = next(group for group in dice if len(under(question, group)) > 1)
    assert {option.word for option in under(question, moving)} <= values(question, moving)


def under(decision: Decision, group: str) -> list[Option]:
    return [option for option in wanted(decision) if option.group == group]


def test_patents_stand_behind_the_other_actions_of_one_list() -> None:
    table = Table(3)
    table.turn(3, 5, round=8).one = 2
    (question,) = table.pending()
    patents = {option.word for option in wanted(question) if option.group == "patent"}
    assert len(wanted(question)) > MENU
    assert "patent" not in values(question)
    assert "fly:3" in values(question)
    assert patents <= values(question) | values(question, page=1)


def test_the_cheapest_way_to_pay_takes_one_press_and_the_others_one_more() -> None:
    table = Table(3)
    table.turn(4, 5).one = 1
    (question,) = table.pending()
    shown, below = values(question), values(question, "pay")
    assert {"fly:4", "fly:5", "fly:4-1", "pay"} <= shown
    assert {"fly:5-1", "fly:4+1"} <= below - shown
    cheapest = [option for option in wanted(question) if option.group == "fly"]
    assert len({option.facts["distance"] for option in cheapest}) == len(cheapest)


def test_the_best_way_to_each_place_takes_one_press() -> None:
    """A way there that visits something else stands beside it under a heading."""
    one_menu = (each for each in asked("fly") if len({option.group for option in wanted(each)}) <= MENU)
    question = max(one_menu, key=lambda decision: len(wanted(decision)))
    ways = wanted(question)
    best = {option.group: option.word for option in reversed(ways)}
    assert len(ways) > MENU
    shown = values(question)
    assert len(shown) <= MENU
    assert sum(word in shown for word in best.values()) > len(best) / 2


def test_every_option_of_a_turn_and_of_a_flight_can_be_pressed() -> None:
    for kind in ("turn", "fly"):
        for question in asked(kind):
            words = {option.word for option in wanted(question)}
            pages = -(-len(words) // MENU)
            shown = set[str]().union(*(values(question, None, page) for page in range(pages)))
            below = [values(question, group, page) for group in shown - words for page in range(pages)]
            assert words <= shown.union(*below), question


def test_a_printed_bonus_and_the_size_of_its_gyrodyne_are_one_press() -> None:
    table = Table(3)
    table.turn(3)
    table.reveal("s01", "t07")
    table.state.stack.append(ExplorationBonus(0, "s01"))
    (question,) = table.pending()
    assert values(question) == {"printed:small", "printed:medium", "printed:large", "draw"}
    table.play("p1 bonus printed:medium")
    assert table.players[0].gyrodynes == ["medium"]
    assert table.kinds() == ["turn"]


def test_the_crop_is_told_the_ways_to_each_place_that_is_listed() -> None:
    ways = {"o01-s02": "s02", "o03-s02": "s02", "g01": "g01", "stay": "s03"}
    facts = [{"place": place, "way": word} if word != "stay" else {"place": place} for word, place in ways.items()]
    options = tuple(Option(word, facts=own) for word, own in zip(ways, facts, strict=True))
    question = Decision(0, "fly", Pick(options), ("stay",))
    assert letters.choices(ways, question, "way") == ("o01-s02 o03-s02", "g01", "s03")
    assert letters.choices(ways, question, "") == ("s02", "g01", "s03")


def test_a_way_is_called_by_where_it_leads_and_what_it_comes_by() -> None:
    """It was its codes alone, as V01-V11-V09-S10-O17-S16, which nobody could read."""
    table = Table(3)
    table.players[0].ship = "g01"
    table.turn(2)
    table.play("p1 turn fly:2")
    (question,) = table.pending()
    assert isinstance(question.ask, Pick)
    ways = {option.word: option for option in question.ask.options}
    direct = next(way for way in ways.values() if way.facts["place"] == "p01" and way.facts["count"])
    past = str(direct.facts["past"]).upper()
    for locale, said in (("en", f"Pulsar P01 via {past}"), ("ko", f"펄서 P01 · {past} 경유")):
        assert Labels(Texts(locale), "pulsar", ()).option(question, direct).startswith(said)
