"""Taking back and putting right: alone, by consent, or by a referee."""
