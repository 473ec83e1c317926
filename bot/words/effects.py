"""What something costs and what it gains, in words: `2 ore, 1 credit → 3 VP; income: 1 ore`."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rules.core.decisions import Facts

Say = Callable[..., str]
Named = Callable[[str, str], str]
Amounts = Sequence[str]

COSTS = " — "
GAINS = " → "
ARROW = GAINS.lstrip()
MORE = " …"
NEXT = ", "
HEAD = "; "  # before amounts under a head, which have commas of their own
MARKS = ("cost", "gain")  # of facts of an event


def amount_words(say: Say, game: str, amounts: Facts, named: Named) -> list[str]:
    """Amounts one by one, those under a head together and last; `named` calls the word of what is no number.

    A game may have an empty text for what is not worth telling.
    """
    plain = [_said(say, game, name, amount, named) for name, amount in amounts.items() if amount and ":" not in name]
    heads: dict[str, list[str]] = {}
    for name, amount in amounts.items():
        head, colon, rest = name.partition(":")
        if colon and amount:
            heads.setdefault(head, []).append(_said(say, game, rest, amount, named))
    under = [say(f"{game}-amount-{head}", what=NEXT.join(parts)) for head, parts in heads.items()]
    return [*filter(None, plain), *filter(None, under)]


def _said(say: Say, game: str, name: str, amount: str | int, named: Named) -> str:
    if isinstance(amount, int):
        return say(f"{game}-amount-{name}", n=amount)
    return say(f"{game}-amount-{name}", what=named(name, amount))


def facts_apart(facts: Facts) -> tuple[Facts, Facts, Facts]:
    """The facts of an event: those of its line, what was paid and what was gained (`rules.core.flow.results`)."""
    parts: dict[str, dict[str, str | int]] = {"": {}, **{mark: {} for mark in MARKS}}
    for key, value in facts.items():
        mark, _, name = key.partition(":")
        if mark in MARKS and name:
            parts[mark][name] = value
        else:
            parts[""][key] = value
    return parts[""], parts[MARKS[0]], parts[MARKS[1]]


def unsaid(label: str, costs: Amounts, gains: Amounts) -> tuple[Amounts, Amounts]:
    """The costs and the gains that a label does not say itself, as a tile does that is called by what it gives.

    Of each all or nothing: `unsaid("Mine (1 ore)", ["1 ore"], ["2 VP"])` is `([], ["2 VP"])`.
    """
    return _unsaid(label, costs), _unsaid(label, gains)


def _unsaid(label: str, amounts: Amounts) -> Amounts:
    if says(label, amounts):
        return []
    return amounts


def says(label: str, amounts: Amounts) -> bool:
    """Whether each of these amounts stands in a label, between its signs."""
    return all(re.search(rf"(?:^|[:,(·→] ?){re.escape(amount)}(?:$|[;,)]| [(·→])", label) for amount in amounts)


def joined(amounts: Amounts) -> str:
    """Amounts in a row; what stands in brackets goes with the one before it."""
    line = ""
    for amount in amounts:
        line += _between(amount) + amount
    return line.removeprefix(HEAD).removeprefix(NEXT)


def _between(amount: str) -> str:
    if amount.startswith("("):
        return " "
    return HEAD if ": " in amount else NEXT


def whole(label: str, costs: Amounts, gains: Amounts) -> str:
    """A label with its costs and gains behind it: `Mine — 2 ore → 1 VP`; these alone where the label is ""."""
    line = COSTS.join(filter(None, [label, joined(costs)]))
    return GAINS.join(filter(None, [line, joined(gains)]))


def fitted(label: str, costs: Amounts, gains: Amounts, limit: int) -> str:
    """As `whole`, with as many amounts as the limit has room for, then a sign that there are more: gains go first.

    The label alone, uncut, where not even one amount fits.
    """
    cuts = [(len(costs), count) for count in range(len(gains), -1, -1)]
    cuts += [(count, 0) for count in range(len(costs), 0, -1)]
    for paid, gained in cuts:
        cut = paid < len(costs) or gained < len(gains)
        shown = whole(label, costs[:paid], gains[:gained]) + (MORE if cut else "")
        if len(shown) <= limit:
            return shown
    return label


def described(costs: Amounts, gains: Amounts, limit: int) -> str:
    """Costs and gains as a line of their own of at most `limit` characters; gains alone have an arrow before them."""
    line = fitted("", costs, gains, limit - len(ARROW))
    if gains and not costs:
        return ARROW + line
    return line
