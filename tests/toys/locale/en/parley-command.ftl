parley-name = Parley
command-parley = Parley, a toy
