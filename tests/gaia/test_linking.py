from __future__ import annotations

import pytest

from rules.gaia.board.linking import Proposal, Reading, Sites, possible, proposals, refuse, whole

READINGS: tuple[Reading, ...] = ("subset", "printed", "flexible")


class Drawing:
    """A map in text: digits are own structures by value, dots are space, `#` is the federation to extend.

    Each row is moved half a hex to the right of the one above; letters name hexes of space.
    """

    def __init__(self, *rows: str) -> None:
        cells = [(row - 1, column, sign) for row, text in enumerate(rows, 1) for column, sign in enumerate(text)]
        hexes = [(1 << (row + 8) * 64 + (column - row) // 2 + 16, sign) for row, column, sign in cells if sign != " "]
        self.space = sum(bit for bit, sign in hexes if sign == "." or sign.isalpha())
        self.values = tuple((bit, int(sign)) for bit, sign in hexes if sign.isdigit())
        self.core = sum(bit for bit, sign in hexes if sign == "#")
        self.letters = {sign: bit for bit, sign in hexes if sign.isalpha()}

    def sites(self, need: int = 7, afford: int = 9, core_value: int = 0) -> Sites:
        return Sites(self.space, self.values, need, afford, self.core, core_value)

    def structures(self, *numbers: int) -> int:
        """The own structures by their place in reading order."""
        return sum(self.values[number][0] for number in numbers)

    def satellites(self, letters: str) -> int:
        return sum(self.letters[letter] for letter in letters)


TWO_WAYS = Drawing(
    "3 a",
    " b 2 c 2",
    "1",
)
MINE_ON_THE_WAY = Drawing(
    "3 a 1 b 3",
    " c . . d ",
    "  e f g ",
)
TWO_REGIONS = Drawing(
    "1 1 1 1 a b 3     3 c 3 1",
)
NEEDLESS = Drawing(
    "3 a 3 1 b 1",
)
ALL_TOGETHER = Drawing(
    "3 2 1 1 2 .",
)
HIVE = Drawing(
    "3 a # b 2 1 c 1 d 2",
)


@pytest.mark.parametrize("reading", READINGS)
def test_too_little_value_is_no_federation(reading: Reading) -> None:
    sites = Drawing("3 a 3").sites()
    assert not possible(sites, reading)
    assert proposals(sites, reading) == ()
    assert refuse(sites, sites.values[0][0], 0, reading) == "federation-value"


@pytest.mark.parametrize("reading", READINGS)
def test_xenos_need_six(reading: Reading) -> None:
    drawing = Drawing("3 a 3")
    assert proposals(drawing.sites(6), reading) == (Proposal(drawing.structures(0, 1), drawing.satellites("a"), 6),)


@pytest.mark.parametrize("reading", READINGS)
def test_a_way_over_a_mine_is_as_good_with_as_few_satellites(reading: Reading) -> None:
    sites = TWO_WAYS.sites()
    past = Proposal(TWO_WAYS.structures(0, 1, 2), TWO_WAYS.satellites("ac"), 7)
    over = Proposal(TWO_WAYS.structures(0, 1, 2, 3), TWO_WAYS.satellites("bc"), 8)
    assert proposals(sites, reading) == (past, over)
    assert refuse(sites, past.sites, past.satellites, reading) is None
    assert refuse(sites, over.sites, over.satellites, reading) is None
    assert refuse(sites, over.sites, TWO_WAYS.satellites("abc"), reading) == "federation-satellites"


@pytest.mark.parametrize("reading", READINGS)
def test_structures_together_need_no_satellite_and_are_never_refused(reading: Reading) -> None:
    sites = ALL_TOGETHER.sites(afford=0)
    everything = ALL_TOGETHER.structures(0, 1, 2, 3, 4)
    assert possible(sites, reading)
    assert proposals(sites, reading) == (Proposal(everything, 0, 9),)
    assert refuse(sites, ALL_TOGETHER.structures(2), 0, reading) is None


def test_what_touches_a_federation_belongs_to_it() -> None:
    sites = NEEDLESS.sites()
    assert whole(sites, NEEDLESS.structures(0), NEEDLESS.satellites("a")) == NEEDLESS.structures(0, 1, 2)
    assert whole(sites, 0, NEEDLESS.satellites("b")) == NEEDLESS.structures(1, 2, 3)


@pytest.mark.parametrize("reading", READINGS)
def test_a_planet_that_takes_a_needless_satellite_is_refused(reading: Reading) -> None:
    sites = NEEDLESS.sites()
    assert refuse(sites, NEEDLESS.structures(0, 1, 2, 3), NEEDLESS.satellites("ab"), reading) == "federation-smaller"
    assert proposals(sites, reading) == (Proposal(NEEDLESS.structures(0, 1, 2), NEEDLESS.satellites("a"), 7),)


def test_avoiding_a_mine_on_the_way_is_a_matter_of_reading() -> None:
    sites = MINE_ON_THE_WAY.sites(need=6)
    around = MINE_ON_THE_WAY.structures(0, 2), MINE_ON_THE_WAY.satellites("cefgd")
    over = MINE_ON_THE_WAY.structures(0, 1, 2), MINE_ON_THE_WAY.satellites("ab")
    assert [refuse(sites, *over, reading) for reading in READINGS] == [None] * 3
    codes = [refuse(sites, *around, reading) for reading in READINGS]
    assert codes == ["federation-satellites", "federation-satellites", None]
    assert proposals(sites, "printed") == (Proposal(*over, 7),)
    assert proposals(sites, "flexible") == (Proposal(*over, 7), Proposal(*around, 6))


def test_smaller_federations_elsewhere_count_as_printed_only() -> None:
    sites = TWO_REGIONS.sites()
    large = TWO_REGIONS.structures(0, 1, 2, 3, 4), TWO_REGIONS.satellites("ab")
    assert [refuse(sites, *large, reading) for reading in READINGS] == [None, "federation-smaller", None]
    small = Proposal(TWO_REGIONS.structures(5, 6, 7), TWO_REGIONS.satellites("c"), 7)
    assert proposals(sites, "printed") == (small,)
    assert proposals(sites, "subset") == (small, Proposal(*large, 7))


@pytest.mark.parametrize("reading", READINGS)
def test_a_far_planet_may_be_chosen_to_use_fewer(reading: Reading) -> None:
    drawing = Drawing("2 1 1 a 3 b c d 3")
    sites = drawing.sites(need=6)
    near = Proposal(drawing.structures(0, 1, 2, 3), drawing.satellites("a"), 7)
    far = Proposal(drawing.structures(3, 4), drawing.satellites("bcd"), 6)
    assert proposals(sites, reading) == (near, far)
    assert refuse(sites, far.sites, far.satellites, reading) is None


@pytest.mark.parametrize("reading", READINGS)
def test_the_hive_extends_its_federation(reading: Reading) -> None:
    sites = HIVE.sites(need=10, core_value=7)
    west = Proposal(HIVE.structures(0), HIVE.satellites("a"), 10)
    east = Proposal(HIVE.structures(1, 2), HIVE.satellites("b"), 10)
    assert proposals(sites, reading) == (west, east)
    assert refuse(sites, 0, HIVE.satellites("ab"), reading) == "federation-smaller"
    assert refuse(sites, 0, HIVE.satellites("cd"), reading) == "federation-apart"
    assert refuse(sites, 0, HIVE.satellites("b"), reading) is None


@pytest.mark.parametrize("reading", READINGS)
def test_the_hive_needs_both_sides_for_more(reading: Reading) -> None:
    sites = HIVE.sites(need=13, afford=2, core_value=7)
    assert possible(sites, reading)
    assert [proposal.satellites for proposal in proposals(sites, reading)] == [HIVE.satellites("ab")]
    assert not possible(HIVE.sites(need=13, afford=1, core_value=7), reading)
    assert not possible(HIVE.sites(need=21, core_value=7), reading)


@pytest.mark.parametrize("reading", READINGS)
def test_the_hive_adds_nothing_when_its_federation_is_worth_enough(reading: Reading) -> None:
    sites = HIVE.sites(need=14, core_value=14)
    assert possible(sites, reading)
    assert proposals(sites, reading) == (Proposal(0, 0, 14),)
    assert refuse(sites, 0, 0, reading) is None
    assert refuse(sites, 0, HIVE.satellites("a"), reading) == "federation-smaller"


def test_a_federation_stands_on_free_space_and_own_free_structures() -> None:
    sites = MINE_ON_THE_WAY.sites(afford=2)
    over = MINE_ON_THE_WAY.structures(0, 1, 2)
    assert refuse(sites, over, MINE_ON_THE_WAY.satellites("ab")) is None
    assert refuse(sites, over, MINE_ON_THE_WAY.satellites("a")) == "federation-apart"
    assert refuse(sites, over, MINE_ON_THE_WAY.satellites("a") | sites.values[1][0]) == "federation-space"
    assert refuse(sites, over | MINE_ON_THE_WAY.satellites("c"), 0) == "federation-structures"
    assert refuse(sites, over, MINE_ON_THE_WAY.satellites("abc")) == "federation-afford"


def test_only_as_many_proposals_as_asked_for() -> None:
    sites = HIVE.sites(need=10, core_value=7)
    assert proposals(sites, most=1) == proposals(sites)[:1]


@pytest.mark.parametrize("reading", READINGS)
def test_what_links_very_many_is_held_against_smaller_federations_first(reading: Reading) -> None:
    row = " ".join(f"1 {letter}" for letter in "abcdefghijk")
    drawing = Drawing(f"{row} 1", " l")
    sites = drawing.sites(afford=12)
    everything = drawing.structures(*range(12)), drawing.satellites("abcdefghijkl")
    assert refuse(sites, *everything, reading) == "federation-smaller"
    assert refuse(sites, drawing.structures(*range(7)), drawing.satellites("abcdef"), reading) is None
    assert (
        refuse(sites, drawing.structures(*range(7)), drawing.satellites("abcdefl"), reading) == "federation-satellites"
    )


def test_a_question_that_is_put_again_is_not_searched_again() -> None:
    assert proposals(TWO_WAYS.sites()) is proposals(TWO_WAYS.sites())
