"""Images as a cache keeps them: as they are, or packed where they are large, which takes a twentieth of the room.

A picture of a card of 338 x 200 px takes 270 kB, packed 14 kB; to unpack it takes 0.3 ms, to draw it anew 10 ms.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Protocol

from PIL import Image, ImageStat

QUALITY = 90  # what it goes into is packed once more, and more coarsely
OPAQUE = 240  # of 255: how opaque a photograph is on the whole


class StoredImage(Protocol):
    """An image that is kept."""

    @property
    def byte_size(self) -> int:
        """Bytes that it takes."""

    def open(self) -> Image.Image:
        """The image, which may be the one that is kept: whoever wants to paint on it paints on a copy."""


@dataclass(frozen=True, slots=True)
class Pixels:
    """An image as it is, unpacked: the quickest to open, and the largest to keep."""

    image: Image.Image

    @property
    def byte_size(self) -> int:
        """What Pillow holds: a byte a pixel for masks, four for anything with colours."""
        return self.image.width * self.image.height * (1 if self.image.mode == "L" else 4)

    def open(self) -> Image.Image:
        """As it is: never to be changed."""
        return self.image


@dataclass(frozen=True, slots=True)
class Lossless:
    """Every pixel, packed; each opening gives another image."""

    mode: str
    size: tuple[int, int]
    data: bytes

    @property
    def byte_size(self) -> int:
        """Bytes of the parcel."""
        return len(self.data)

    def open(self) -> Image.Image:
        """Every pixel as it was, in an image of its own."""
        return Image.frombytes(self.mode, self.size, zlib.decompress(self.data))


@dataclass(frozen=True, slots=True)
class Jpeg:
    """Colours as JPEG, and how opaque they are, where they are not all; each opening gives another image."""

    data: bytes
    opacity: Lossless | None

    @property
    def byte_size(self) -> int:
        """Bytes of the parcel."""
        if self.opacity:
            return len(self.data) + self.opacity.byte_size
        return len(self.data)

    def open(self) -> Image.Image:
        """The colours about as they were, in an image of its own."""
        image = Image.open(BytesIO(self.data))
        if self.opacity:
            image.putalpha(self.opacity.open())
        else:
            image.load()
        return image


def packed(image: Image.Image) -> StoredImage:
    """A large image for later. What is seen through stays exact: JPEG would smear it beside its edges."""
    if image.mode == "RGB":
        return Jpeg(jpeg(image, QUALITY), None)
    opacity = image.getchannel("A")
    if ImageStat.Stat(opacity).mean[0] < OPAQUE:
        return _lossless(image)
    return Jpeg(jpeg(image.convert("RGB"), QUALITY), _lossless(opacity))


def _lossless(image: Image.Image) -> Lossless:
    return Lossless(image.mode, image.size, zlib.compress(image.tobytes(), 1))


def jpeg(image: Image.Image, quality: int) -> bytes:
    """A JPEG file's bytes, its colours as fine as its light (4:4:4)."""
    file = BytesIO()
    image.save(file, "JPEG", quality=quality, subsampling=0)
    return file.getvalue()


GAP = 12  # px between pictures that stand below each other


def stacked(files: Sequence[bytes], quality: int) -> bytes:
    """One JPEG file of several, each below the one before it and as wide as the widest."""
    images = [Image.open(BytesIO(file)).convert("RGB") for file in files]
    wide = max(image.width for image in images)
    images = [image.resize((wide, round(image.height * wide / image.width))) for image in images]
    whole = Image.new("RGB", (wide, sum(image.height for image in images) + GAP * (len(images) - 1)))
    top = 0
    for image in images:
        whole.paste(image, (0, top))
        top += image.height + GAP
    return jpeg(whole, quality)


def animated(files: Sequence[bytes], width: int, milliseconds: int, quality: int, highest: int = 0) -> bytes:
    """One WebP file that shows pictures one after another, all so many px wide, the last one three times as long.

    Those that would be more than `highest` px high are narrower, in the middle; 0 is any height. Lower and narrower
    ones go on in the colour in which they end.
    """
    images = [Image.open(BytesIO(file)).convert("RGB") for file in files]
    images = [_within(image, width, highest) for image in images]
    tall = max(image.height for image in images)
    frames = [Image.new("RGB", (width, tall), image.getpixel((0, image.height - 1))) for image in images]
    for frame, image in zip(frames, images, strict=True):
        frame.paste(image, ((width - image.width) // 2, 0))
    times = [milliseconds] * (len(frames) - 1) + [3 * milliseconds]
    file = BytesIO()
    frames[0].save(
        file, "WEBP", save_all=True, append_images=frames[1:], duration=times, loop=0, quality=quality, method=2
    )
    return file.getvalue()


def _within(image: Image.Image, width: int, highest: int) -> Image.Image:
    """A picture so many px wide, or narrower where it would be more than `highest` px high; 0 is any height."""
    across, down = width, round(image.height * width / image.width)
    if highest and down > highest:
        across, down = round(width * highest / down), highest
    return image.resize((across, down))


def narrowed(file: bytes, width: int, quality: int) -> bytes:
    """A picture as a JPEG file of so many px across."""
    image = Image.open(BytesIO(file)).convert("RGB")
    return jpeg(image.resize((width, round(image.height * width / image.width))), quality)
