"""Make the faces in which names are shown that the main typeface lacks: `python -m tools.faces DEBIAN NPM -o OUT`.

`DEBIAN` is the folder in which the packages fonts-noto-core and fonts-noto-cjk put their fonts, `NPM` the unpacked
package @expo-google-fonts/noto-emoji. Needs `pyftsubset` of fonttools on the path, which is needed for nothing else.
The files that this wrote stand in `images/assets/names`; its README says which packages they came from.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterable
from pathlib import Path

KANA = "U+3005-3007,U+3041-3096,U+309D,U+309E,U+30A0-30FF,U+FF66-FF9D"
LATIN = "U+0180-02FF,U+0300-036F,U+0370-052F,U+1D00-1DBF,U+1E00-1FFF,U+20A0-20BF,U+2C60-2C7F,U+A720-A7FF"
SIGNS = "U+2190-27BF,U+2900-2BFF"
ARABIC = "U+0600-064A,U+0660-06D5,U+06EE-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFC"

# What a face holds, and the file it is taken from.
FACES = {
    "Letters.ttf": ("truetype/noto/NotoSans-Bold.ttf", LATIN),
    "Hebrew.ttf": ("truetype/noto/NotoSansHebrew-Bold.ttf", "U+05D0-05F4"),
    "Arabic.ttf": ("truetype/noto/NotoSansArabic-Bold.ttf", ARABIC),
    "Thai.ttf": ("truetype/noto/NotoSansThai-Bold.ttf", "U+0E01-0E5B"),
    "Han.otf": ("opentype/noto/NotoSansCJK-Bold.ttc", KANA),
    "Emoji.ttf": ("700Bold/NotoEmoji_700Bold.ttf", "*"),
    "Signs.ttf": ("truetype/noto/NotoSansSymbols-Bold.ttf", SIGNS),
    "MoreSigns.ttf": ("truetype/noto/NotoSansSymbols2-Regular.ttf", SIGNS),
}
COMMON_HAN = {  # rows of national standards: of the Japanese and the Taiwanese one those in common use
    "gb2312": (range(0xB0, 0xF8), range(0xA1, 0xFF)),
    "euc_jp": (range(0xB0, 0xD0), range(0xA1, 0xFF)),
    "big5": (range(0xA4, 0xC7), range(0x40, 0xFF)),
}


def han() -> str:
    """The Chinese characters in common use in China, Japan and Taiwan."""
    found = {sign for codec, (rows, cells) in COMMON_HAN.items() for sign in _decoded(codec, rows, cells)}
    return "".join(sorted(sign for sign in found if "\u3400" <= sign <= "\u9fff"))


def _decoded(codec: str, rows: Iterable[int], cells: Iterable[int]) -> str:
    return "".join(bytes((row, cell)).decode(codec, "ignore") for row in rows for cell in cells)


def main() -> None:
    """Write every face."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("debian", type=Path, help="such as /usr/share/fonts")
    parser.add_argument("npm", type=Path, help="such as package")
    parser.add_argument("-o", "--out", type=Path, default=Path("images/assets/names"))
    given = parser.parse_args()
    for name, (source, signs) in FACES.items():
        folder = given.npm if "Emoji" in name else given.debian
        options = [f"--unicodes={signs}", "--layout-features=", "--no-hinting", "--notdef-outline"]
        options += ["--name-IDs=0,13,14", f"--output-file={given.out / name}"]
        if name == "Han.otf":
            options += [f"--text={han()}", "--font-number=0", "--drop-tables+=vhea,vmtx,VORG,BASE"]
        subprocess.run(["pyftsubset", str(folder / source), *options], check=True)


if __name__ == "__main__":
    main()
