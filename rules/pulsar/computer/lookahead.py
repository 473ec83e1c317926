"""How the club and the strong computer think: what each answer leads to by the end of the turn, or of the next ones."""

from __future__ import annotations

from rules.opponents.lookahead import Effort, Lookahead
from rules.pulsar.computer.candidates import candidates
from rules.pulsar.computer.features import turns_had
from rules.pulsar.computer.quick import others, quick
from rules.pulsar.computer.worth import worth

EFFORTS = {"club": Effort(looks=28), "strong": Effort(looks=160, stages=2)}


LOOKAHEAD = Lookahead(candidates, quick, turns_had, worth, EFFORTS, open=True, whole=True, others=others)
