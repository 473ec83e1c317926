"""How the club and the strong computer think: what each answer leads to by the end of the turn, or of the next ones."""

from __future__ import annotations

from rules.eclipse.computer.candidates import candidates
from rules.eclipse.computer.quick import quick
from rules.eclipse.computer.stages import turns_had
from rules.eclipse.computer.worth import worth
from rules.opponents.lookahead import Effort, Lookahead

EFFORTS = {"club": Effort(looks=18, deep=1, wide=5), "strong": Effort(looks=64, deep=1)}
LOOKAHEAD = Lookahead(candidates, quick, turns_had, worth, EFFORTS, open=True, whole=True)
