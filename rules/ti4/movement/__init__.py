"""Movement: which way ships take to the active system, and what they carry there."""
