"""A computer player: it counts what cards bring until the end, calls the phase it gains most by, and looks ahead."""
