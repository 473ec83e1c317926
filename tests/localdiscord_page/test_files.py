"""Files that people give to commands on their page."""

from __future__ import annotations

import pytest

from tests.browser import tid
from tests.localdiscord_page.conftest import Stage
from tests.localdiscord_page.test_page import sent

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_file_is_chosen_for_an_option_and_sent_with_the_command(stage: Stage) -> None:
    page = await stage.open()
    await page.click(tid("composer"))
    await page.type("/attach")
    await page.wait(tid("completion-item"), "/attach")
    await page.key("Enter")
    await page.wait(tid("option-file"))
    await page.evaluate(
        """(async () => {
            const field = document.querySelector("[data-testid=option-file]"), given = new DataTransfer();
            given.items.add(new File(["{}"], "game.json"));
            field.files = given.files;
            await field.oninput();
        })()"""
    )
    await page.key("Enter")
    assert (await sent(stage, "slash"))["options"] == [
        {"name": "file", "type": 11, "value": {"filename": "game.json", "data": "e30="}}
    ]
