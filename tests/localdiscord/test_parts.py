from __future__ import annotations

import asyncio
import json
import sys
import zlib
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from localdiscord.checks.openapi import find_schema, load_schema
from localdiscord.common.clock import Clock
from localdiscord.common.errors import Refusal, Unimplemented
from localdiscord.common.snowflakes import Snowflakes, id_for
from localdiscord.entities.files import image_size
from localdiscord.sessions.compression import encoder_for
from tests.patience import PATIENCE


def test_ids_increase_and_stable_ids_are_older() -> None:
    snowflakes = Snowflakes(Clock())
    ids = [int(snowflakes.next()) for _ in range(1000)]
    assert sorted(set(ids)) == ids
    assert int(id_for("user/ada")) < ids[0]
    assert id_for("user/ada") == id_for("user/ada") != id_for("user/kofi")


async def test_sleepers_wake_when_time_jumps() -> None:
    clock = Clock()
    sleeper = asyncio.create_task(clock.sleep_until(clock.now() + 3600))
    await asyncio.sleep(0)
    clock.advance(1800)
    await asyncio.sleep(0.01)
    assert not sleeper.done()
    clock.advance(1800)
    await asyncio.wait_for(sleeper, PATIENCE)


@pytest.mark.parametrize("form", ["PNG", "WEBP", "JPEG", "GIF"])
def test_sizes_of_pictures(form: str) -> None:
    file = BytesIO()
    Image.new("RGB", (64, 48)).save(file, form)
    assert image_size(file.getvalue()) == {"width": 64, "height": 48}


def decoder_for(compress: str | None) -> Callable[[bytes], bytes]:
    """What a library undoes the compression with."""
    if compress == "zlib-stream":
        return zlib.decompressobj().decompress
    return import_module("compression.zstd").ZstdDecompressor().decompress  # type: ignore[no-any-return]


@pytest.mark.parametrize("compress", ["zlib-stream", "zstd-stream", None])
def test_frames_are_one_stream_or_plain(compress: str | None) -> None:
    texts = ["one", "둘", "one"]
    encode = encoder_for(compress)
    frames = [encode(text) for text in texts]
    if (compress, sys.version_info >= (3, 14)) in ((None, True), (None, False), ("zstd-stream", False)):
        assert frames == texts
    else:
        decode = decoder_for(compress)
        assert [decode(frame).decode() for frame in frames if isinstance(frame, bytes)] == texts


async def test_the_launcher_tells_where_it_is_and_ends_when_told() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "localdiscord", "--bot-token", "local-x", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout
    told = [(await process.stdout.readline()).decode().split() for _ in range(4)]
    process.terminate()
    assert await process.wait() == 0
    assert [line[0] for line in told] == ["Page", "Bot", "Gateway", "Token"]
    assert told[1][-1] == told[0][-1] + "/api/v10"


def test_other_files_have_no_size() -> None:
    assert image_size(b"plain text") == {}


DESCRIPTION = {
    "paths": {
        "/users/{user_id}/thing": {
            "parameters": [],
            "post": {
                "requestBody": {
                    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}},
                },
                "responses": {
                    "200": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}},
                },
            },
        },
    },
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string"},
            "Thing": {
                "type": "object",
                "properties": {"id": {"$ref": "#/components/schemas/SnowflakeType"}, "name": {"type": "string"}},
            },
        },
    },
}


def test_the_official_description_is_a_second_opinion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "openapi.json"
    place.write_text(json.dumps(DESCRIPTION))
    monkeypatch.setenv("LOCALDISCORD_OPENAPI", str(place))
    schema = find_schema()
    assert schema is load_schema(place)
    assert schema
    schema.check("POST", "/users/{user}/thing", {"id": 5, "name": "thing"})
    schema.check("POST", "/elsewhere", {"name": 7})
    with pytest.raises(Refusal) as caught:
        schema.check("POST", "/users/{user}/thing", {"name": 7})
    assert caught.value.errors
    assert "_errors" in caught.value.errors["name"]
    schema.check_answer("POST", "/users/{user}/thing", {"id": 5})
    with pytest.raises(Unimplemented):
        schema.check_answer("POST", "/users/{user}/thing", {"name": 7})
    monkeypatch.setenv("LOCALDISCORD_OPENAPI", str(tmp_path / "missing.json"))
    assert find_schema() is None
