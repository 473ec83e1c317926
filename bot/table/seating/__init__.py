"""Who comes to a table before its start: who may, who is asked, and when it begins."""
