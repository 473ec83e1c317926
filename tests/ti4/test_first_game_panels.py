"""What a first game is told truly: warnings of its own turn, what lacks to objectives, what binds ships, the points."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord import ButtonStyle

from bot.table.drafts.drafts import panel_of
from bot.table.game.run import begin
from bot.table.game.snapshot import Panel
from bot.ui.boards.board_views import rules_view
from bot.ui.panel import panel_view
from bot.ui.panel.navigation import START, Nav, labels_of
from bot.ui.panel.panel_lines import lines
from bot.ui.panel.spreading.allocation import allocation
from bot.words.texts import LOCALES, Texts
from images.options import Options
from images.ti4.views import VIEWS
from rules.core.decisions import Allocate, Illegal
from rules.core.flow import WASTED, Event
from rules.core.play import parse
from rules.ti4.components.strategy_cards import STRATEGY_CARDS
from rules.ti4.game import GAME
from tests.bot.snapshots import snapshot_of
from tests.bot.test_tips import guided, panels
from tests.flows.limits import walk
from tests.ti4.kit import Table
from tests.ti4.scenes import acting, to_status
from tests.ti4.test_sections import diplomatic

EACH_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)


def drafted(table: Table, *moves: str, seat: int = 0) -> Panel:
    """A seat's panel with these moves in its draft."""
    snapshot = snapshot_of(GAME, table.state, "first")
    run = begin(snapshot)
    for line in moves:
        run.take(parse(line))
    return panel_of(snapshot, seat, run)


def said(panel: Panel, locale: str) -> list[str]:
    """What a panel says of the first of its questions."""
    question = next(each for each in panel.questions if not each.optional)
    return [*lines(panel, labels_of(panel, Texts(locale)), question, START, "")]


def alone() -> Table:
    """Only the first player has not passed."""
    table = acting()
    for player in table.state.players:
        player.spent_cards = [*player.strategy_cards]
        player.passed = player.seat != 0
    return table


@EACH_LANGUAGE
def test_a_warning_names_its_system_and_ends_with_the_next_action(locale: str) -> None:
    """89: a draft may hold several turns, and below the next one it seemed to be about that."""
    table = alone()
    empty, home = "p1 action activate:310", "p1 action activate:304"
    assert any("310" in line and "⚠" in line for line in said(drafted(table, empty), locale))
    assert drafted(table, empty, home).wasted == ()


@pytest.mark.parametrize(("locale", "words"), [("en", "nothing carries 2 units"), ("ko", "두고 온 유닛 2개")])
def test_what_is_left_behind_is_said_to_be_removed(locale: str, words: str) -> None:
    """16: it was told as if more had been spent than something costs, since its id had a name."""
    facts: dict[str, str | int] = {"what": "left-behind", "count": 2, "place": "304", "system": "jord"}
    assert words in Texts(locale).event("ti4", Event(WASTED, facts))


@EACH_LANGUAGE
def test_a_token_of_construction_is_said_to_keep_the_ships_there(locale: str) -> None:
    """24, 58: as a tactical action it comes to lie in their system."""
    table = acting()
    table.play("p1 action strategic:construction")
    while (1, "secondary") not in table.asked():
        table.default()
    table.play("p2 secondary use")
    home = next(place for place, system in table.state.galaxy.items() if system.ships(1))
    panel = drafted(table, seat=1)
    assert panel.questions[0].kind == "place-structure"
    assert any("⚠️" in line and home in line for line in said(panel, locale)), said(panel, locale)
    table.state.galaxy[home].tokens.append(1)
    assert not any("⚠️" in line for line in said(drafted(table, seat=1), locale))


def test_the_primary_ability_of_construction_binds_nothing() -> None:
    table = acting()
    table.play("p1 action strategic:construction")
    assert not any("⚠️" in line for line in said(drafted(table), "en"))


def test_what_lacks_to_each_objective_is_said() -> None:
    """61: also where nothing can be scored, and "Nothing" is the only answer."""
    table = Table()
    to_status(table)
    state = table.state
    state.objectives = ["negotiate-trade-routes", "diversify-research", "develop-weaponry"]
    state.players[0].secrets, state.players[0].trade_goods = ["unveil-flagship"], 3
    decision = next(each for each in table.waited() if each.seat == 0)
    found = {each.option.word: (each.reason.code, each.reason.details) for each in GAME.unavailable(state, decision)}
    assert found["negotiate-trade-routes"] == (
        "objective-lacks",
        {"task": "negotiate-trade-routes", "there": 3, "asked": 5},
    )
    assert found["diversify-research"][1]["asked"] == 2
    assert found["unveil-flagship"] == ("objective-by-deed", {"task": "unveil-flagship"})
    told = Texts("en").refusal(GAME.unavailable(state, decision)[0].reason, "ti4")
    assert told == "Spend 5 trade goods: you have 3 of 5."
    state.players[0].trade_goods = 5
    state.planet("jord").owner = 1
    reasons = {each.reason.code for each in GAME.unavailable(state, decision) if each.option.word in state.objectives}
    assert reasons >= {"objective-home"}


@EACH_LANGUAGE
def test_the_rules_in_short_say_to_how_many_points_a_table_plays(locale: str) -> None:
    texts = Texts(locale)
    table = snapshot_of(GAME, Table(options={"length": "short"}).state, "first")
    assert "6" in str(rules_view("ti4", texts, 0, table).to_components()[0]).split("**")[0]
    assert "10" in str(rules_view("ti4", texts).to_components()[0]).split("**")[0]


@EACH_LANGUAGE
def test_strategy_cards_say_briefly_what_they_do_where_there_is_no_room_for_more(locale: str) -> None:
    """84: a card is chosen for what it does, also in the first round, where a tip takes room."""
    table, texts = Table(), Texts(locale)
    options = Options(choices=(*STRATEGY_CARDS,), question=True, room=1)
    scene = VIEWS["strategy"].scene(table.state, texts, options)
    for card in STRATEGY_CARDS:
        told = [text for text in scene.texts if text.tag == f"does {card}"]
        assert 1 <= len(told) <= 2, card
        assert " ".join(text.words for text in told) == texts(f"ti4-picture-brief-{card}")


@EACH_LANGUAGE
def test_a_strategy_card_counts_at_once_only_where_others_may_forbid_it(locale: str) -> None:
    """84: where nobody holds an action card it waits for Confirm, and it was said to count at once all the same."""
    table, words = Table(), Texts(locale)("ti4-draws-choose-card")
    assert drafted(table).questions[0].kind == "choose-card"
    assert not any(words in line for line in said(drafted(table), locale))
    table.player(1).hand.append("public-disgrace.1")
    table.state.action_deck.remove("public-disgrace.1")
    assert any(words in line for line in said(drafted(table), locale))


@EACH_LANGUAGE
def test_diplomacy_counts_at_once_only_where_ships_have_to_go(locale: str) -> None:
    """It was said to count at once, for good, and then waited for *Confirm*."""
    table, words = diplomatic(), Texts(locale)("ti4-draws-choose-system")
    table.play("p1 action strategic:diplomacy")
    assert drafted(table).questions[0].kind == "choose-system"
    assert not any(words in line for line in said(drafted(table), locale))


@EACH_LANGUAGE
def test_a_plan_names_the_round_of_its_strategy_card_and_says_what_a_secondary_ability_does(locale: str) -> None:
    table, texts = acting(), Texts(locale)
    labels = labels_of(drafted(table), texts)
    asked = {question.kind: question for question in GAME.ahead(table.state, 0, {}).values()}
    assert str(table.state.round + 1) in labels.ask(asked["wish-card"])
    follow = asked["follow"]
    assert labels.beside(follow) == texts(f"ti4-about-secondary-{follow.facts['card']}")


@EACH_LANGUAGE
def test_what_nothing_carries_is_said_before_it_is_pressed(locale: str) -> None:
    """58: a green button offered infantry alone, and only a press on it told that nothing carries it."""
    table = acting()
    table.clear(0)
    table.put("304", 0, carrier=1, infantry=1)
    panel = drafted(table, "p1 action activate:203")
    question = next(each for each in panel.questions if each.kind == "move")
    assert isinstance(question.ask, Allocate)
    refused = Texts(locale).refusal(Illegal("nothing-carries", count=1), "ti4")
    for chosen, lacks in ((("infantry:304=1",), True), (("carrier:304=1", "infantry:304=1"), False)):
        nav = Nav("move", str(allocation(question.ask, None).of(chosen)))
        made = panel_view.view(panel, Texts(locale), nav).to_components()
        green = [each["label"] for each in walk(made) if each.get("style") == ButtonStyle.success.value]
        assert (refused in str(made), not green) == (lacks, lacks)


def parts(panel: Panel, locale: str, nav: Nav = START) -> list[dict[str, Any]]:
    """All parts of a panel of a first game."""
    return [*walk(panel_view.view(guided(panel), Texts(locale), nav).to_components())]


@pytest.mark.parametrize(("locale", "does"), [("en", "Gain three command tokens"), ("ko", "지휘 토큰 세 개")])
def test_what_strategy_cards_do_stands_above_their_buttons(locale: str, does: str) -> None:
    """A press on *Use Imperial* was all there was to it, and nothing had said what that does."""
    table = acting()
    table.player().strategy_cards = ["leadership", "imperial"]
    table.player().spent_cards = []
    both = parts(drafted(table), locale, Nav("action", "strategic"))
    assert any(does in part.get("content", "") for part in both)
    table.player().strategy_cards = ["leadership"]
    alone = parts(drafted(table), locale)
    assert any(does in part.get("content", "") for part in alone)


@pytest.mark.parametrize(("locale", "does"), [("en", "1 move more"), ("ko", "이동")])
def test_what_technologies_do_stands_in_their_list(locale: str, does: str) -> None:
    panel = next(each for each in panels("ti4") if each.questions and each.questions[0].kind == "research")
    listed = [option for part in parts(panel, locale) for option in part.get("options", ())]
    drive = next(each for each in listed if each["value"] == "gravity-drive")
    assert does in drive["description"]


@pytest.mark.parametrize(("locale", "price"), [("en", "× 0 · 1 resource"), ("ko", "× 0 · 자원 1")])
def test_prices_stand_on_units_also_where_they_are_few(locale: str, price: str) -> None:
    panel = next(each for each in panels("ti4") if each.questions and each.questions[0].kind == "produce")
    question = panel.questions[0]
    assert isinstance(question.ask, Allocate)
    few = replace(question.ask, slots=tuple(each for each in question.ask.slots if "destroyer" in each.word))
    made = parts(replace(panel, questions=(replace(question, ask=few),)), locale)
    assert any(price in part.get("label", "") for part in made)
