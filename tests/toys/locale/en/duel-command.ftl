duel-name = Duel
command-duel = Duel, a toy
