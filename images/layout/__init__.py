"""What views of every game are composed of: headings, rows, tables, badges, lines of text and icons."""
