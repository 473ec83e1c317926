"""Where a computer player sends ships and ground forces, and what it expects of combats."""
