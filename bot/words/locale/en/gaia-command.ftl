gaia-name = Gaia Project
command-gaia = Gaia Project: terraform, research and ally for six rounds
