"""The locks of PostgreSQL under which transactions change something; all end with their transaction."""

from __future__ import annotations

SPANNING = 0x4F525259  # the class of the advisory locks on what is no game's: they hold within one database
EVERYTHING, LEASE, TABLES = 0, 2, 3
ALL = f"SELECT pg_advisory_xact_lock({SPANNING}, {EVERYTHING})"
