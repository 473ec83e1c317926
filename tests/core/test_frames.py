"""A frame is declared once: its tag, the type of the stack and the rule follow."""

from __future__ import annotations

from types import ModuleType

import pytest
from pydantic import TypeAdapter, ValidationError

from rules.core import frames
from rules.core.flow import AskingRule, Rule, rules_in
from rules.core.records import strict


class Frame(frames.Frame):
    __slots__ = ()


class Other(frames.Frame):
    __slots__ = ()


@strict
class Together(Frame):
    lanes: list[list[Frame]]


@strict
class Seated:
    seat: int


@strict
class LostPlanet(Seated, Frame):
    far: bool = False


@strict
class Lay(Frame, at="component"):
    pass


@strict
class Elsewhere(Other, at="component"):
    pass


class LostPlanetRule(AskingRule):
    frame = LostPlanet


class LayRule(Rule):
    frame = Lay


class Broader(LayRule):
    """Of no frame itself."""


STACK: TypeAdapter[list[Frame]] = TypeAdapter(list[Frame])
SAVED = b'[{"lanes":[[{"seat":1,"far":false,"at":"lost-planet"}],[]],"at":"together"},{"at":"component"}]'


def chapter(*rules: type[Rule]) -> ModuleType:
    """A module that defines these rules."""
    module = ModuleType("chapter")
    vars(module).update({rule.__name__: rule for rule in rules}, number=1, Rule=Rule)
    return module


def test_a_tag_is_the_name_of_the_class_or_what_is_given() -> None:
    assert Frame.by_tag == {"together": Together, "lost-planet": LostPlanet, "component": Lay}
    assert [LostPlanet(0).at, Lay().at] == ["lost-planet", "component"]


def test_each_game_has_frames_of_its_own() -> None:
    assert Other.by_tag == {"component": Elsewhere}


def test_a_stack_is_saved_with_its_tags_and_read_by_them() -> None:
    stack: list[Frame] = [Together([[LostPlanet(1)], []]), Lay()]
    assert STACK.dump_json(stack) == SAVED
    assert STACK.validate_json(SAVED) == stack


@pytest.mark.parametrize("raw", ['{"at":"elsewhere"}', '{"at":"component","seat":1}', "{}"])
def test_what_is_no_frame_of_the_game_is_refused(raw: str) -> None:
    with pytest.raises(ValidationError):
        STACK.validate_json(f"[{raw}]")


def test_rules_are_found_in_their_chapters_and_lanes_need_none() -> None:
    rules = rules_in(Frame, chapter(LostPlanetRule), chapter(LayRule, Broader))
    assert {tag: type(rule) for tag, rule in rules.items()} == {
        "together": Rule,
        "lost-planet": LostPlanetRule,
        "component": LayRule,
    }


def test_a_frame_without_a_rule_is_an_error() -> None:
    with pytest.raises(ValueError, match="lost-planet"):
        rules_in(Frame, chapter(LayRule))
