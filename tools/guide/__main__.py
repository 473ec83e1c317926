"""Paint the pictures of the guide for players: `python -m tools.guide` those that changed, or those named.

`--check` writes nothing and says which of them are no longer what the bot paints, as after changes of a picture; it
ends with 1 where there are any. `--play` first plays the games anew that they are of, which is due where the present
rules cannot read them. The picture of the panel is a photograph: `python -m tests.e2e.heights GAME -o shots`.
"""

from __future__ import annotations

import argparse
import sys

from tools.guide.moments import kept, play
from tools.guide.pictures import PICTURES, is_stale, painted, write


def main() -> None:
    """Paint pictures, or look whether they are as they would be painted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="name", help=f"of a picture: {', '.join(PICTURES)}")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--play", action="store_true")
    given = parser.parse_args()
    if unknown := {*given.names} - {*PICTURES}:
        parser.error(f"no such picture: {', '.join(unknown)}")
    if given.play:
        play()
    moments, stale = kept(), list[str]()
    for name in given.names or PICTURES:
        image = painted(PICTURES[name], moments[PICTURES[name].moment])
        named = name in given.names and not given.check
        if named or is_stale(name, image):
            stale.append(name)
            if not given.check:
                write(name, image)
    print(f"{'stale' if given.check else 'painted anew'}: {', '.join(stale) or 'none'}")
    sys.exit(given.check and bool(stale))


if __name__ == "__main__":
    main()
