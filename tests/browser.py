"""A headless Chromium driven over the DevTools protocol: just enough to use a page as a person does."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp

from tests.patience import PATIENCE, until

# The first has no window and takes a third of the work.
HEADLESS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, HEADLESS)), None)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--disable-extensions",  # from here on what saves processes: half of the work was theirs
    "--disable-component-extensions-with-background-pages",
    "--disable-features=SpareRendererForSitePerProcess,InitialWebUI,WebUIReloadButton,Translate,OptimizationHints,"
    "MediaRouter",
    "--renderer-process-limit=1",
    "--in-process-gpu",
    "--remote-debugging-port=0",
)
KEYS = {
    "Enter": (13, "\r"),
    "Tab": (9, ""),
    "Escape": (27, ""),
    "Backspace": (8, ""),
    " ": (32, " "),
    "ArrowLeft": (37, ""),
    "ArrowUp": (38, ""),
    "ArrowRight": (39, ""),
    "ArrowDown": (40, ""),
}


MIDDLE = """async selector => {
    const found = document.querySelector(selector);
    if (!found?.checkVisibility()) return null;
    found.scrollIntoView({block: 'nearest'});
    const before = found.getBoundingClientRect();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const box = found.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(...middle);
    return box.x === before.x && box.y === before.y && found.contains(hit) ? middle : null;
}"""


COVER = """selector => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return JSON.stringify({box, hit: hit?.outerHTML.slice(0, 300)});
}"""


# Only what is aimed at may be hit: where the page moves below the mouse, as under a message that has just been edited,
# the click goes nowhere and is made again.
AIM = """selector => {
    if (!window.aim) {
        document.addEventListener("click", event => {
            if (!window.aim.taken) return;
            window.aim.hit = window.aim.at?.contains(event.target) ?? false;
            if (!window.aim.hit) { event.stopImmediatePropagation(); event.preventDefault(); }
        }, {capture: true});
    }
    window.aim = {at: document.querySelector(selector), hit: false, taken: true};
}"""
HIT = "(() => { window.aim.taken = false; return window.aim.hit; })()"


VISIBLE = "e => e.checkVisibility({visibilityProperty: true})"


class PageError(AssertionError):
    """The page threw an exception, or what a test waits for never happened."""


class Page:
    """One tab. Selectors are CSS; elements without an id are found by `tid("composer")`."""

    def __init__(self, browser: Browser, session: str, context: str) -> None:
        self.browser = browser
        self.session = session
        self.context = context
        self.errors: list[str] = []  # uncaught exceptions and console errors of the page

    async def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Call a DevTools method of this tab."""
        return await self.browser.send(method, params, self.session)

    async def evaluate(self, script: str) -> Any:
        """The JSON value of a JavaScript expression, promises awaited."""
        answer = await self.send("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise PageError(answer["exceptionDetails"].get("exception", {}).get("description", script))
        return answer["result"].get("value")

    async def until(self, script: str) -> Any:
        """Wait until a JavaScript expression is truthy and return its value. Raises PageError when the test hangs."""
        try:
            return await until(lambda: self.evaluate(script))
        except TimeoutError:
            raise PageError(f"not within {PATIENCE} s: {script}\nerrors: {self.errors}") from None

    async def wait(self, selector: str, text: str = "") -> str:
        """Wait until a visible element contains this text, and return its whole text."""
        fits = f"e => ({VISIBLE})(e) && e.textContent.includes({json.dumps(text)})"
        found = f"[...document.querySelectorAll({json.dumps(selector)})].find({fits})"
        return str(await self.until(f"(e => e && (e.innerText || e.value || ' '))({found})"))

    async def gone(self, selector: str) -> None:
        """Wait until no visible element matches."""
        await self.until(f"![...document.querySelectorAll({json.dumps(selector)})].some({VISIBLE})")

    async def text(self, selector: str) -> str:
        """The visible text of the first match."""
        return str(await self.evaluate(f"document.querySelector({json.dumps(selector)}).innerText"))

    async def place(self, selector: str) -> tuple[float, float]:
        """Bring the first match into view and return its middle, once it stands still and is not covered."""
        place = await self._place(selector, "false")
        assert place
        return place

    async def _place(self, selector: str, unless: str) -> tuple[float, float] | None:
        """The same, and None as soon as the JavaScript expression `unless` is true."""
        try:
            found = await self.until(f"({unless}) ? 'unless' : ({MIDDLE})({json.dumps(selector)})")
        except PageError as error:
            error.add_note(f"there is: {await self.evaluate(f'({COVER})({json.dumps(selector)})')}")
            raise
        return None if found == "unless" else (found[0], found[1])

    async def mouse(self, kind: str, x: float, y: float, **more: Any) -> None:
        """Send one event of the mouse, such as `mousePressed`, at a point of the window."""
        await self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1, **more)

    async def click(self, selector: str, unless: str = "false") -> None:
        """Press the first match with the mouse, again if it has moved away in the meantime.

        Nothing is pressed any more once the JavaScript expression `unless` is true.
        """
        hit = False
        while not hit and (place := await self._place(selector, unless)):
            await self.evaluate(f"({AIM})({json.dumps(selector)})")
            for kind in ("mousePressed", "mouseReleased"):
                await self.mouse(kind, *place)
            hit = await self.evaluate(HIT)

    async def type(self, text: str) -> None:
        """Type into whatever has focus, as an input method would."""
        for sign in text:
            await self.send("Input.insertText", text=sign)

    async def key(self, *names: str, shift: bool = False, alt: bool = False) -> None:
        """Press named keys or single characters one after another."""
        for name in names:
            code, text = KEYS.get(name, (ord(name[0].upper()), name))
            common = {"key": name, "windowsVirtualKeyCode": code, "modifiers": 8 * shift + alt}
            await self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
            await self.send("Input.dispatchKeyEvent", type="keyUp", **common)

    async def resize(self, width: int, height: int, *, dark: bool = True) -> None:
        """Set the window's size and the system's colour scheme; below 700 px it is a phone."""
        await self.send(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 700
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        await self.send("Emulation.setEmulatedMedia", features=[scheme])

    async def screenshot(self, path: Path) -> Path:
        """Write a PNG of the window to a path, and return the path."""
        answer = await self.send("Page.captureScreenshot", format="png")
        await asyncio.to_thread(_write, path, base64.b64decode(answer["data"]))
        return path

    async def close(self) -> None:
        """Close the tab and forget its storage."""
        await self.browser.send("Target.disposeBrowserContext", {"browserContextId": self.context})

    def record(self, event: dict[str, Any]) -> None:
        """Record an event of the tab if it is an error."""
        params = event["params"]
        if event["method"] == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif event["method"] == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.errors.append(f"{params['entry']['text']} {params['entry'].get('url', '')}")


class Browser:
    """A running Chromium; make one with `browser()`."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.ids = count(1)
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.pages: dict[str, Page] = {}

    async def listen(self) -> None:
        """Pass answers to their callers and events to their pages, until the socket closes."""
        async for frame in self.socket:
            data = json.loads(frame.data)
            if "id" in data:
                self.waiting.pop(data["id"]).set_result(data)
            elif data.get("sessionId") in self.pages:
                self.pages[data["sessionId"]].record(data)

    async def send(self, method: str, params: dict[str, Any], session: str | None = None) -> dict[str, Any]:
        """Call a DevTools method, of one tab or of the browser; returns its result. Raises PageError when it fails."""
        number = next(self.ids)
        answer = self.waiting[number] = asyncio.get_running_loop().create_future()
        await self.socket.send_json(
            {"id": number, "method": method, "params": params} | ({"sessionId": session} if session else {})
        )
        data = await asyncio.wait_for(answer, PATIENCE)
        if "error" in data:
            raise PageError(f"{method}: {data['error']['message']}")
        return dict(data["result"])

    async def open(self, url: str, width: int = 1280, height: int = 900, *, dark: bool = True) -> Page:
        """Open an address in a new tab with its own storage. The tab has a size in pixels and a colour scheme."""
        context = (await self.send("Target.createBrowserContext", {}))["browserContextId"]
        target = await self.send("Target.createTarget", {"url": "about:blank", "browserContextId": context})
        session = (await self.send("Target.attachToTarget", {"targetId": target["targetId"], "flatten": True}))[
            "sessionId"
        ]
        page = self.pages[session] = Page(self, session, context)
        for domain in ("Page", "Runtime", "Log"):
            await page.send(f"{domain}.enable")
        await page.send("Emulation.setFocusEmulationEnabled", enabled=True)
        await page.resize(width, height, dark=dark)
        await page.send("Page.navigate", url=url)
        await page.until("document.readyState === 'complete' && location.href !== 'about:blank'")
        return page


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


async def _address(profile: Path) -> str:
    """The address of the started Chromium, from the file that it writes."""
    file = profile / "DevToolsActivePort"
    await until(lambda: file.exists() and len(file.read_text().splitlines()) == 2)
    port, path = file.read_text().splitlines()
    return f"ws://127.0.0.1:{port}{path}"


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Start Chromium with an empty profile; it ends with the block."""
    assert CHROMIUM, "Chromium is not installed"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            CHROMIUM,
            *FLAGS,
            f"--user-data-dir={profile}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            async with (
                aiohttp.ClientSession() as session,
                session.ws_connect(await _address(Path(profile)), max_msg_size=0) as socket,
            ):
                running = Browser(socket)
                listening = asyncio.create_task(running.listen())
                yield running
                await running.send("Browser.close", {})
                await listening
        finally:
            await _end(process)


async def _end(process: asyncio.subprocess.Process) -> None:
    """Wait until Chromium has ended; kill it when it hangs."""
    try:
        await asyncio.wait_for(process.wait(), PATIENCE)
    except TimeoutError:
        process.kill()
        await process.wait()


def tid(name: str) -> str:
    """Selector of the element with this data-testid."""
    return f'[data-testid="{name}"]'
