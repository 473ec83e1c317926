"""What lies in a tableau adds up to what is printed on its cards (II: powers count from the next phase on)."""

from random import Random

import pytest

from rules.race.designs import CARDS, GOODS, PHYSICAL
from rules.race.sixes import matched
from rules.race.tableau import tableau


@pytest.mark.parametrize("edition", CARDS)
def test_powers_stand_in_the_order_of_play(edition: str) -> None:
    cards = ("interstellar-bank", "public-works", "old-earth", "investment-credits.2", "galactic-federation")
    lying, printed = tableau(edition, cards), CARDS[edition]
    develop = [
        f"{card}:{n}" for card in cards for n, power in enumerate(printed[card].powers) if power.phase == "develop"
    ]
    assert [key for key, _ in lying.powers["develop", ""]] == develop
    assert lying.totals == {key: sum(power.n for _, power in lying.powers[key]) for key in lying.powers if key[1]}
    assert lying.totals["develop", "discount"] == 3


@pytest.mark.parametrize("seed", range(20))
def test_sums_are_those_of_the_cards(seed: int) -> None:
    rng = Random(seed)
    edition = rng.choice(sorted(CARDS))
    cards = tuple(rng.sample(PHYSICAL, rng.randint(1, 14)))
    lying, printed = tableau(edition, cards), [CARDS[edition][card] for card in cards]
    settle = [power for card in printed for power in card.of("settle")]
    plain = [power.n for power in settle if power.effect == "military" and not power.good and not power.tag]
    assert lying.military == sum(plain)
    assert lying.vp == sum(card.vp for card in printed)
    for good in ("", *GOODS):
        less = [power.n for power in settle if power.effect == "discount" and power.good in ("", good)]
        assert lying.discounts.get(good, 0) == sum(less)
    assert lying.windfalls == tuple(name for name, card in zip(cards, printed, strict=True) if card.windfall)
    for six in (card for card in CARDS[edition].values() if card.score):
        assert lying.matched.get(six.id, 0) == sum(matched(card, six) for card in printed)


def test_a_card_leaves_nothing_behind() -> None:
    assert tableau("second", ("new-sparta", "space-marines")).military == 4
    assert tableau("second", ("new-sparta",)).military == 2
    assert tableau("second", ()).military == 0
