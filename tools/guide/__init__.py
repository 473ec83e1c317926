"""The pictures of the guide for players: positions they show (`moments.py`), what is painted of each (`pictures.py`)."""
