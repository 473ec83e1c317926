"""A galaxy from a string of tile numbers: how it is read, what is refused of it, and that it is what is played."""

from __future__ import annotations

from random import Random

import pytest

from rules.core.decisions import Illegal
from rules.core.game import Setup
from rules.core.play import start
from rules.core.saves import load, save
from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.places import touching
from rules.ti4.components.systems import CENTRE, SYSTEMS
from rules.ti4.game import GAME
from rules.ti4.setup.map_string import ORDER, example, read, tiles_written, written
from rules.ti4.state import State

SIX = "28 30 42 36 29 21 50 39 47 34 22 40 25 33 44 32 38 46 0 31 24 0 41 20 0 27 43 0 23 45 0 19 35 0 37 26"


def numbers(text: str = SIX) -> list[str]:
    return text.split()


def having(**changed: str) -> str:
    """The string with other numbers at some places, `at204="18"`."""
    own = dict(zip(ORDER, numbers(), strict=True))
    return " ".join({**own, **{name.removeprefix("at"): number for name, number in changed.items()}}.values())


def swapped(**laid: str) -> str:
    """The string with these tiles at these places, each in exchange for the one that lies there."""
    own = dict(zip(ORDER, numbers(), strict=True))
    for name, tile in laid.items():
        place = name.removeprefix("at")
        before = next((other for other, number in own.items() if number == tile), "")
        if before:
            own[before] = own[place]
        own[place] = tile
    return " ".join(own.values())


def started(seats: int, text: str, seed: str = "one", **given: object) -> State:
    state: State = start(GAME, Setup(seats, {"galaxy": text}, given or None), seed)
    return state


def test_numbers_go_ring_by_ring_from_the_top_clockwise() -> None:
    galaxy = started(6, SIX).galaxy
    laid = {
        place: galaxy[place].tile for place in ("000", "101", "102", "106", "201", "202", "212", "302", "303", "318")
    }
    assert laid == {
        "000": CENTRE, "101": "28", "102": "30", "106": "21", "201": "50", "202": "39", "212": "46",
        "302": "31", "303": "24", "318": "26",
    }  # fmt: skip


@pytest.mark.parametrize("seats", GAME.seats)
def test_home_systems_lie_where_they_always_do_whatever_the_seed(seats: int) -> None:
    text = example(seats)
    for seed in ("one", "two"):
        state = started(seats, text, seed)
        for player in state.players:
            home = state.galaxy[state.home_place(player.seat)]
            assert home.tile == (player.printed.gate or player.printed.home)
        homes = {state.home_place(seat) for seat in range(seats)}
        others = {place: system.tile for place, system in state.galaxy.items() if place in ORDER and place not in homes}
        assert others == tiles_written(text)
        assert GAME.faults(state) == []


def test_a_game_of_five_has_its_trade_goods() -> None:
    state = started(5, example(5))
    assert sorted(player.trade_goods for player in state.players) == [0, 0, 2, 2, 4]


@pytest.mark.parametrize(
    "text",
    [
        SIX,
        f"18 {SIX}",
        f"{{18}} {SIX}",
        SIX.replace(" ", ","),
        SIX.replace(" ", ", "),
        SIX.replace(" ", "\n"),
        SIX.replace(" 0 ", " -1 "),
        f"  {SIX}　",
    ],
)
def test_all_ways_to_write_the_same_galaxy_are_kept_alike(text: str) -> None:
    assert read(text).value == SIX
    assert read(text).seats == (6,)


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_string_serves_one_number_of_players(seats: int) -> None:
    assert read(example(seats)).seats == (seats,)
    for others in GAME.seats:
        if others != seats:
            with pytest.raises(Illegal, match="text-seats"):
                started(others, example(seats))


def test_places_without_a_tile_may_be_left_out_at_the_end() -> None:
    three = example(3)
    assert three.endswith(" 0")
    assert read(three.removesuffix(" 0")).value == three


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ("", "string-count", {"given": 0, "wanted": 36}),
        (SIX.rpartition(" ")[0], "string-count", {"given": 35, "wanted": 36}),
        (f"{SIX} 0", "string-count", {"given": 37, "wanted": 36}),
        (f"{{4}} {SIX}", "string-centre", {"number": "4"}),
        (having(at204="18"), "string-mecatol", {"number": "18", "at": 10, "place": "204"}),
        (having(at204="82"), "string-unknown", {"number": "82", "at": 10, "place": "204"}),
        (having(at204="83A60"), "string-unknown", {"number": "83A60", "at": 10, "place": "204"}),
        (having(at101="hello-everybody"), "string-unknown", {"number": "hello-ev", "at": 1, "place": "101"}),
        (having(at304="7"), "string-home", {"number": "7", "at": 22, "place": "304"}),
        (having(at304="51"), "string-home", {"number": "51", "at": 22, "place": "304"}),
        (having(at204="28"), "string-twice", {"number": "28", "at": 10, "place": "204", "first": 1}),
        (having(at304="48"), "string-no-room", {"number": "48", "at": 22, "place": "304", "players": 6}),
        (having(at204="0"), "string-gap", {"at": 10, "place": "204", "players": 6}),
        (having(at318="-1"), "string-gap", {"at": 36, "place": "318", "players": 6}),
    ],
)
def test_what_is_no_galaxy_is_refused_with_the_number_and_its_place(
    text: str, code: str, details: dict[str, str | int]
) -> None:
    with pytest.raises(Illegal) as refused:
        read(text)
    assert (refused.value.code, refused.value.details) == (code, details)


def test_what_touches_and_should_not_is_warned_of_and_may_be_played() -> None:
    text = swapped(at101="41", at102="42")
    warned = [each for each in read(text).warnings if each.kind == "string-anomalies"]
    assert {"place": "101", "beside": "102"} in [each.facts for each in warned]
    assert started(6, text).galaxy["102"].tile == "42"


def test_wormholes_of_a_kind_that_touch_are_warned_of_and_others_are_not() -> None:
    text = swapped(at101="26", at102="39", at103="40", at104="28")
    warned = [each for each in read(text).warnings if each.kind == "string-wormholes"]
    assert [each.facts for each in warned] == [{"place": "101", "beside": "102", "wormhole": "alpha"}]


def test_more_red_tiles_than_are_dealt_are_warned_of() -> None:
    blue = next(place for place, tile in tiles_written(SIX).items() if SYSTEMS[tile].stack == "blue")
    left = next(tile for tile in map(str, range(39, 51)) if tile not in numbers())
    text = having(**{f"at{blue}": left})
    assert [each.facts for each in read(text).warnings if each.kind == "string-stacks"] == [
        {"red": _red(text), "blue": 30 - _red(text), "dealt": 12}
    ]
    assert _red(text) != 12


def _red(text: str) -> int:
    return sum(SYSTEMS[tile].stack == "red" for tile in tiles_written(text).values())


def test_any_galaxy_that_is_dealt_is_written_and_read_again() -> None:
    for seed in range(40):
        seats = GAME.seats[seed % len(GAME.seats)]
        dealt = start(GAME, Setup(seats, {}), str(seed))
        layout = LAYOUTS[seats]
        tiles = {place: dealt.galaxy[place].tile for place in layout.open_places}
        assert tiles_written(written(tiles)) == tiles
        assert tiles_written(read(written(tiles)).value) == tiles


def test_no_text_makes_the_reading_fail_but_by_a_refusal() -> None:
    random = Random("strings")
    words = [
        "0",
        "-1",
        "18",
        "{18}",
        "{",
        "}",
        "19",
        "50",
        "51",
        "x",
        ",",
        "",
        "²",
        "٣",
        "1e3",
        "00",
        "019",
        *numbers(),
    ]
    for _ in range(2000):
        text = " ".join(random.choice(words) for _ in range(random.randrange(40)))
        try:
            kept = read(text)
        except Illegal:
            continue
        assert read(kept.value) == kept


def test_a_game_with_a_written_galaxy_is_saved_and_read_with_it() -> None:
    state = started(6, SIX)
    again = load(GAME, GAME.version, save(GAME, state))
    assert again.options["galaxy"] == SIX
    assert again == state


def test_the_neighbours_of_a_place_are_each_warned_of_once() -> None:
    text = swapped(at101="41", at102="42", at103="43")
    touch = [each for each in read(text).warnings if each.kind != "string-stacks"]
    pairs = [(str(each.facts["place"]), str(each.facts["beside"])) for each in touch]
    assert ("101", "102") in pairs
    assert ("102", "103") in pairs
    assert len(pairs) == len({frozenset(pair) for pair in pairs})
    assert all(second in touching(first) for first, second in pairs)
