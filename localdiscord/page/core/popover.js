/** A panel attached to a control: below or above it, on a phone at the bottom of the window. */

import { el, narrow } from "./dom.js";

const GAP = 4;
let current = null;

function position(panel, anchor) {
  if (narrow()) return panel.classList.add("sheet");
  const box = anchor.getBoundingClientRect();
  const below = innerHeight - box.bottom - GAP * 2;
  const above = box.top - GAP * 2;
  const upward = below < Math.min(panel.scrollHeight, 260) && above > below;
  panel.style.width = `${Math.max(box.width, 220)}px`;
  panel.style.maxHeight = `${Math.min(420, upward ? above : below)}px`;
  panel.style.left = `${Math.max(GAP, Math.min(box.left, innerWidth - panel.offsetWidth - GAP))}px`;
  if (upward) panel.style.bottom = `${innerHeight - box.top + GAP}px`;
  else panel.style.top = `${box.bottom + GAP}px`;
  return undefined;
}

/** Close the open panel, if any; focus goes back to its control unless it went elsewhere. */
export function closePopover() {
  if (!current) return;
  const { layer, anchor, stop, onClose } = current;
  const focusInside = layer.contains(document.activeElement);
  current = null;
  stop.abort();
  layer.remove();
  anchor.setAttribute("aria-expanded", "false");
  onClose?.();
  if (focusInside && anchor.isConnected) anchor.focus();
}

/** The control that was drawn instead of `old` and still offers the same, if there is one. */
function redrawn(old) {
  const same = (node) => node.dataset.key === old.dataset.key && node.dataset.offer === old.dataset.offer;
  const message = document.querySelector(`[data-message="${current.messageId}"]`);
  return [...(message?.querySelectorAll("[data-offer]") ?? [])].find(same);
}

/** After a redraw: keep the panel open at the redrawn control, or close it when there is none. */
export function closeOrphan() {
  if (!current || current.anchor.isConnected) return;
  const next = redrawn(current.anchor);
  if (!next) return closePopover();
  next.setAttribute("aria-expanded", "true");
  current.anchor = next;
}

/** Open `content` at `anchor`. */
export function openPopover(anchor, content, { onClose, className = "" } = {}) {
  closePopover();
  const panel = el("div", { class: `popover ${className}` }, content);
  const layer = el("div", { class: "popover-layer" }, panel);
  const stop = new AbortController();
  const host = anchor.closest("dialog") ?? document.body; // a modal dialog makes everything outside it inert
  const messageId = anchor.closest("[data-message]")?.dataset.message;
  current = { layer, anchor, stop, onClose, messageId };
  host.append(layer);
  position(panel, anchor);
  anchor.setAttribute("aria-expanded", "true");
  layer.addEventListener("pointerdown", (event) => event.target === layer && closePopover());
  layer.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
    closePopover();
  });
  addEventListener("resize", closeOnTurn, { signal: stop.signal });
  return panel;
}

let width = innerWidth;
/** A soft keyboard changes only the height; that must not close the panel it types into. */
function closeOnTurn() {
  if (width !== innerWidth) closePopover();
  width = innerWidth;
}
