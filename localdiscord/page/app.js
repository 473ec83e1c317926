/** The start of the page: connects its parts. */

import { byId } from "./core/dom.js";
import { drawSoon, startDrawing } from "./core/drawing.js";
import { icon } from "./core/icons.js";
import { closePopover } from "./core/popover.js";
import { on } from "./core/state.js";
import { startTheme } from "./core/theme.js";
import { renderComposer, renewSuggestions, startComposer } from "./input/composer.js";
import { startKeys } from "./input/keys.js";
import { showModal } from "./input/modal.js";
import { onModal } from "./net/interactions.js";
import { renderBanner, renderHead } from "./render/frame.js";
import { guard, renderSidebar, slide } from "./render/sidebar.js";
import { tick } from "./render/time.js";
import { labelTimeline, renderTimeline, startTimeline } from "./render/timeline.js";
import { follow, loadEarlier, openChannel, readHere, switchLocale, switchMember } from "./session.js";

const RELATIVE_TIMES_MS = 10000;

function wireState() {
  on("channels", () => drawSoon(renderSidebar));
  on("channels", renderHead);
  on("channels", renderComposer);
  on("channels", labelTimeline);
  on("commands", renewSuggestions);
  on("messages", () => drawSoon(renderTimeline));
  on("messages", renderComposer);
  on("banner", renderBanner);
  onModal(showModal);
}

function wireEvents() {
  const listen = (type, act) => document.addEventListener(type, (event) => act(event.detail));
  listen("go-to", ({ channelId, messageId }) => {
    slide(false);
    openChannel(channelId, messageId);
  });
  listen("switch-member", (userId) => {
    closePopover();
    switchMember(userId);
  });
  listen("switch-locale", switchLocale);
  document.addEventListener("visibilitychange", () => document.hidden || readHere());
  addEventListener("hashchange", follow);
}

function wirePanel() {
  byId("menu").append(icon("menu"));
  byId("menu").addEventListener("click", () => slide(true));
  byId("scrim").addEventListener("click", () => slide(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && document.body.classList.contains("menu-open")) slide(false);
  });
  matchMedia("(max-width: 700px)").addEventListener("change", () => slide(false));
  guard();
}

startTheme(renderSidebar);
wireState();
wireEvents();
wirePanel();
startDrawing();
startComposer();
startTimeline(loadEarlier);
startKeys();
setInterval(tick, RELATIVE_TIMES_MS);
follow();
