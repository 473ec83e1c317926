/** Keys people know from chats: Alt with up and down goes through the channels, Escape to the newest message. */

import { state } from "../core/state.js";
import { jumpToEnd } from "../render/timeline.js";
import { focusComposer } from "./composer.js";

const covered = () => document.body.classList.contains("menu-open") || document.querySelector("dialog[open], .popover");

function step(by) {
  const entries = [...document.querySelectorAll(".channel")];
  const at = entries.findIndex((entry) => entry.dataset.channel === state.channelId); // the list may be drawn later
  entries[(at + by + entries.length) % entries.length].click();
}

function newest() {
  jumpToEnd();
  focusComposer();
}

function press(event) {
  if (event.defaultPrevented || event.isComposing || covered()) return;
  const arrow = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (arrow) step(arrow);
  else if (event.key === "Escape") newest();
  else return;
  event.preventDefault();
}

/** Listen to these keys. */
export const startKeys = () => document.addEventListener("keydown", press);
