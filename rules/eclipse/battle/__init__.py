"""One battle between two sides: whose ships fire when, what their dice hit, and who is left.

Knows no position and asks nobody: the combat phase does (`combat_phase`). Odds and computers reckon with the same.
"""
