"""The kernel: what every game shares, and nothing that only one of them needs."""
