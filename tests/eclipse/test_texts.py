"""Eclipse's texts where they depend on the position, and their names."""

from __future__ import annotations

import pytest

from bot.ui.panel import question_controls
from bot.ui.panel.asked import Asked, Where
from bot.words.labels import Labels
from bot.words.texts import LOCALES, Texts
from rules.core.decisions import Decision, Option, Pick
from rules.eclipse.actions.upgrade import SlotRule
from rules.eclipse.components.ship_parts import PARTS
from rules.eclipse.components.species import SPECIES
from rules.eclipse.components.technologies import TECHNOLOGIES
from rules.eclipse.frames import EndTurn
from rules.eclipse.frames import Slot as SlotFrame
from rules.eclipse.phases.turns import EndTurnRule
from rules.eclipse.state import NO_SEAT
from testkit.texts import NAMES
from tests.eclipse.kit import Table


@pytest.mark.parametrize(("locale", "said"), [("en", "at once"), ("ko", "바로")])
def test_the_end_of_the_last_turn_counts_at_once_only_where_a_battle_follows(locale: str, said: str) -> None:
    labels, table = Labels(Texts(locale), "eclipse", NAMES), Table()
    for passed in (False, True):
        for player in table.state.players:
            player.passed = passed
        question = EndTurnRule().ask(table.state, EndTurn(0))
        assert said not in labels.ask(question)  # there is no battle
    table.ships(table.home(1).tile, 0, interceptor=1)
    assert said in labels.ask(EndTurnRule().ask(table.state, EndTurn(0)))


@pytest.mark.parametrize(("locale", "said"), [("en", "at once"), ("ko", "바로")])
def test_a_part_that_was_found_counts_at_once_only_after_the_action_phase(locale: str, said: str) -> None:
    labels, table = Labels(Texts(locale), "eclipse", NAMES), Table()
    for acting in (0, NO_SEAT):
        table.state.acting = acting
        question = SlotRule().ask(table.state, SlotFrame(0, "hull", free=True))
        assert (said in labels.warning(question)) == (acting == NO_SEAT)
        assert said not in labels.ask(question)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_things_of_a_kind_have_one_name(locale: str) -> None:
    say = Texts(locale)
    for kind in (TECHNOLOGIES, PARTS, SPECIES):
        names = [say.name("eclipse", one) for one in kind]
        assert len(set(names)) == len(names)


def test_one_square_takes_one_cube_in_the_menu_of_colony_ships() -> None:
    """A grey square stands there for each track, and all of them could be chosen, only to be refused together."""
    facts = {"tile": "203", "square": "gray", "place": "203"}
    words = ("colony:203:1:money", "colony:203:1:science", "colony:203:2:money")
    options = tuple(Option(word, "colony", {**facts, "track": word.rpartition(":")[2]}) for word in words)
    asked = Decision(0, "anytime", Pick(options), (words[0],))
    labels, place = Labels(Texts("en"), "eclipse", ["Ann"]), Where("game", 0, several=("colony",))
    rows = [row.to_component_dict()["components"][0] for row in question_controls.controls(asked, labels, place)]
    assert [each["max_values"] for each in rows if "several" in each["custom_id"]] == [2]


@pytest.mark.parametrize("locale", LOCALES)
def test_below_a_heading_of_research_a_technology_is_its_name_alone(locale: str) -> None:
    labels = Labels(Texts(locale), "eclipse", NAMES)
    one = next(iter(TECHNOLOGIES.values()))
    option = Option(f"research:{one.id}", f"research:{one.category}", {"technology": one.id})
    question = Decision(0, "action", Pick((option,)), (option.word,))
    assert labels.described(question, option, under=option.group)[0] == labels.name(one.id)
    assert labels.described(question, option)[0] != labels.name(one.id)


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "−2 to the rolls of enemies, uses 1 energy"), ("ko", "적의 주사위 −2, 에너지 1 사용")]
)
def test_a_technology_that_may_be_researched_says_what_it_does(locale: str, said: str) -> None:
    """Below its name in a list, behind its price; not where all it does is bring discs at once."""
    labels, table = Labels(Texts(locale), "eclipse", NAMES), Table()
    table.player().science = 20
    table.state.supply = {"phase-shield": 1, "advanced-robotics": 1}
    options, asked = table.options("action"), Asked(table.question("action"), labels, Where("game", 0))
    assert asked.option(options["research:phase-shield"]).described.endswith(said)
    assert "does" not in options["research:advanced-robotics"].gains


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "the Interceptor must have a drive"), ("ko", "요격기에는 추진기가 있어야")]
)
def test_an_upgrade_that_cannot_end_says_what_is_missing(locale: str, said: str) -> None:
    """The choice that ends it is not there then: a red frame in the picture was all that told why."""
    labels, table = Labels(Texts(locale), "eclipse", NAMES), Table()
    table.play("p1 action upgrade")
    assert labels.beside(table.question("upgrade")) == ""
    table.play("p1 upgrade part:electron-computer", "p1 slot interceptor:4")
    assert said in labels.beside(table.question("upgrade"))
