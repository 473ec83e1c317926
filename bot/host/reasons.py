"""What a host is told of something that could not be done."""

from __future__ import annotations


def reason(error: Exception) -> str:
    """What an error says; of one of the system the file and what is wrong with it, without its number."""
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)
