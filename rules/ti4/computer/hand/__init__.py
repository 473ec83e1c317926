"""Which action cards, notes and powers a computer player uses when, which it holds, and which it discards."""
