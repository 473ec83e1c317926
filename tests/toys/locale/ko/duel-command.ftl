duel-name = 결투
command-duel = 결투
