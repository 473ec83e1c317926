"""Several processes over one database: which servers are whose, and what the processes tell each other."""
