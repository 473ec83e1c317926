"""Pictures that follow each other in one file."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageSequence

from images.drawing.packing import animated, jpeg

NIGHT = (20, 30, 60)


def test_a_lower_picture_goes_on_in_the_colour_in_which_it_ends() -> None:
    low, tall = (jpeg(Image.new("RGB", (40, height), NIGHT), 90) for height in (20, 60))
    first = next(ImageSequence.Iterator(Image.open(BytesIO(animated([low, tall], 40, 100, 90))))).convert("RGB")
    assert first.size == (40, 60)
    below = first.getpixel((20, 55))
    assert isinstance(below, tuple)
    assert all(abs(got - meant) < 6 for got, meant in zip(below, NIGHT, strict=True))


def test_a_picture_that_is_too_high_is_narrower() -> None:
    """Beside a high last one the first pictures of a game were half empty, and all of it taller than a phone."""
    low, tall = (jpeg(Image.new("RGB", (40, height), NIGHT), 90) for height in (20, 60))
    moving = Image.open(BytesIO(animated([low, tall], 40, 100, 90, 30)))
    assert moving.size == (40, 30)
