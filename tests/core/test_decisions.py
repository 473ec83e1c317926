"""Questions: what is sampled fits, what does not fit is refused by code."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.decisions import (
    WORD,
    Allocate,
    Answer,
    Ask,
    Decision,
    Illegal,
    Number,
    Option,
    Pick,
    Slot,
    allocation,
    choose,
    spread,
)
from tests.letters import OF_WORDS

words = st.text(f"{OF_WORDS}+", min_size=1, max_size=40)


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    listed = draw(st.lists(words, min_size=1, max_size=8, unique=True))
    least = draw(st.integers(0, len(listed)))
    groups = st.sampled_from(["", "left", "right"])
    options = tuple(Option(word, draw(groups)) for word in listed)
    return Pick(options, least, draw(st.integers(least, len(listed) + 2)))


@st.composite
def allocates(draw: st.DrawFn) -> Allocate:
    listed = draw(st.lists(words, min_size=0, max_size=6, unique=True))
    slots = tuple(Slot(word, draw(st.integers(1, 4))) for word in listed)
    least = draw(st.integers(0, sum(slot.cap for slot in slots)))
    return Allocate(slots, least, draw(st.integers(least, least + 5)))


numbers = st.tuples(st.integers(-99, 99), st.integers(0, 99)).map(lambda span: Number(span[0], span[0] + span[1]))
asks = st.one_of(picks(), allocates(), numbers)


@given(asks, st.randoms(use_true_random=False))
def test_a_sample_fits_and_is_made_of_words(ask: Ask, rng: Random) -> None:
    answer = ask.sample(rng)
    ask.check(answer)
    assert all(WORD.fullmatch(word) or "=" in word for word in answer)


@given(asks, st.randoms(use_true_random=False))
def test_a_forced_answer_is_the_only_one(ask: Ask, rng: Random) -> None:
    forced = ask.forced()
    if forced is not None:
        ask.check(forced)
        assert set(ask.sample(rng)) == set(forced)


@given(st.dictionaries(words, st.integers(0, 9999), max_size=6))
def test_an_allocation_reads_back_without_its_zeros(amounts: dict[str, int]) -> None:
    assert allocation(spread(amounts)) == {slot: amount for slot, amount in amounts.items() if amount}


PICK = Pick((Option("ore"), Option("gem"), Option("ice")), least=1, most=2)
ALLOCATE = Allocate((Slot("a", 2), Slot("b", 1)), least=1, most=2)


@pytest.mark.parametrize(
    ("ask", "answer", "code"),
    [
        (PICK, (), "pick-count"),
        (PICK, ("ore", "gem", "ice"), "pick-count"),
        (PICK, ("gold",), "pick-unknown"),
        (PICK, ("ore", "ore"), "pick-twice"),
        (Number(1, 5), (), "number-shape"),
        (Number(1, 5), ("2", "3"), "number-shape"),
        (Number(1, 5), ("two",), "number-shape"),
        (Number(1, 5), ("３",), "number-shape"),  # a Korean keyboard can write it; the log takes no such digit
        (Number(1, 5), ("6",), "number-range"),
        (Number(1, 5), ("-1",), "number-range"),
        (ALLOCATE, ("a",), "allocate-shape"),
        (ALLOCATE, ("a=x",), "allocate-shape"),
        (ALLOCATE, ("a=-1",), "allocate-shape"),
        (ALLOCATE, ("a=１",), "allocate-shape"),
        (ALLOCATE, ("c=1",), "pick-unknown"),
        (ALLOCATE, ("a=3",), "allocate-cap"),
        (ALLOCATE, ("a=0",), "allocate-cap"),
        (ALLOCATE, ("a=1", "a=1"), "pick-twice"),
        (ALLOCATE, ("a=2", "b=1"), "allocate-sum"),
        (ALLOCATE, (), "allocate-sum"),
    ],
)
def test_what_does_not_fit_is_refused(ask: Ask, answer: Answer, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        ask.check(answer)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("ask", "forced"),
    [
        (Pick((Option("only"),)), ("only",)),
        (Pick((Option("a"), Option("b")), 2, 2), ("a", "b")),
        (Pick((), 0, 3), ()),
        (Pick((Option("a"),), 0, 0), ()),
        (Pick((Option("a"),), 0, 1), None),
        (Number(4, 4), ("4",)),
        (Number(4, 5), None),
        (Allocate((Slot("a", 2), Slot("b", 1)), 3, 3), ("a=2", "b=1")),
        (Allocate((Slot("a", 2), Slot("b", 1)), 3, 9), ("a=2", "b=1")),
        (Allocate((Slot("a", 2),), 1, 1), ("a=1",)),
        (Allocate((Slot("a", 2), Slot("b", 2)), 1, 1), None),
        (Allocate((Slot("a", 2),), 0, 0), ()),
    ],
)
def test_forced(ask: Ask, forced: Answer | None) -> None:
    assert ask.forced() == forced


def test_offers_come_before_other_choices() -> None:
    ask = Pick(PICK.options, 0, 3, offers=(("ore", "ice"),))
    assert ask.sample(Random(1)) == ("ore", "ice")
    ask.check(("gem",))


def test_a_long_heading_does_not_drown_a_short_one() -> None:
    options = (*(Option(f"hex:{number}", "build") for number in range(98)), Option("done", "end"))
    taken = [Pick(options).sample(Random(seed)) for seed in range(50)]
    assert 10 < taken.count(("done",)) < 40


def test_choose_takes_the_first_by_default() -> None:
    options = [Option("a"), Option("b")]
    assert choose(1, "where", options, round=2) == Decision(1, "where", Pick(tuple(options)), ("a",), {"round": 2})
    assert choose(1, "where", options, ("b",)).default == ("b",)


def test_facts_of_a_choice_may_have_any_name() -> None:
    assert choose(1, "deal", [Option("a")], seat=2, kind="trade").facts == {"seat": 2, "kind": "trade"}
