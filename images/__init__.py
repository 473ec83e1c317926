"""Pictures of positions: pure functions from a redacted position to an image with a description.

The rooms, each of which may import those below it and nothing above:

- `render`: pictures by game and view, what the bot asks for;
- a room for each game, with its views; games know nothing of each other;
- `halves`: a tall view as two;
- `view`: what a view is, and the conventions all games follow;
- `map`: hexes, and everything that stands, runs or is written on them;
- `layout`: headings, rows, tables, badges and lines of signs, for any view;
- `words`: pieces of descriptions, without a picture;
- `drawing`: scenes and how they become pixels.
"""
