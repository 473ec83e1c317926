"""What a computer player without a plan likes to do, by the headings of the options of a turn."""

HEADINGS = {
    "federation": 40.0,
    "upgrade": 6.0,
    "mine": 6.0,
    "special": 6.0,
    "research": 4.0,
    "board": 3.0,
    "end": 9.0,
    "free": 0.15,  # it uses goods up
}
CAUTIOUS = ("bid",)  # the default bids nothing
