"""I: Explore."""

from __future__ import annotations

import pytest

from tests.race.kit import Table, facts


@pytest.mark.parametrize(("action", "drawn", "kept"), [("explore5", 7, 1), ("explore1", 3, 2), ("settle", 2, 1)])
def test_two_cards_are_drawn_and_one_is_kept_with_the_bonus_more(action: str, drawn: int, kept: int) -> None:
    table = Table()
    table.choose(action, "explore5")
    assert len(table.p1.looking) == drawn
    ask = table.asked(0, "explore").ask
    assert (ask.least, ask.most) == (kept, kept)


@pytest.mark.parametrize(
    ("cards", "drawn", "kept"),
    [
        (("expedition-force",), 3, 1),
        (("malevolent-lifeforms",), 3, 1),
        (("star-nomad-lair",), 3, 1),
        (("galactic-survey-seti",), 4, 1),
        (("research-labs",), 2, 2),
        (("galactic-renaissance",), 4, 2),
        (("expedition-force", "galactic-renaissance", "research-labs", "star-nomad-lair"), 6, 3),
    ],
)
def test_explore_powers_add_up_with_each_other(cards: tuple[str, ...], drawn: int, kept: int) -> None:
    table = Table()
    table.lay(0, *cards)
    table.choose("settle", "explore5")
    assert (len(table.p1.looking), table.asked(0, "explore").ask.most) == (drawn, kept)


def test_powers_and_bonus_add_up() -> None:
    table = Table()
    table.lay(0, "galactic-renaissance")
    table.choose("explore1", "produce")
    assert (len(table.p1.looking), table.asked(0, "explore").ask.most) == (5, 3)


def test_everybody_has_drawn_before_anybody_discards() -> None:
    table = Table()
    table.leave("gem-world", "comet-zone", "spice-world", "space-port")
    table.choose("explore1", "settle")
    assert len({*table.p1.looking, *table.p2.looking}) == 5
    assert table.kinds() == ["explore", "explore"]
    assert not {*table.p1.looking, *table.p2.looking} & set(table.state.discard)


def test_only_cards_just_drawn_are_discarded() -> None:
    table = Table()
    table.give(0, "gem-world")
    table.draws("comet-zone", "spice-world", "space-port")
    table.choose("explore1", "produce")
    assert table.words(0, "explore") == ["comet-zone", "spice-world", "space-port"]
    table.play("p1 explore space-port comet-zone")
    table.rest()
    assert table.p1.hand == ["gem-world", "comet-zone", "space-port"]
    assert "spice-world" in table.state.discard


def test_cards_kept_and_discarded_are_known_to_their_owner_alone() -> None:
    table = Table()
    table.choose("explore1", "produce")
    table.rest()
    explored = facts(table.events, "explored")
    assert explored == [{"seat": 0, "drew": 3, "kept": 2}, {"seat": 1, "drew": 2, "kept": 1}]
    looks = [event for event in table.events if event.kind == "looking"]
    assert [event.seen_by for event in looks] == [(0,), (1,)]


def test_the_choice_may_be_changed_until_all_have_chosen() -> None:
    table = Table()
    table.draws("comet-zone", "spice-world", "space-port")
    table.choose("explore1", "produce")
    table.play("p1 explore space-port comet-zone", "p1 explore spice-world comet-zone")
    table.rest()
    assert set(table.p1.hand) == {"spice-world", "comet-zone"}


def test_too_few_or_too_many_cannot_be_kept() -> None:
    table = Table()
    table.choose("explore1", "produce")
    first, second, third = table.p1.looking
    assert table.refused(f"p1 explore {first}") == "pick-count"
    assert table.refused(f"p1 explore {first} {second} {third}") == "pick-count"


def test_the_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    table = Table()
    table.leave("gem-world", "comet-zone")
    discards = set(table.state.discard)
    table.choose("explore5", "produce")
    assert {"gem-world", "comet-zone"} < set(table.p1.looking)
    assert table.state.discard == []
    assert set(table.state.deck) < discards


def test_when_no_card_is_left_there_is_less_to_draw() -> None:
    table = Table()
    table.leave("gem-world", "comet-zone")
    table.state.players[1].hand = table.state.discard
    table.state.discard = []
    table.choose("explore5", "produce")
    assert table.p1.looking == ["comet-zone", "gem-world"]
    assert table.asked(0, "explore").ask.least == 1
    assert table.asked(1, "explore").ask.most == 0
    table.rest()
    assert len(table.p1.hand) == 1
