"""What a game brings to the table besides its rules and its pictures, and how it is found."""
