"""The pictures of the guide for players: positions (`moments.py`), and how each is painted (`pictures.py`)."""
