"""The rules of Eclipse, first edition. The second edition has other numbers, none of which is used here."""
