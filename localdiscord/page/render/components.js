/** Message components: rows of buttons and selects, and the layout parts of Components V2. */

import { messageLink } from "../core/address.js";
import { el } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { icon } from "../core/icons.js";
import { chosenIn, isBusy, use } from "../net/interactions.js";
import { accent } from "./embeds.js";
import { link, markdown } from "./markup.js";
import { fileCard, gallery, picture, resolve, veil } from "./media.js";
import { emojiNode } from "./people.js";
import { createSelect, presetValues } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

const dots = () => el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"));

function linkButton(component) {
  const node = link(component.url, emojiNode(component.emoji), component.label ?? "", icon("open", 16));
  node.className = "button link";
  if (component.disabled) node.removeAttribute("href");
  if (component.disabled) node.setAttribute("aria-disabled", "true");
  if (messageLink(component.url)) node.removeAttribute("target");
  return node;
}

function button(component, message) {
  if (component.style === 5) return linkButton(component);
  const waiting = isBusy(message.id, component.custom_id);
  const content = el("span", { class: "button-content" }, emojiNode(component.emoji), component.label ?? "");
  return el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style] ?? "secondary"}`,
      disabled: Boolean(component.disabled),
      "data-testid": component.custom_id,
      "data-key": component.custom_id,
      "aria-busy": waiting && "true",
      "aria-label": component.label ? null : component.emoji?.name,
      onclick: () => use(message, component),
    },
    content,
    waiting ? dots() : null,
  );
}

function select(component, message) {
  return createSelect(component, {
    values: chosenIn(message.id, component.custom_id) ?? presetValues(component),
    busy: isBusy(message.id, component.custom_id),
    onCommit: (values) => use(message, component, values),
  });
}

function section(component, message) {
  const texts = component.components.map((child) => renderComponent(child, message));
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-texts" }, texts),
    el("div", { class: "section-accessory" }, renderComponent(component.accessory, message)),
  );
}

function thumbnail(component, message) {
  const file = resolve(component.media, message);
  const alt = component.description ?? file.description ?? "";
  return veil(picture(file, { alt, className: "thumb" }), component.spoiler);
}

function separator(component) {
  const spacing = component.spacing === 2 ? "wide" : "";
  if (component.divider === false) return el("div", { class: `space ${spacing}` });
  return el("hr", { class: spacing });
}

function container(component, message) {
  const node = el(
    "div",
    { class: "container" },
    component.components.map((child) => renderComponent(child, message)),
  );
  return veil(accent(node, component.accent_color), component.spoiler);
}

const row = (component, message) =>
  el(
    "div",
    { class: "row", role: "group" },
    component.components.map((child) => renderComponent(child, message)),
  );

function file(component, message) {
  const found = resolve(component.file, message);
  return fileCard({ ...found, name: component.name ?? found.filename, size: component.size ?? found.size }, component);
}

const MAKERS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (component) => markdown(component.content),
  11: thumbnail,
  12: (component, message) => gallery(component.items, message),
  13: file,
  14: separator,
  17: container,
};

/** Any component of a message. */
export function renderComponent(component, message) {
  const make = MAKERS[component.type];
  return make ? make(component, message) : el("em", {}, t("unsupported", { type: component.type }));
}
