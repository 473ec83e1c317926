"""Set-up: ways to get a faction and ways to lay out the galaxy (complete setup, steps 2 and 6)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.ui.panel.asked import ready
from bot.words.labels import Labels
from bot.words.texts import Texts
from rules.core.decisions import Allocate, Decision, Option, Pick, Slot
from rules.core.game import Setup
from rules.core.hidden import MASK, view
from rules.ti4.components.factions import FACTIONS
from rules.ti4.components.layouts import LAYOUTS
from rules.ti4.components.places import CENTRE_PLACE, ring, touching
from rules.ti4.components.slices import BESIDE_CENTRE, SLICES
from rules.ti4.components.systems import CENTRE, SYSTEMS
from rules.ti4.game import GAME
from rules.ti4.setup.building import open_places
from rules.ti4.setup.drafting import slice_faults
from rules.ti4.setup.galaxy import faults, tiles_of
from rules.ti4.setup.map_string import example
from rules.ti4.state import OFF_THE_MAP
from tests.ti4.kit import Table


class Opening(Table):
    """A table before anybody has chosen anything; the first player is the speaker."""

    def __init__(self, seats: int, *factions: str, seed: int = 1, **options: str) -> None:
        given = {"speaker": 0, **({"factions": [*factions]} if factions else {})}
        self.state = GAME.new(Setup(seats, options, given), Random(seed))
        self.events = []
        self.staying = False

    def options(self) -> tuple[Option, ...]:
        """The options of the first open question."""
        ask = self.pending()[0].ask
        assert isinstance(ask, Pick)
        return ask.options

    def words(self) -> list[str]:
        """What can be answered to the first open question."""
        return [option.word for option in self.options()]

    def until(self, kind: str) -> None:
        """Questions are answered by their default until one of this kind is open."""
        while self.asked()[0][1] != kind:
            self.default()

    def hold(self, *hands: list[str]) -> None:
        """Players hold these tiles."""
        for player, tiles in zip(self.state.players, hands, strict=True):
            player.tiles = tiles

    def built(self, rng: Random) -> None:
        """All tiles are laid at random."""
        while self.asked()[0][1] in ("lay-red-tile", "lay-tile"):
            seat, kind = self.asked()[0]
            self.play(f"p{seat + 1} {kind} {rng.choice(self.words())}")


SIX = ("sol", "hacan", "letnev", "xxcha", "yin", "winnu")


# Factions


def test_all_factions_but_those_that_are_taken_can_be_chosen_from_the_speaker_on() -> None:
    table = Opening(3, factions="chosen")
    assert table.asked() == [(0, "choose-faction")]
    assert table.words() == [*FACTIONS]
    table.play("p1 choose-faction naalu")
    assert table.asked() == [(1, "choose-faction")]
    assert table.refused("p2 choose-faction naalu") == "pick-unknown"
    table.play("p2 choose-faction creuss", "p3 choose-faction sol")
    assert [player.faction for player in table.state.players] == ["naalu", "creuss", "sol"]
    assert table.told("chose-faction")[1] == {"seat": 1, "faction": "creuss"}


def test_a_home_system_off_the_map_has_its_gate_on_it_and_what_the_faction_starts_with() -> None:
    table = Opening(3, factions="chosen")
    table.play("p1 choose-faction naalu", "p2 choose-faction creuss", "p3 choose-faction sol")
    galaxy = table.state.galaxy
    assert [galaxy[place].tile for place in LAYOUTS[3].homes] == ["9", "17", "1"]
    assert galaxy[OFF_THE_MAP].tile == "51"
    assert table.units(OFF_THE_MAP, 1) == {"carrier": 1, "destroyer": 2, "fighter": 2}
    assert table.player(1).technologies == ["gravity-drive"]
    assert {planet.owner for planet in galaxy[OFF_THE_MAP].planets} == {1}


@pytest.mark.parametrize(("seats", "offered"), [(3, 3), (5, 3), (6, 2)])
def test_of_the_factions_offered_each_player_chooses_one_all_at_once(seats: int, offered: int) -> None:
    table = Opening(seats, factions="offered")
    hands = [player.offered for player in table.state.players]
    assert {len(hand) for hand in hands} == {offered}
    assert len({faction for hand in hands for faction in hand}) == seats * offered
    assert table.asked() == [(seat, "choose-faction") for seat in range(seats)]
    for seat in reversed(range(seats)):
        table.play(f"p{seat + 1} choose-faction {hands[seat][1]}")
    assert [player.faction for player in table.state.players] == [hand[1] for hand in hands]


def test_factions_that_lie_open_to_all_are_three_more_than_players() -> None:
    table = Opening(4, factions="drafted")
    open_ones = table.words()
    assert len(open_ones) == 7
    table.play(f"p1 choose-faction {open_ones[2]}")
    assert table.words() == [faction for faction in open_ones if faction != open_ones[2]]


def test_units_of_the_start_are_counted_one_by_one_on_their_button() -> None:
    """Three infantry on a planet are three: *These 4* stood beside a list of 6 units."""
    slots = tuple(Slot(f"infantry:{name}", 9, {"kind": "infantry", "planet": name}) for name in ("maaluuk", "druaa"))
    long = tuple(
        Slot(f"pds:{name}", 9, {"kind": "pds", "planet": name}) for name in ("meharxull", "arcprime", "wrenterra")
    )
    default = ("infantry:maaluuk=1", "infantry:druaa=3", *(f"{slot.word}=1" for slot in long))
    asked = Decision(0, "starting-units", Allocate((*slots, *long), 7, 7), default)
    assert ready(asked, Labels(Texts("en"), "ti4", ())) == "These 7"


def test_at_random_nobody_is_asked_for_a_faction() -> None:
    table = Opening(6)
    assert len({player.faction for player in table.state.players}) == 6
    assert {kind for _, kind in table.asked()} == {"keep-secret"}


# A galaxy built by the players


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_player_is_dealt_tiles_by_the_number_of_players_and_sees_only_those(seats: int) -> None:
    table, layout = Opening(seats, galaxy="built"), LAYOUTS[seats]
    for player in table.state.players:
        assert _backs(player.tiles) == {"blue": layout.blue, "red": layout.red}
    seen = view(table.state, 1)
    assert seen.players[1].tiles == table.player(1).tiles
    assert {tile for player in seen.players if player.seat != 1 for tile in player.tiles} == {MASK}


def test_hands_that_are_not_seen_could_be_others_of_the_same_backs_but_never_what_lies_open() -> None:
    table = Opening(5, *SIX[:5], galaxy="built")
    open_tile = table.pending()[0].facts["system"]
    own = [*table.player(1).tiles]
    dealt = [_backs(player.tiles) for player in table.state.players]
    for seed in range(10):
        GAME.rearrange(table.state, 1, Random(seed))
        held = [tile for player in table.state.players for tile in player.tiles]
        assert len({*held, open_tile}) == len(held) + 1
        assert [_backs(player.tiles) for player in table.state.players] == dealt
        assert table.player(1).tiles == own


def _backs(tiles: list[str]) -> Counter[str]:
    return Counter(SYSTEMS[tile].stack for tile in tiles)


def test_tiles_are_laid_from_the_speaker_clockwise_and_back() -> None:
    table = Opening(3, *SIX[:3], galaxy="built")
    order = []
    while table.asked()[0][1] == "lay-tile":
        order.append(table.asked()[0][0])
        table.default()
    assert order == [0, 1, 2, 2, 1, 0] * 4


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_ring_is_full_before_the_next(seats: int) -> None:
    table, layout = Opening(seats, galaxy="built"), LAYOUTS[seats]
    table.built(Random(seats))
    places = [str(told["place"]) for told in table.told("laid-tile")]
    assert [ring(place) for place in places] == sorted(ring(place) for place in places)
    assert sorted(places) == sorted(layout.open_places)
    assert not any(player.tiles for player in table.state.players)
    assert table.state.galaxy[CENTRE_PLACE].tile == CENTRE
    assert table.state.galaxy[CENTRE_PLACE].custodians


def test_no_anomaly_is_laid_beside_another_unless_there_is_no_other_way() -> None:
    table = Opening(3, *SIX[:3], galaxy="built")
    table.hold(["43", "44"], ["45", "46", "19"], [])
    table.play("p1 lay-tile 43:101")
    words = table.words()
    assert "46:102" in words  # an empty system
    assert "45:103" in words
    assert not {"45:102", "45:106"} & {*words}
    table.hold([], ["45"], [])
    for place in ("103", "104", "105"):
        table.lay(place, "46")
    assert table.words() == ["45:102", "45:106"]


def test_no_wormhole_is_laid_beside_one_of_its_kind() -> None:
    table = Opening(3, *SIX[:3], galaxy="built")
    table.hold(["26"], ["25", "39"], [])  # alpha; beta, alpha
    table.play("p1 lay-tile 26:101")
    assert "25:102" in table.words()
    assert "39:102" not in table.words()
    assert "39:104" in table.words()


def test_with_five_the_speaker_lays_a_red_tile_beside_the_centre_and_those_with_less_room_get_trade_goods() -> None:
    table = Opening(5, *SIX[:5], galaxy="built")
    (decision,) = table.pending()
    assert (decision.seat, decision.kind) == (0, "lay-red-tile")
    assert table.words() == [*touching(CENTRE_PLACE)]
    tile = str(decision.facts["system"])
    assert SYSTEMS[tile].stack == "red"
    table.play("p1 lay-red-tile 103")
    assert table.state.galaxy["103"].tile == tile
    assert table.asked() == [(0, "lay-tile")]
    table.built(Random(1))
    assert [player.trade_goods for player in table.state.players] == [0, 2, 4, 2, 0]


@pytest.mark.parametrize("seed", range(8))
def test_galaxies_have_no_faults_but_those_that_no_tile_in_hand_could_avoid(seed: int) -> None:
    table, rng = Opening(3 + seed % 4, galaxy="built", seed=seed), Random(seed)
    while table.asked()[0][1] in ("lay-red-tile", "lay-tile"):
        before, (seat, kind) = tiles_of(table.state), table.asked()[0]
        hand, places = [*table.player(seat).tiles], open_places(table.state)
        table.play(f"p{seat + 1} {kind} {rng.choice(table.words())}")
        added = faults(tiles_of(table.state)) - faults(before)
        if added:
            assert added == min(faults({**before, place: tile}) - faults(before) for tile in hand for place in places)


# Slices


@pytest.mark.parametrize("seats", GAME.seats)
def test_slices_are_dealt_so_that_nothing_touches_that_should_not_however_they_lie(seats: int) -> None:
    table, layout = Opening(seats, galaxy="slices"), LAYOUTS[seats]
    slices = table.state.slices
    assert len(slices) == seats
    for tiles in slices.values():
        assert _backs(tiles) == {"blue": layout.blue, "red": layout.red}
    beside = [table.state.galaxy[BESIDE_CENTRE].tile] if layout.red_by_speaker else []
    assert slice_faults(seats, beside, slices) == 0
    rng = Random(seats)
    for _ in range(20):
        homes = rng.sample(layout.homes, seats)
        laid = dict.fromkeys([BESIDE_CENTRE] * len(beside), *beside)
        for home, tiles in zip(homes, slices.values(), strict=True):
            laid |= dict(zip(SLICES[seats][home], tiles, strict=True))
        assert faults(laid) == 0


def test_the_faults_of_slices_are_seen_in_a_slice_and_across_two() -> None:
    empty = {letter: ["46"] * 5 for letter in "abcdef"}
    assert slice_faults(6, [], empty) == 0
    assert slice_faults(6, [], {**empty, "a": ["46", "41", "46", "42", "46"]}) == 1  # before the home and beside that
    assert slice_faults(6, [], {**empty, "a": ["41", *["46"] * 4], "b": ["46", "46", "42", "46", "46"]}) == 1
    assert slice_faults(5, ["41"], {letter: [*["46"] * 5, "42" if letter == "a" else "46"] for letter in "abcde"}) == 1


def test_options_say_which_tile_lies_where_and_what_a_slice_is_worth() -> None:
    table = Opening(3, *SIX[:3], galaxy="built")
    table.hold(["26"], [], [])
    assert table.options()[0].facts == {"place": "101", "system": "26"}
    table = Opening(6, *SIX, galaxy="slices")
    table.state.slices["a"] = ["27", "46", "41", "26", "47"]  # New Albion 1/1, Starpoint 3/1, Lodor 3/1
    (option,) = [option for option in table.options() if option.word == "slice:a"]
    assert option.facts == {"slice": "a", "tiles": "27 46 41 26 47", "resources": 7, "influence": 3}


def test_a_slice_a_position_and_a_faction_are_drafted_forth_and_back() -> None:
    table = Opening(3, galaxy="slices", factions="drafted")
    order = []
    factions = table.state.factions
    for pick in ("slice:b", f"faction:{factions[0]}", "position:1", f"faction:{factions[1]}", "position:2"):
        order.append(table.asked()[0][0])
        table.play(f"p{order[-1] + 1} draft {pick}")
    assert order == [0, 1, 2, 2, 1]
    assert table.asked() == [(0, "draft")]
    assert table.refused("p1 draft slice:a") == "pick-unknown"  # has one
    assert table.refused("p1 draft position:1") == "pick-unknown"  # is taken
    assert table.refused(f"p1 draft faction:{factions[1]}") == "pick-unknown"


def test_whoever_takes_the_first_position_is_the_speaker_and_slices_lie_at_the_homes_of_positions() -> None:
    table = Opening(3, "sol", "hacan", "xxcha", galaxy="slices")
    slices = table.state.slices
    table.play("p1 draft slice:c", "p2 draft position:1", "p3 draft position:2")
    table.play("p3 draft slice:a", "p2 draft slice:b", "p1 draft position:3")
    state = table.state
    assert (state.speaker, state.seating) == (1, [1, 2, 0])
    assert [state.galaxy[place].tile for place in LAYOUTS[3].homes] == ["16", "14", "1"]
    assert tuple(state.galaxy[place].tile for place in SLICES[3]["304"]) == tuple(slices["b"])
    assert tuple(state.galaxy[place].tile for place in SLICES[3]["316"]) == tuple(slices["c"])
    table.until("choose-card")
    assert table.asked() == [(1, "choose-card")]
    table.default()
    assert table.asked() == [(2, "choose-card")]


def test_with_five_the_positions_with_less_room_bring_trade_goods() -> None:
    table = Opening(5, *SIX[:5], galaxy="slices")
    gains = {option.word: option.gains for option in table.options()}
    assert gains["position:3"] == {"start:trade-goods": 4}
    assert not gains["position:1"]
    table.play("p1 draft position:3")
    table.until("keep-secret")
    assert table.player().trade_goods == 4


@pytest.mark.parametrize("galaxy", ["dealt", "built", "slices"])
@pytest.mark.parametrize("factions", ["random", "chosen", "drafted", "offered"])
def test_a_round_can_begin_after_every_set_up(galaxy: str, factions: str) -> None:
    seats = 3 + (len(galaxy) + len(factions)) % 4
    table = Opening(seats, galaxy=galaxy, factions=factions)
    table.until("choose-card")
    state = table.state
    assert {place for place in state.galaxy if place != OFF_THE_MAP} == {
        CENTRE_PLACE,
        *LAYOUTS[seats].homes,
        *LAYOUTS[seats].open_places,
    }
    assert [place for place in state.galaxy if place != OFF_THE_MAP] == sorted(
        place for place in state.galaxy if place != OFF_THE_MAP
    )
    assert len({player.faction for player in state.players}) == seats
    assert all(len(player.secrets) == 1 for player in state.players)
    assert (state.factions, state.slices) == ([], {})


@pytest.mark.parametrize("galaxy", ["dealt", "built", "slices", example(6)])
def test_systems_are_listed_ring_by_ring_however_they_were_laid(galaxy: str) -> None:
    table = Opening(6, galaxy=galaxy)
    table.until("action")
    headings = [option.group for option in table.options() if option.word.startswith("activate:")]
    assert [*dict.fromkeys(headings)] == ["ring-0", "ring-1", "ring-2", "ring-3"]
    assert headings == sorted(headings)
    places = [option.facts["place"] for option in table.options() if option.word.startswith("activate:")]
    assert places == sorted(places, key=str)
