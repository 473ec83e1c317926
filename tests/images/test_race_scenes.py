"""What lies where in pictures of Race for the Galaxy: scenes, without a pixel."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PIL import ImageChops

from bot.manifest.manifest import PanelPicture, manifest
from bot.words.texts import Texts
from images.drawing.canvas import Canvas
from images.drawing.scene import Scene, Thing
from images.options import Options
from images.race.art.window import draw_window
from images.race.cards import card
from images.race.cards import hands as cards
from images.race.cards.signs import power_signs, score_signs
from images.race.cards.tokens import worth
from images.race.seats import line_of_sealed, seat_owner
from images.race.table import key, since
from images.race.table import overview as table
from images.race.views import VIEWS
from rules.core.hidden import view
from rules.race.cards.scoring import points
from rules.race.designs import DESIGNS
from rules.race.state import State
from tests.images import race_sample as sample

EN = Texts("en")


def words(scene: Scene, tag: str) -> list[str]:
    return [text.words for text in scene.texts if text.tag == tag]


def seen(state: State, seat: int | None = None) -> Scene:
    return table.scene(view(state, seat), EN, Options(names=sample.NAMES, asked=sample.ASKED))


def test_tableaus_lie_in_the_order_of_play() -> None:
    state = sample.middle()
    shown = [thing.id for thing in seen(state).of("art")]
    assert shown == [card for player in state.players for card in player.tableau]


def test_powers_on_the_table_can_be_read_without_looking_a_card_up(texts: Texts) -> None:
    state = sample.middle()
    drawn = table.scene(view(state, None), texts)
    for printed in (state.card(lying) for player in state.players for lying in player.tableau):
        signs = [power_signs(printed, power, texts) for power in printed.powers if power.effect != "here"]
        wanted = sorted(part.removeprefix("@") for parts in signs for part in parts)
        shown = [thing.id for thing in drawn.of("icon") if thing.tag == f"power {printed.id}"]
        shown += words(drawn, f"power {printed.id}")
        assert sorted(shown) == wanted, printed.id


def test_a_tall_card_stretches_only_its_own_column() -> None:
    state = sample.middle()
    state.players[0].tableau = ["old-earth", "galactic-federation", "space-marines", "contact-specialist"]
    drawn = cards.tableau(view(state, None), EN, Options(seat=0))
    heights = {round(thing.h) for thing in drawn.of("panel")}
    assert len(heights) > 1
    lefts = {round(box[0]) for box in (thing.box for thing in drawn.of("panel"))}
    for left in lefts:
        own = [thing.box for thing in drawn.of("panel") if round(thing.box[0]) == left]
        assert all(round(below[1] - above[3]) == 10 for above, below in pairwise(own))


def test_the_key_has_the_white_hexagon_of_printed_points(texts: Texts) -> None:
    drawn = key.scene(sample.middle(), texts)
    assert [thing.id for thing in drawn.of("points")] == ["", "six"]
    said = {text.words for text in drawn.texts if text.tag == "legend"}
    assert texts("race-picture-icon-printed") in said
    assert {thing.id for thing in seen(sample.middle()).of("points")} <= {"", "six"}


def test_goods_lie_on_their_worlds_in_their_colours() -> None:
    crates = {thing.tag: thing.id for thing in seen(sample.middle()).of("crate")}
    assert crates == {"good gem-world": "novelty", "good alpha-centauri": "rare", "good mining-world": "rare"}


def test_windfall_worlds_have_rings_and_production_worlds_discs() -> None:
    kinds = {thing.tag: thing.id for thing in seen(sample.middle()).of("kind")}
    assert kinds["alpha-centauri"] == "rare-ring:R"
    assert kinds["mining-world"] == "rare:R"


def test_costs_have_shapes() -> None:
    shapes = {thing.tag: thing.id for thing in seen(sample.middle()).of("cost")}
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
    assert line_of_sealed(state) == "develop"
    told = [words(seen(state), f"status {seat}")[0] for seat in range(4)]
    assert told == ["ready", "choosing", "choosing", "ready"]


def test_the_end_names_the_winner() -> None:
    drawn = seen(sample.over())
    assert [bool(words(drawn, f"status {seat}")) for seat in range(4)] == [False, True, False, False]


def test_the_end_tells_where_the_points_came_from() -> None:
    state = sample.over()
    drawn = seen(state)
    for player in state.players:
        own = state.results[player.seat]
        six = points(state, player) - own["cards"] - 103
        shown = [own["cards"], 103, six, points(state, player)]
        told = [words(drawn, f"{part} {player.seat}")[0] for part in ("cards", "chips", "six", "last")]
        assert told == list(map(str, shown))
    assert next(thing.tag for thing in drawn.of("badge")) == "column 1"
    lines = VIEWS["table"].words(view(state, None), EN, Options(names=["Ada", "Ben", "Cy", "Dee"]))
    cards, sixes, total = (words(drawn, f"{part} 1")[0] for part in ("cards", "six", "last"))
    points_of_ben = f"Ben: Cards {cards}, VP chips 103, 6-cost developments {sixes}, Total {total}"
    assert lines[1:3] == ["**Final points**", points_of_ben]


def test_the_end_fits_a_phone_with_every_card_and_its_points() -> None:
    """Four tableaus of as many cards with long names as ever lie there, on at most two widths."""
    state = sample.over()
    drawn = seen(state)
    assert drawn.height <= 2 * drawn.width
    players = [state.players[seat] for seat in table.ranked(state)]
    lying = [(player, state.card(card)) for player in players for card in player.tableau]
    assert len(lying) == 52
    assert words(drawn, "points") == [worth(card, cards.six(state, player, card.id)) for player, card in lying]


def actions(state: State, when: str) -> list[list[str]]:
    lying = seen(state).of("action")
    return [[thing.id for thing in lying if thing.tag == f"{when} {player.seat}"] for player in state.players]


def test_both_rounds_action_cards_lie_before_their_players() -> None:
    assert actions(sample.middle(), "now") == [["explore5"], ["develop"], ["trade"], ["double"]]
    assert actions(sample.middle(), "last") == [["settle"], ["explore1"], ["settle"], ["produce"]]


def test_while_actions_are_chosen_only_the_last_ones_lie_open() -> None:
    assert actions(sample.choosing(), "now") == [["covered"], ["open"], ["open"], ["covered"]]
    assert actions(sample.choosing(), "last") == [["explore5"], ["develop"], ["trade"], ["double"]]


def test_phases_that_were_chosen_are_bright() -> None:
    def bright(state: State) -> list[str]:
        strip = [text for text in seen(state).texts if text.tag.startswith("strip")]
        dark = min(text.colour for text in strip)
        return [text.tag.removeprefix("strip ") for text in strip if text.colour != dark]

    assert bright(sample.middle()) == ["explore", "develop", "consume"]
    assert len({text.colour for text in seen(sample.choosing()).texts if text.tag.startswith("strip")}) == 1


def test_cards_of_a_hand_are_numbered_as_in_menus() -> None:
    state = sample.middle()
    drawn = cards.hand(view(state, 2), EN, Options(seat=2))
    assert [thing.id for thing in drawn.of("art")] == ["mining-robots", "drop-ships", "tourist-world"]
    assert words(drawn, "number") == ["1", "2", "3"]
    assert drawn.of("back") == []


def test_hidden_cards_lie_face_down() -> None:
    for scene in (cards.hand, cards.explore):
        drawn = scene(view(sample.exploring(), 1), EN, Options(seat=0))
        assert drawn.of("art") == []
        assert len(drawn.of("back")) == len(words(drawn, "number")) > 0


def test_the_hand_lies_below_the_cards_to_choose_from() -> None:
    state = sample.exploring()
    drawn = cards.explore(view(state, 0), EN, Options(seat=0))
    assert words(drawn, "section") == ["Explore: 7 drawn, keep 1", "Hand: 2 cards"]
    assert words(drawn, "name")[-2:] == ["Trade League", "Colony Ship"]
    assert len(words(drawn, "number")) == 7  # those of the hand are not to be chosen, and have none
    told = VIEWS["explore"].words(view(state, 0), EN, Options(seat=0))
    assert told[-3] == "Hand: 2 cards"
    assert told[-1].startswith("**Colony Ship**")
    for viewer in (1, None):
        assert words(cards.explore(view(state, viewer), EN, Options(seat=0)), "section") == ["Explore: 7 drawn, keep 1"]


def test_a_card_that_will_be_kept_lies_in_the_hand_while_others_choose() -> None:
    state = sample.exploring()
    player = state.players[0]
    player.sealed = player.looking[3]
    drawn = cards.hand(view(state, 0), EN, Options(seat=0))
    assert [thing.id for thing in drawn.of("art")] == [*player.hand, player.looking[3]]
    assert words(drawn, "section") == ["Hand: 3 cards"]
    assert VIEWS["hand"].words(view(state, 0), EN, Options(seat=0))[-1].startswith("**3 · ")
    assert len(cards.hand(view(state, 1), EN, Options(seat=0)).of("back")) == 2


def test_powers_of_a_hand_stand_in_words_below_their_signs() -> None:
    drawn = cards.hand(view(sample.middle(), 2), EN, Options(seat=2))
    assert {"Rare worlds cost 1 less", "Military +3", "2 goods → 3 VP"} <= set(words(drawn, "words"))


def test_the_more_cards_there_are_the_less_is_written_on_each() -> None:
    state = view(sample.middle(), 0)
    written = []
    for count in (3, 6, 14, 24):
        state.players[0].hand = sample.LONG[:count]
        drawn = cards.hand(state, EN, Options(seat=0))
        assert words(drawn, "number") == [str(number) for number in range(1, count + 1)]
        assert len(drawn.of("cost")) == count
        powers = [text for text in drawn.texts if text.tag.startswith("power")]
        written.append((bool(words(drawn, "words")), bool(powers), len(drawn.of("art"))))
    assert written == [(True, True, 3), (True, True, 6), (False, True, 14), (False, False, 0)]


def test_of_many_cards_those_that_can_be_chosen_keep_their_words() -> None:
    state = view(sample.middle(), 0)
    state.players[0].hand = hand = sample.LONG[:12]
    drawn = cards.hand(state, EN, Options(seat=0, choices=[hand[3], hand[7], "none"]))
    assert words(drawn, "section") == ["Hand: 12 cards", "Not to be chosen now: 10 cards"]
    assert words(drawn, "number") == ["4", "8", "1", "2", "3", "5", "6", "7", "9", "10", "11", "12"]
    assert [thing.tag for thing in drawn.of("tab")] == ["tab"] * 2 + ["tab off"] * 10
    assert words(drawn, "words")
    few = cards.hand(view(sample.middle(), 2), EN, Options(seat=2, choices=["drop-ships"]))
    assert words(few, "number") == ["1", "2", "3"]  # in one piece where there is room


def test_a_sheet_has_its_words_however_tall_it_is() -> None:
    state = sample.middle()
    state.players[0].tableau = sample.LONG[:14]
    sheet, asked = (
        cards.tableau(view(state, 0), EN, Options(seat=0, choices=choices)) for choices in ((), ("good:gem-world",))
    )
    assert sheet.height > asked.height
    assert words(sheet, "words")
    assert len(asked.of("cost")) == len(sheet.of("cost")) == 14


def test_cards_of_a_tall_hand_that_the_viewer_does_not_know_lie_face_down() -> None:
    state = sample.middle()
    for count in (6, 14, 30):
        state.players[0].hand = sample.LONG[:count]
        drawn = cards.hand(view(state, 1), EN, Options(seat=0))
        assert len(drawn.of("back")) == count
        assert words(drawn, "number") == [str(number) for number in range(1, count + 1)]
        assert not drawn.of("cost")
        assert drawn.height * 390 / 1080 <= 420


def test_goods_are_chosen_before_the_picture_of_the_tableau() -> None:
    for kind in ("trade", "consume", "goods", "windfall", "produce"):
        assert manifest("race").picture(kind) == PanelPicture("tableau", asked=True)
    assert manifest("race").picture("pay") == manifest("race").picture() == PanelPicture("hand")


def test_the_number_of_cards_to_keep_is_told() -> None:
    state = sample.exploring()
    state.players[0].hand = []
    assert words(cards.explore(view(state, 0), EN, Options(seat=0)), "section") == ["Explore: 7 drawn, keep 1"]
    state.players[0].actions = ["explore5", "explore1"]
    assert words(cards.explore(view(state, 0), EN, Options(seat=0)), "section") == ["Explore: 7 drawn, keep 2"]
    state.players[0].looking = []
    assert words(cards.explore(view(state, 0), EN, Options(seat=0)), "section") == ["No cards to choose from"]
    state = sample.starting()
    told = "Start: keep 1 of the worlds 1 and 2, and 4 of 6 cards"
    assert words(cards.explore(view(state, 0), EN, Options(seat=0)), "section") == [told]
    state.players[0].tableau, state.players[0].looking = ["old-earth"], sample.LONG[:6]
    drawn = cards.explore(view(state, 0), EN, Options(seat=0))
    assert words(drawn, "section") == ["The start world", "Start: 6 dealt, keep 4"]


def test_the_start_world_stands_with_the_cards_to_keep() -> None:
    state = sample.starting()
    state.players[0].tableau, state.players[0].looking = ["old-earth"], sample.LONG[:6]
    drawn = cards.explore(view(state, 0), EN, Options(seat=0))
    assert "Old Earth" in {text.words for text in drawn.texts}
    assert "The start world: Old Earth." in VIEWS["explore"].alt(view(state, 0), EN, Options(seat=0))
    lines = VIEWS["explore"].words(view(state, 0), EN, Options(seat=0))
    assert "The start world" in lines
    assert any("Old Earth" in line for line in lines)
    state.round = 1
    assert "The start world" not in words(cards.explore(view(state, 0), EN, Options(seat=0)), "section")


def test_a_tableau_tells_powers_in_words_and_what_developments_count() -> None:
    state = sample.middle()
    state.players[0].tableau.append("galactic-federation")
    drawn = cards.tableau(view(state, None), EN, Options(seat=0))
    assert "Military +2" in words(drawn, "words")
    assert words(drawn, "points")[-1] == "3"  # itself 2, space marines 1


@pytest.mark.parametrize("edition", DESIGNS)
def test_every_power_has_signs_and_every_icon_its_words(edition: str, texts: Texts) -> None:
    for printed in DESIGNS[edition].values():
        made = [power_signs(printed, power, texts) for power in printed.powers]
        made += [score_signs(score, texts) for score in printed.score]
        icons = {part[1:].partition(":")[0] for parts in made for part in parts if part.startswith("@")}
        assert all(len(parts) > 1 for parts in made)
        assert all(texts.has(f"race-picture-icon-{icon}") for icon in icons), icons


def test_developments_in_hand_show_what_they_would_count() -> None:
    state = sample.middle()
    assert state.players[0].hand == ["trade-league", "colony-ship"]
    assert words(cards.hand(state, EN, Options(seat=0)), "points") == ["3", "1"]  # itself 2, Old Earth 1


def test_letters_and_badges_tell_goods_and_seats_apart(texts: Texts) -> None:
    letters = {texts(f"race-picture-letter-{good}") for good in ("novelty", "rare", "genes", "alien")}
    assert len(letters) == 4
    owners = [seat_owner(sample.middle(), seat, texts) for seat in range(4)]
    assert len({who.shape for who in owners}) == len({who.letter for who in owners}) == 4
    assert len({who.colour for who in owners}) == 4


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
    told = table.alt(view(sample.middle(), None), EN, Options(names=["Ada", "Ben", "Cy", "Dee"], asked=sample.ASKED))
    assert told.startswith("Round 6, Develop. Ada has 11 points, 4 cards laid out, 2 in hand; Ben has")
    assert "Chosen this round: Ada – Explore: draw 5 more; Ben – Develop; Cy – Consume: trade" in told
    assert told.endswith("Waited for: Ben, Cy.")


@pytest.mark.parametrize("make", [sample.middle, sample.choosing, sample.starting, sample.crowded, sample.over])
@pytest.mark.parametrize("what", VIEWS)
def test_descriptions_are_a_few_sentences(make: Callable[[], State], what: str, texts: Texts) -> None:
    state = make()
    told = VIEWS[what].alt(state, texts, Options(names=["A name as long as they come 32ch"] * 4))
    assert told.endswith(".")
    assert "  " not in told
    assert len(told) < 1024  # Discord's limit


def test_descriptions_keep_secrets() -> None:
    state = sample.exploring()
    for what in ("hand", "explore"):
        assert VIEWS[what].alt(view(state, 1), EN, Options(seat=0)).endswith("None of them lies open.")


def test_only_the_key_says_what_icons_mean() -> None:
    state = view(sample.exploring(), 0)
    for what in VIEWS:
        drawn = VIEWS[what].scene(state, EN, Options(card="old-earth", events=sample.EVENTS))
        assert bool(words(drawn, "legend")) == (what in ("key", "key-2"))


def test_the_key_has_every_icon_of_every_card(texts: Texts) -> None:
    told = {thing.id for thing in key.scene(sample.middle(), texts).of("icon")}
    told |= {f"{one}-ring{letter}" for id in told if id.endswith("-ring") for one, _, letter in [id.partition("-ring")]}
    for edition in DESIGNS.values():
        for printed in edition.values():
            parts = [part for power in printed.powers for part in power_signs(printed, power, texts)]
            parts += [part for score in printed.score for part in score_signs(score, texts)]
            assert {part[1:] for part in parts if part.startswith("@")} - {"six"} <= told, printed.id


def test_the_key_knows_second_action_cards_only_with_experts() -> None:
    lying = [[thing.id for thing in key.scene(make(), EN).of("action")] for make in (sample.middle, sample.starting)]
    assert ["develop2" in cards for cards in lying] == [False, True]


def test_a_card_alone_tells_its_powers_by_phase_and_where_it_lies() -> None:
    state = sample.middle()
    drawn = card.scene(view(state, None), EN, Options(card="gem-world", names=sample.NAMES))
    assert words(drawn, "title") == ["Gem World"]
    assert words(drawn, "phase") == ["Produce"]
    assert words(drawn, "words") == ["A good here", "Draw 1 if a good is produced here"]
    assert words(drawn, "facts")[-1] == "In the tableau of Ada, with a good on it."
    assert len(drawn.of("crate")) == 1


def test_a_card_alone_counts_where_it_lies() -> None:
    drawn = card.scene(
        view(sample.middle(), None), EN, Options(card="merchant-guild", names=["Ada", "Ben", "Cy", "Dee"])
    )
    assert words(drawn, "points") == ["4"]  # Mining World 2, two goods
    assert words(drawn, "facts")[-1] == "In the tableau of Cy, where it counts 4."
    assert words(card.scene(view(sample.middle(), None), EN, Options(card="trade-league")), "points") == ["?"]


def test_a_card_that_lies_in_a_hand_is_not_said_to_lie_anywhere() -> None:
    state = sample.middle()
    assert "trade-league" in state.players[0].hand
    assert len(words(card.scene(view(state, 0), EN, Options(card="trade-league")), "facts")) == 2


def test_no_card_lies_face_down() -> None:
    assert len(card.scene(sample.middle(), EN, Options(card="no-such-card")).of("back")) == 1


def test_what_happened_stands_by_round_and_seat_with_the_numbers_of_the_log() -> None:
    drawn = since.scene(view(sample.middle(), None), EN, Options(events=sample.EVENTS, names=["Ada", "Ben"]))
    assert words(drawn, "section") == ["98 · Round 6", "117 · Game over"]
    assert words(drawn, "player") == ["Ada", "Ada", "Ben"]
    assert words(drawn, "number") == [str(n) for n in (97, 99, 103, 105, 106, 108, 100, 110, 111, 113, 114, 115, 116)]
    assert words(drawn, "explored") == ["7", "→", "+1"]
    assert [thing.id for thing in drawn.of("phase")][1:3] == ["settle", "settle"]


def test_what_happened_is_summed_up_for_each_player() -> None:
    drawn = since.scene(view(sample.middle(), None), EN, Options(events=sample.EVENTS))
    assert words(drawn, "sums 1") == ["+14", "+5"]  # points of two powers; four cards for a good, one won
    assert [thing.id for thing in drawn.of("icon") if thing.tag == "sums 0"] == ["hand", "crate"]


def test_nothing_is_told_that_not_everybody_may_read() -> None:
    public = tuple(one for one in sample.EVENTS if one[1].seen_by is None)
    state = view(sample.middle(), None)
    for told in (since.scene, since.words, since.alt):
        assert told(state, EN, Options(events=sample.EVENTS)) == told(state, EN, Options(events=public))
    assert since.words(state, EN) == ["Nothing has happened since."]


def test_of_very_much_that_happened_the_latest_is_shown(texts: Texts) -> None:
    many = tuple((number, event) for number, (_, event) in enumerate(sample.EVENTS * 12, 1))
    drawn = since.scene(sample.middle(), texts, Options(events=many))
    assert len(words(drawn, "number")) < 60
    assert words(drawn, "number")[-1] == str(len(many) - 1)
    assert any("156" in told for told in words(drawn, "section"))  # 12 times 18 told, less 60
    lines = since.words(sample.middle(), texts, Options(events=many, names=["A name as long as they come 32ch"] * 4))
    assert lines[-1].startswith(f"**{len(many)}**")
    assert len("\n".join(lines)) <= 3500


def test_what_happened_is_told_in_words() -> None:
    told = since.words(view(sample.middle(), None), EN, Options(events=sample.EVENTS, names=["Ada", "Ben"]))
    assert told[0] == "**97** · Ada starts with Old Earth"
    assert "**110** · Ben sells the good of Imperium Armaments World for 4 cards" in told
    assert since.alt(view(sample.middle(), None), EN, Options(events=sample.EVENTS)).startswith(
        "18 things happened. Seat 1 "
    )


@pytest.mark.parametrize("make", [sample.middle, sample.choosing, sample.starting, sample.crowded, sample.over])
@pytest.mark.parametrize("what", VIEWS)
def test_every_view_is_told_in_words_that_fit_a_message(make: Callable[[], State], what: str, texts: Texts) -> None:
    names = ["A name as long as they come 32ch"] * 4
    lines = VIEWS[what].words(make(), texts, Options(names=names, card="merchant-guild", events=sample.EVENTS))
    assert lines
    assert all(line.strip() for line in lines)
    assert len("\n".join(lines)) <= 3500


def test_the_table_in_words_says_all_that_lies_open() -> None:
    told = VIEWS["table"].words(
        view(sample.middle(), None), EN, Options(names=["Ada", "Ben", "Cy", "Dee"], asked=sample.ASKED)
    )
    assert told[0] == "**Race for the Galaxy** · Round 6, Develop."
    assert told[3:8] == [
        "**Ada** · ready",
        "11 points (4 in chips), hand 2, goods 1, Military 4, laid out 4/12",
        "This round: Explore: draw 5 more",
        "Last round: Settle",
        "Old Earth, Gem World (with novelty), Space Marines, Lost Alien Warship",
    ]


def test_cards_in_words_are_numbered_and_say_what_they_do() -> None:
    told = VIEWS["hand"].words(view(sample.middle(), 2), EN, Options(seat=2))
    assert told[0] == "**Seat 3** · Hand: 3 cards"
    assert told[2].startswith("**2 · Drop Ships**: development 4 ·")
    assert told[2].endswith(" | III: Military +3")
    assert VIEWS["hand"].words(view(sample.middle(), 0), EN, Options(seat=2))[1:] == [
        f"{n} · face down" for n in (1, 2, 3)
    ]
