"""Own drawings of everything that lies on the table: places of the cluster, dice, tokens and icons."""
