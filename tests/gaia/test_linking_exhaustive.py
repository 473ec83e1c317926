from __future__ import annotations

from random import Random

import pytest

from rules.core.hexes import Hex, disc
from rules.gaia.board.galaxy import each_bit, grow
from rules.gaia.board.linking import Reading, Sites, possible, proposals, refuse
from tests.gaia.federations import Exhaustive

READINGS: tuple[Reading, ...] = ("subset", "printed", "flexible")


def bit(at: Hex) -> int:
    return 1 << (at.r + 8) * 64 + at.q + 8


def random_sites(luck: Random) -> Sites:
    hexes = [bit(at) for at in disc(luck.choice((2, 2, 3)))]
    luck.shuffle(hexes)
    structures = hexes[: luck.randint(3, 6)]
    core = hexes[6] if luck.random() < 0.3 else 0
    if core and luck.random() < 0.5:
        core |= next(iter(each_bit(grow(core) & sum(hexes[7:]))), 0)
    structures = [at for at in structures if not at & grow(core)]
    space = sum(at for at in hexes[7 : 7 + luck.randint(5, 10)] if not at & core)
    values = tuple((at, luck.choice((1, 1, 2, 3))) for at in structures)
    return Sites(space, values, luck.choice((4, 5, 6, 7)), luck.randint(0, 6), core, luck.randint(0, 5) if core else 0)


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("seed", range(25))
def test_the_search_finds_what_trying_everything_finds(seed: int, reading: Reading) -> None:
    luck = Random(seed)
    sites = random_sites(luck)
    truth = Exhaustive(sites, reading)
    legal = truth.legal
    assert possible(sites, reading) is bool(legal)
    check_proposals(sites, reading, truth)
    check_refusals(sites, reading, truth, luck)


def check_proposals(sites: Sites, reading: Reading, truth: Exhaustive) -> None:
    found = proposals(sites, reading)
    ranks = sorted({(t.bit_count(), s.bit_count(), truth.value(s), s) for s, t in truth.legal})
    assert [(p.satellites.bit_count(), p.sites.bit_count(), p.value) for p in found] == [r[:3] for r in ranks[:12]]
    assert len({p.sites for p in found}) == len(found)
    assert all((p.sites, p.satellites) in truth.legal for p in found)


def check_refusals(sites: Sites, reading: Reading, truth: Exhaustive, luck: Random) -> None:
    legal, frugal = set(truth.legal), set(truth.frugal)
    for structures, satellites in luck.sample(truth.feasible, min(20, len(truth.feasible))) + list(legal)[:20]:
        code = refuse(sites, structures, satellites, reading)
        if (structures, satellites) in legal:
            assert code is None
        elif satellites.bit_count() > sites.afford:
            assert code == "federation-afford"
        elif (structures, satellites) in frugal:
            assert code == "federation-smaller"
        else:
            assert code == "federation-satellites"
