"""What cards do, as lines of signs: a part `@card` is an icon."""

from __future__ import annotations

from collections.abc import Callable

from images.layout.inline import signs_if
from images.words.phrases import Texts
from rules.race.designs import GOODS, Card, Power, Score

Signs = list[str]


def kind_sign(kind: str, texts: Texts) -> str:
    """The icon of a kind of good, perhaps as a windfall's ring (`rare-ring`), with the letter of the language.

    `@rare:R`; `@any` and other icons that are no good's have no letter.
    """
    good = kind.removesuffix("-ring")
    if good in GOODS:
        return f"@{kind}:{texts(f'race-picture-letter-{good}')}"
    return f"@{kind}"


def power_signs(card: Card, power: Power, texts: Texts) -> Signs:
    """A power: its phase, then what it does."""
    return [f"@phase-{power.phase}", *_EFFECTS[power.phase, power.effect](card, power, texts)]


def score_signs(score: Score, texts: Texts) -> Signs:
    """A line of a 6-cost development: points for each of something."""
    if score.card:
        counted = texts(f"race-name-{score.card}").split()
    elif score.match.endswith("-power"):
        kind, _, phase = score.match.removesuffix("-power").partition("-with-")
        counted = [f"@{kind}", f"@phase-{phase}"]
    elif score.good:
        windfall = score.match == "windfall-world"
        counted = ["@world", kind_sign(f"{score.good}-ring" if windfall else score.good, texts)]
    else:
        counted = _counted(score.match or score.per, texts)
    return [str(score.points), "@vp", "/", *counted]


def _counted(what: str, texts: Texts) -> Signs:
    return {
        "military-world": ["@defense"],
        "rebel-military-world": [texts("race-name-tag-rebel"), "@defense"],
        "world": ["@world"],
        "development": ["@development"],
        "development-cost-6": ["@six"],
        "tag-alien-card": [texts("race-name-tag-alien"), "@card"],
        "general-military-strength": ["1", "@military"],
        "3-vp-chips": ["3", "@chips"],
        "good-on-own-worlds-at-game-end": ["@crate"],
    }[what]


def _signed(number: int, texts: Texts) -> str:
    return texts("signed", n=number)


def _more(power: Power, texts: Texts) -> Signs:
    return [_signed(power.n, texts), "@card"]


def _only(power: Power, texts: Texts) -> Signs:
    """What a power is limited to."""
    if power.tag:
        return [texts(f"race-name-tag-{power.tag}")]
    if not power.good:
        return []
    return [kind_sign(power.good, texts)]


def _military(card: Card, power: Power, texts: Texts) -> Signs:
    only = _only(power, texts)
    return [*signs_if(only, "@defense", *only, "→"), _signed(power.n, texts), "@military"]


def _gains(power: Power) -> Signs:
    points = signs_if(power.vp, str(power.vp), "@vp")
    return ["→", *points, *signs_if(power.cards, str(power.cards), "@card")]


def _bonus(card: Card, power: Power, texts: Texts) -> Signs:
    sold = "@here" if power.good == "this-world" else kind_sign(power.good, texts)
    return [sold, "→", *_more(power, texts)]


def _consume(card: Card, power: Power, texts: Texts) -> Signs:
    times = signs_if(power.times > 1, f"{power.times} ×")
    return [*times, kind_sign(power.good, texts), *_gains(power)]


def _set(card: Card, power: Power, texts: Texts) -> Signs:
    kind = "@different" if power.kinds == "all-different" else kind_sign(power.kinds, texts)
    return [str(power.goods), kind, *_gains(power)]


def _sell(card: Card, power: Power, texts: Texts) -> Signs:
    return ["@any", "→", "@card", *signs_if(power.bonuses, "+", "@phase-trade")]


Draw = Callable[[Card, Power, Texts], Signs]
_EFFECTS: dict[tuple[str, str], Draw] = {
    ("explore", "draw"): lambda card, power, texts: [_signed(power.n, texts), "@look"],
    ("explore", "keep"): lambda card, power, texts: [_signed(power.n, texts), "@keep"],
    ("develop", "discount"): lambda card, power, texts: ["@development", _signed(-power.n, texts)],
    ("develop", "draw-first"): lambda card, power, texts: _more(power, texts),
    ("develop", "draw-after"): lambda card, power, texts: ["@development", "→", *_more(power, texts)],
    ("settle", "military"): _military,
    ("settle", "discount"): lambda card, power, texts: ["@world", *_only(power, texts), _signed(-power.n, texts)],
    ("settle", "draw-after"): lambda card, power, texts: ["@world", "→", *_more(power, texts)],
    ("settle", "tactics"): lambda card, power, texts: ["@self", "→", _signed(power.n, texts), "@military"],
    ("settle", "colony-ship"): lambda card, power, texts: ["@self", "→", "@world", "= 0"],
    ("settle", "contact"): lambda card, power, texts: ["@defense", "→", "@world", _signed(-power.n, texts)],
    ("trade", "bonus"): _bonus,
    ("consume", "consume"): _consume,
    ("consume", "set"): _set,
    ("consume", "all-goods"): lambda card, power, texts: ["n", "@any", "→", "n−1", "@vp"],
    ("consume", "sell"): _sell,
    ("consume", "draw"): lambda card, power, texts: _more(power, texts),
    ("consume", "gamble"): lambda card, power, texts: ["1–7?", "→", "@card"],
    ("consume", "hand-cards"): lambda card, power, texts: [f"{power.n} ×", "@hand", "→", str(power.vp), "@vp"],
    ("produce", "here"): lambda card, power, texts: ["→", kind_sign(card.good, texts)],
    ("produce", "windfall"): lambda card, power, texts: ["→", kind_sign(f"{power.good}-ring", texts)],
    ("produce", "windfall-for-card"): lambda card, power, texts: ["@hand", "→", kind_sign(f"{power.good}-ring", texts)],
    ("produce", "draw"): lambda card, power, texts: _more(power, texts),
    ("produce", "draw-here"): lambda card, power, texts: ["@here", "→", *_more(power, texts)],
    ("produce", "draw-worlds"): lambda card, power, texts: [
        *_more(power, texts),
        "/",
        "@world",
        kind_sign(power.good, texts),
    ],
    ("produce", "draw-goods"): lambda card, power, texts: [*_more(power, texts), "/", kind_sign(power.good, texts)],
    ("produce", "draw-kinds"): lambda card, power, texts: [*_more(power, texts), "/", "@different"],
    ("produce", "draw-most"): lambda card, power, texts: [
        texts("race-picture-most"),
        kind_sign(power.good, texts),
        "→",
        *_more(power, texts),
    ],
}
