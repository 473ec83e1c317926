"""Action cards: how they are drawn, kept, announced, cancelled and carried out, and a class for each of them."""
