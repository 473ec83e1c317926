"""The pictures of docs/playing.md and docs/playing/: positions they show (`moments.py`), what is painted of each (`pictures.py`)."""
