"""Every kind of question of every game, and everything that may happen to somebody who is asked it."""
