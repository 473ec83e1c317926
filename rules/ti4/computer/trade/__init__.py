"""What a computer player offers others, what it accepts, and what promissory notes are worth to it."""
