"""The reference of Eclipse: every technology, part, ship, species, sector, tile and term with what it is and does."""
