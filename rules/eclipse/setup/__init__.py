"""Set-up: what is laid out, and who plays which species."""
