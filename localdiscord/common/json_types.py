"""Types of the JSON that travels between Discord and its clients."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
"""One JSON object in the shape Discord's API v10 documents."""
