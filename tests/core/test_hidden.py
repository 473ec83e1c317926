"""What a seat may see."""

from dataclasses import dataclass, field

import pytest

from rules.core.hidden import MASK, NOBODY, OWNER, PARTIES, hidden, mask, view


@dataclass
class Ship:
    cargo: list[str] = hidden(OWNER, default_factory=list)


@dataclass
class Player:
    seat: int
    hand: list[str] = hidden(OWNER)
    bid: str | None = hidden(OWNER, default=None)
    ships: list[Ship] = field(default_factory=list)
    score: int = 0


@dataclass
class State:
    players: dict[str, Player]
    deck: list[str] = hidden(NOBODY)
    seed: int = hidden(NOBODY, default=7)
    owner_less: str = hidden(OWNER, default="secret")


def state() -> State:
    players = {"a": Player(0, ["x", "y"], "z", [Ship(["ore"])]), "b": Player(1, ["w"])}
    return State(players, ["u", "v"])


def test_the_owner_sees_its_hand_and_what_lies_below_it() -> None:
    seen = view(state(), 0).players["a"]
    assert seen == state().players["a"]


def test_others_see_how_many() -> None:
    seen = view(state(), 1).players["a"]
    assert (seen.hand, seen.bid, seen.ships[0].cargo) == ([MASK, MASK], MASK, [MASK])
    assert view(state(), 0).players["b"].bid is None


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_the_deck(seat: int | None) -> None:
    seen = view(state(), seat)
    assert (seen.deck, seen.seed, seen.owner_less) == ([MASK, MASK], 0, MASK)


@dataclass
class Ended(State):
    opened: list[int] = field(default_factory=list)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_hands_that_lie_open_are_seen_by_all_and_nothing_else(seat: int | None) -> None:
    """At the end of a game tiles are turned up to be counted; what nobody sees stays in its bag."""
    true = Ended(state().players, ["u", "v"], opened=[0])
    seen = view(true, seat)
    assert seen.players["a"] == true.players["a"]
    assert seen.players["b"].hand == (["w"] if seat == 1 else [MASK])
    assert (seen.deck, seen.owner_less) == ([MASK, MASK], MASK)


def test_an_onlooker_sees_no_hand() -> None:
    assert [player.hand for player in view(state(), None).players.values()] == [[MASK, MASK], [MASK]]


def test_a_view_is_a_copy() -> None:
    true = state()
    seen = view(true, 0)
    seen.players["a"].hand.append("q")
    seen.players["a"].ships.clear()
    assert true == state()


@pytest.mark.parametrize(
    ("value", "masked"), [("a", MASK), (5, 0), (True, False), (None, None), ([["a"], []], [[MASK], []])]
)
def test_masks_keep_the_type(value: object, masked: object) -> None:
    assert mask(value) == masked
    assert type(mask(value)) is type(masked)


def test_what_cannot_be_masked_is_an_error() -> None:
    with pytest.raises(TypeError, match="set"):
        mask({"a"})


def test_a_masked_object_keeps_its_shape_and_a_masked_dict_its_size() -> None:
    assert mask(Ship(["ore", "gem"])) == Ship([MASK, MASK])
    assert mask({"ore": 2, "gem": 1}) == {"?0": 0, "?1": 0}


@dataclass
class Deal:
    parties: list[int]
    terms: list[str] = hidden(PARTIES)


@dataclass
class Deals:
    open: list[Deal]


@pytest.mark.parametrize(("seat", "sees"), [(0, True), (1, True), (2, False), (None, False)])
def test_the_parties_of_a_deal_see_its_terms(seat: int | None, sees: bool) -> None:
    (deal,) = view(Deals([Deal([0, 1], ["trade:2"])]), seat).open
    assert deal == Deal([0, 1], ["trade:2"] if sees else [MASK])
