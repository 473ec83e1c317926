"""A computer player: it explores, settles, researches, arms its ships and takes what it can hold."""
