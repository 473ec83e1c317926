"""One battle between two sides: whose ships fire when, what their dice hit, and who is left. Knows no position."""
