"""Where a database lies: what outlives a container, and what does not."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

import pytest

from bot.store import keeping
from bot.store.keeping import mounts

MOUNTED = """\
overlay / overlay rw 0 0
tmpfs /tmp tmpfs rw 0 0
/dev/sda1 /data ext4 rw 0 0
/dev/sdb1 /my\\040disk xfs rw 0 0
"""


@pytest.mark.parametrize(
    ("path", "in_container", "kept"),
    [
        ("/data/orrery.db", True, "volume"),
        ("/data/deep/orrery.db", True, "volume"),
        ("/database/orrery.db", True, "container"),
        ("/tmp/orrery.db", True, "memory"),
        ("/my disk/orrery.db", True, "volume"),
        ("/home/orrery.db", False, "machine"),
        ("/tmp/orrery.db", False, "memory"),
    ],
)
def test_where_it_lies_says_how_it_is_kept(path: str, kept: str, tmp_path: Path, *, in_container: bool) -> None:
    table = tmp_path / "mounts"
    table.write_text(MOUNTED, "utf-8")
    assert keeping._keeping(PurePosixPath(path), mounts(table), in_container=in_container) == kept


def test_a_system_that_does_not_say_is_a_machine(tmp_path: Path) -> None:
    assert mounts(tmp_path / "none") == {}
    assert keeping._keeping(PurePosixPath("/a/b.db"), {}, in_container=False) == "machine"


def test_a_container_is_known_by_what_its_engine_leaves(tmp_path: Path) -> None:
    assert not keeping._in_container(tmp_path)
    (tmp_path / ".dockerenv").touch()
    assert keeping._in_container(tmp_path)
