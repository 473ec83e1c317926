"""How a battle will probably end: every course of it with its probability, or many battles drawn by lot."""
