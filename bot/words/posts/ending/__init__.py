"""The post that ends a game: who won by what, what decided it, who led when, and titles."""
