"""How the club and the strong computer think: what each answer leads to by the end of the turn, or of the next ones."""

from __future__ import annotations

from rules.opponents.lookahead import Effort, Lookahead
from rules.pulsar.computer.candidates import candidates
from rules.pulsar.computer.features import turns_had
from rules.pulsar.computer.quick import others, quick
from rules.pulsar.computer.worth import dearer_worth, worth

CLUB = Effort(looks=14, deep=1, wide=4)
STRONG = Effort(looks=16, deep=2, wide=4, worth=dearer_worth)


LOOKAHEAD = Lookahead(
    candidates, quick, turns_had, worth, {"club": CLUB, "strong": STRONG}, open=True, whole=True, others=others
)
