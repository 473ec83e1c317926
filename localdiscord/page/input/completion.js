/** The list above the composer: shows suggestions, moves by keyboard, hands over the picked one. */

import { byId, el, freshId } from "../core/dom.js";
import { t } from "../core/i18n.js";

export class Completion {
  constructor() {
    this.host = byId("completion");
    this.items = [];
    this.active = -1;
    this.host.addEventListener("pointerdown", (event) => event.preventDefault()); // keep focus in the field
    this.host.addEventListener("click", (event) => this.click(event));
  }

  get open() {
    return !this.host.hidden;
  }

  /**
   * Show items {label, detail?, aside?, face?} for `input`. `title` is text or nodes above the list, `note` stands in
   * for an empty list, `active` is the highlighted index (-1: none), `pick(item)` takes the choice.
   */
  show(input, { items, title = null, note = null, active = 0, pick }) {
    Object.assign(this, { input, items, pick, active: Math.min(active, items.length - 1) });
    const list = el(
      "ul",
      { class: "options", role: "listbox", id: freshId("suggestions"), "aria-label": t("completion") },
      items.map((item) => this.node(item)),
    );
    this.host.replaceChildren(
      ...[
        title && el("div", { class: "completion-title" }, title),
        items.length ? list : null,
        note && !items.length ? el("p", { class: "empty", role: "status" }, note) : null,
      ].filter(Boolean),
    );
    this.nodes = [...list.children];
    this.host.hidden = false;
    input.setAttribute("aria-expanded", String(items.length > 0));
    input.setAttribute("aria-controls", list.id);
    this.highlight();
  }

  node(item) {
    return el(
      "li",
      { id: freshId("suggestion"), role: "option", class: "option", "data-testid": "completion-item" },
      item.face ?? null,
      el(
        "span",
        { class: "option-text" },
        el("span", { class: "option-label" }, item.label),
        item.detail ? el("span", { class: "option-detail" }, item.detail) : null,
      ),
      item.aside ? el("span", { class: "option-aside" }, item.aside) : null,
    );
  }

  hide() {
    this.host.hidden = true;
    this.host.replaceChildren();
    this.items = [];
    this.active = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  highlight() {
    this.nodes.forEach((node, index) => {
      node.classList.toggle("active", index === this.active);
      node.setAttribute("aria-selected", String(index === this.active));
    });
    const node = this.nodes[this.active];
    if (node) this.input.setAttribute("aria-activedescendant", node.id);
    else this.input.removeAttribute("aria-activedescendant");
    node?.scrollIntoView({ block: "nearest" });
  }

  move(by) {
    const count = this.items.length;
    if (!count) return;
    const from = this.active < 0 && by < 0 ? 0 : this.active;
    this.active = (from + by + count) % count;
    this.highlight();
  }

  click(event) {
    const index = this.nodes?.indexOf(event.target.closest("[role=option]")) ?? -1;
    if (index >= 0) this.pick(this.items[index]);
  }

  /** Handle a key of the field; true when it was used up. */
  key(event) {
    if (!this.open || event.isComposing) return false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!this.items.length) return false;
      this.move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") this.hide();
    else if ((event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) && this.active >= 0) {
      this.pick(this.items[this.active]);
    } else return false;
    event.preventDefault();
    return true;
  }
}
