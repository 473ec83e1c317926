"""The pictures of docs/playing.md: positions they show (`moments.py`), what is painted of each (`pictures.py`)."""
