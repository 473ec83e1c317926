"""What lies where in pictures of Race for the Galaxy: scenes, without a pixel."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import ImageChops

from bot.texts import Texts
from images.canvas import Canvas
from images.race import alt, cards, table
from images.race.art import draw_window
from images.race.look import SEATS, awaited, sealed, seat_owner
from images.race.signs import power_signs, score_signs
from images.race.views import VIEWS
from images.scene import Scene, Thing
from rules.core.hidden import view
from rules.race.cards import DESIGNS
from rules.race.scoring import points
from rules.race.state import State
from tests.images import race_sample as sample

EN = Texts("en")


def words(scene: Scene, note: str) -> list[str]:
    return [text.words for text in scene.texts if text.note == note]


def seen(state: State, seat: int | None = None) -> Scene:
    return table.scene(view(state, seat), EN, names=sample.NAMES)


def test_tableaus_lie_in_the_order_of_play() -> None:
    state = sample.middle()
    shown = [thing.id for thing in seen(state).of("art")]
    assert shown == [card for player in state.players for card in player.tableau]


def test_goods_lie_on_their_worlds_in_their_colours() -> None:
    crates = {thing.note: thing.id for thing in seen(sample.middle()).of("crate")}
    assert crates == {"good gem-world": "novelty", "good alpha-centauri": "rare", "good mining-world": "rare"}


def test_windfall_worlds_have_rings_and_production_worlds_discs() -> None:
    kinds = {thing.note: thing.id for thing in seen(sample.middle()).of("kind")}
    assert kinds["alpha-centauri"] == "rare-ring:R"
    assert kinds["mining-world"] == "rare:R"


def test_costs_have_shapes() -> None:
    shapes = {thing.note: thing.id for thing in seen(sample.middle()).of("cost")}
    assert shapes["old-earth"] == "world"
    assert shapes["new-sparta"] == "defense"
    assert shapes["space-marines"] == "development"


def test_the_table_counts() -> None:
    state = sample.middle()
    drawn = seen(state)
    assert words(drawn, "chips") == ["31"]
    assert words(drawn, "deck") == [str(len(state.deck))]
    assert words(drawn, "discard") == ["9"]
    assert words(drawn, "hand 2") == ["3"]
    assert words(drawn, "crate 2") == ["2"]
    assert words(drawn, "vp 0") == [str(points(state, state.players[0]))]
    assert words(drawn, "military 0") == ["4"]
    assert words(drawn, "tableau 0") == ["4/12"]


def test_the_table_says_who_is_waited_for() -> None:
    state = sample.middle()
    assert awaited(state) == [1, 2]
    assert sealed(state) == "develop"
    told = [words(seen(state), f"status {seat}")[0] for seat in range(4)]
    assert told == ["ready", "choosing", "choosing", "ready"]


def test_the_end_names_the_winner() -> None:
    drawn = seen(sample.over())
    assert [bool(words(drawn, f"status {seat}")) for seat in range(4)] == [False, True, False, False]


def actions(state: State, when: str) -> list[list[str]]:
    lying = seen(state).of("action")
    return [[thing.id for thing in lying if thing.note == f"{when} {player.seat}"] for player in state.players]


def test_both_rounds_action_cards_lie_before_their_players() -> None:
    assert actions(sample.middle(), "now") == [["explore5"], ["develop"], ["trade"], ["double"]]
    assert actions(sample.middle(), "last") == [["settle"], ["explore1"], ["settle"], ["produce"]]


def test_while_actions_are_chosen_only_the_last_ones_lie_open() -> None:
    assert actions(sample.choosing(), "now") == [["covered"], ["open"], ["open"], ["covered"]]
    assert actions(sample.choosing(), "last") == [["explore5"], ["develop"], ["trade"], ["double"]]


def test_phases_that_were_chosen_are_bright() -> None:
    def bright(state: State) -> list[str]:
        strip = [text for text in seen(state).texts if text.note.startswith("strip")]
        dark = min(text.colour for text in strip)
        return [text.note.removeprefix("strip ") for text in strip if text.colour != dark]

    assert bright(sample.middle()) == ["explore", "develop", "consume"]
    assert len({text.colour for text in seen(sample.choosing()).texts if text.note.startswith("strip")}) == 1


def test_cards_of_a_hand_are_numbered_as_in_menus() -> None:
    state = sample.middle()
    drawn = cards.hand(view(state, 2), EN, seat=2)
    assert [thing.id for thing in drawn.of("art")] == ["mining-robots", "drop-ships", "tourist-world"]
    assert words(drawn, "number") == ["1", "2", "3"]
    assert drawn.of("back") == []


def test_hidden_cards_lie_face_down() -> None:
    for scene in (cards.hand, cards.explore):
        drawn = scene(view(sample.exploring(), 1), EN, seat=0)
        assert drawn.of("art") == []
        assert len(drawn.of("back")) == len(words(drawn, "number")) > 0


def test_the_number_of_cards_to_keep_is_told() -> None:
    state = sample.exploring()
    assert words(cards.explore(view(state, 0), EN, seat=0), "section") == ["Explore: 7 drawn, keep 1"]
    state.players[0].actions = ["explore5", "explore1"]
    assert words(cards.explore(view(state, 0), EN, seat=0), "section") == ["Explore: 7 drawn, keep 2"]
    state.players[0].looking = []
    assert words(cards.explore(view(state, 0), EN, seat=0), "section") == ["No cards to choose from"]
    state = sample.starting()
    told = "Start: keep 1 of the worlds 1 and 2, and 4 of 6 cards"
    assert words(cards.explore(view(state, 0), EN, seat=0), "section") == [told]
    state.players[0].tableau, state.players[0].looking = ["old-earth"], sample.LONG[:6]
    assert words(cards.explore(view(state, 0), EN, seat=0), "section") == ["Start: 6 dealt, keep 4"]


def test_a_tableau_tells_powers_in_words_and_what_developments_count() -> None:
    state = sample.middle()
    state.players[0].tableau.append("galactic-federation")
    drawn = cards.tableau(view(state, None), EN, seat=0)
    assert "Military +2" in words(drawn, "words")
    assert words(drawn, "points")[-1] == "3"  # itself 2, space marines 1


@pytest.mark.parametrize("edition", DESIGNS)
def test_every_power_has_signs_and_every_icon_its_words(edition: str, texts: Texts) -> None:
    for card in DESIGNS[edition].values():
        made = [power_signs(card, power, texts) for power in card.powers]
        made += [score_signs(score, texts) for score in card.score]
        icons = {part[1:].partition(":")[0] for parts in made for part in parts if part.startswith("@")}
        assert all(len(parts) > 1 for parts in made)
        assert all(texts.has(f"race-picture-icon-{icon}") for icon in icons), icons


def test_developments_in_hand_show_what_they_would_count() -> None:
    state = sample.middle()
    assert state.players[0].hand == ["trade-league", "colony-ship"]
    assert words(cards.hand(state, EN, seat=0), "points") == ["3", "1"]  # itself 2, Old Earth 1


def test_letters_and_badges_tell_goods_and_seats_apart(texts: Texts) -> None:
    letters = {texts(f"race-picture-letter-{good}") for good in ("novelty", "rare", "genes", "alien")}
    assert len(letters) == 4
    owners = [seat_owner(sample.middle(), seat, texts) for seat in range(4)]
    assert len({who.shape for who in owners}) == len({who.letter for who in owners}) == len(set(SEATS)) == 4


def test_every_card_has_a_picture_of_its_own() -> None:
    def art(name: str) -> Canvas:
        canvas = Canvas(80, 80)
        draw_window(canvas, Thing("art", name, 0, 0, 80, 80))
        return canvas

    drawn = {name: art(name).done() for name in list(DESIGNS["second"])[::5]}
    assert len({image.tobytes() for image in drawn.values()}) == len(drawn)
    for name, image in list(drawn.items())[:5]:
        assert ImageChops.difference(art(name).done(), image).getbbox() is None


def test_the_description_of_the_table_names_people() -> None:
    told = alt.table(view(sample.middle(), None), EN, names=["Ada", "Ben", "Cy", "Dee"])
    assert told.startswith("Round 6, Develop. Ada has 11 points, 4 cards laid out, 2 in hand; Ben has")
    assert "Chosen this round: Ada – Explore: +5, Ben – Develop, Cy – Consume: trade" in told
    assert told.endswith("Waited for: Ben, Cy.")


@pytest.mark.parametrize("make", [sample.middle, sample.choosing, sample.starting, sample.crowded, sample.over])
@pytest.mark.parametrize("what", VIEWS)
def test_descriptions_are_a_few_sentences(make: Callable[[], State], what: str, texts: Texts) -> None:
    state = make()
    told = VIEWS[what].alt(state, texts, names=["A name as long as they come 32ch"] * 4)
    assert told.endswith(".")
    assert "  " not in told
    assert len(told) < 1024  # Discord's limit


def test_descriptions_keep_secrets() -> None:
    state = sample.exploring()
    for what in ("hand", "explore"):
        assert VIEWS[what].alt(view(state, 1), EN, seat=0).endswith("None of them lies open.")
