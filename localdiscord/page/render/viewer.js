/** A picture over the whole window: zoom, pan, next and previous, all by keyboard, pointer or fingers. */

import { el } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { icon } from "../core/icons.js";

const MAX_SCALE = 12;
const ZOOM_STEP = 1.25;
const PAN_PX = 80;

class Viewer {
  constructor(pictures, index) {
    this.pictures = pictures;
    this.pointers = new Map();
    this.image = el("img", { draggable: "false" });
    this.stage = el("div", { class: "viewer-stage" }, this.image);
    this.caption = el("p", { class: "viewer-caption" });
    this.counter = el("span", { class: "viewer-counter" });
    this.original = el(
      "a",
      { class: "tool", target: "_blank", rel: "noopener", "aria-label": t("open_original"), title: t("open_original") },
      icon("open"),
    );
    this.element = el(
      "dialog",
      { class: "viewer", "data-testid": "image-viewer", "aria-label": t("image"), tabindex: -1 },
      this.toolbar(),
      this.stage,
      this.caption,
    );
    this.listen();
    this.show(index);
  }

  tool(name, label, act) {
    return el(
      "button",
      {
        type: "button",
        class: "tool",
        "aria-label": label,
        title: label,
        "data-testid": `viewer-${name}`,
        onclick: act,
      },
      icon(name),
    );
  }

  toolbar() {
    const turn =
      this.pictures.length > 1
        ? [
            this.tool("left", t("previous"), () => this.turn(-1)),
            this.counter,
            this.tool("right", t("next"), () => this.turn(1)),
          ]
        : [];
    return el(
      "div",
      { class: "viewer-tools", role: "toolbar" },
      turn,
      this.tool("minus", t("zoom_out"), () => this.zoom(1 / ZOOM_STEP)),
      this.tool("plus", t("zoom_in"), () => this.zoom(ZOOM_STEP)),
      this.tool("fit", t("zoom_fit"), () => this.reset()),
      this.original,
      this.tool("close", t("close"), () => this.element.close()),
    );
  }

  listen() {
    const { stage, element } = this;
    element.addEventListener("keydown", (event) => this.key(event));
    element.addEventListener("close", () => element.remove());
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, (event) => this.up(event));
    stage.addEventListener("dblclick", (event) => (this.scale > 1 ? this.reset() : this.zoom(3, event)));
  }

  show(index) {
    const count = this.pictures.length;
    this.index = (index + count) % count;
    const { src, alt } = this.pictures[this.index];
    Object.assign(this.image, { src, alt });
    this.original.href = src;
    this.caption.textContent = alt;
    this.counter.textContent = t("image_of", { index: this.index + 1, count });
    this.reset();
  }

  turn(by) {
    if (this.pictures.length > 1) this.show(this.index + by);
  }

  reset() {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.apply();
  }

  apply() {
    const reach = (side) => (side * (this.scale - 1)) / 2 + (this.scale > 1 ? side * 0.1 : 0);
    const within = (value, most) => Math.max(-most, Math.min(most, value));
    this.x = within(this.x, reach(this.stage.clientWidth));
    this.y = within(this.y, reach(this.stage.clientHeight));
    this.image.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.element.dataset.scale = this.scale.toFixed(2);
    this.stage.classList.toggle("zoomed", this.scale > 1);
  }

  /** Zoom by a factor, keeping the point under `at` where it is. */
  zoom(factor, at = null) {
    const scale = Math.max(1, Math.min(MAX_SCALE, this.scale * factor));
    const box = this.stage.getBoundingClientRect();
    const px = at ? at.clientX - box.left - box.width / 2 : 0;
    const py = at ? at.clientY - box.top - box.height / 2 : 0;
    const ratio = scale / this.scale;
    this.x = px - (px - this.x) * ratio;
    this.y = py - (py - this.y) * ratio;
    this.scale = scale;
    this.apply();
  }

  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.apply();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const zoomed = this.scale > 1;
    const acts = {
      "+": () => this.zoom(ZOOM_STEP),
      "=": () => this.zoom(ZOOM_STEP),
      "-": () => this.zoom(1 / ZOOM_STEP),
      0: () => this.reset(),
      ArrowLeft: () => (zoomed ? this.pan(PAN_PX, 0) : this.turn(-1)),
      ArrowRight: () => (zoomed ? this.pan(-PAN_PX, 0) : this.turn(1)),
      ArrowUp: () => this.pan(0, PAN_PX),
      ArrowDown: () => this.pan(0, -PAN_PX),
    };
    if (!acts[event.key]) return;
    event.preventDefault();
    acts[event.key]();
  }

  wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), event);
  }

  down(event) {
    if (event.target === this.stage) this.pressedOutside = this.scale === 1;
    this.stage.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, event);
  }

  drag(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    this.pressedOutside = false;
    const [a, b] = [...this.pointers.values()];
    const other = b && (before === a ? b : a);
    this.pointers.set(event.pointerId, event);
    if (other) this.pinch(before, event, other);
    else this.pan(event.clientX - before.clientX, event.clientY - before.clientY);
  }

  pinch(before, now, other) {
    const distance = (p) => Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY);
    const middle = { clientX: (now.clientX + other.clientX) / 2, clientY: (now.clientY + other.clientY) / 2 };
    this.zoom(distance(now) / Math.max(1, distance(before)), middle);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
    if (this.pressedOutside && event.type === "pointerup") this.element.close();
    this.pressedOutside = false;
  }
}

/** Open pictures {src, alt} at `index`; focus returns to where it was on closing. */
export function openViewer(pictures, index = 0) {
  const viewer = new Viewer(pictures, index);
  document.body.append(viewer.element);
  viewer.element.showModal();
  viewer.element.focus(); // keys work at once, and no tool looks chosen
}
