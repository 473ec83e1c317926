/** Select menus, in messages and modals: strings, users, roles, mentionables, channels. */

import { el, freshId, narrow } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { icon } from "../core/icons.js";
import { closePopover, openPopover } from "../core/popover.js";
import { DM, state } from "../core/state.js";
import { avatar, channelIcon, channelName, emojiNode, nameOf, people, roles } from "./people.js";

const SEARCH_FROM = 11;

const userOption = (user) => ({
  value: user.id,
  label: nameOf(user),
  description: user.username,
  face: () => avatar(user, 24),
});
const roleOption = (role) => ({ value: role.id, label: `@${role.name}`, face: () => icon("person") });
const channelOption = (channel) => ({
  value: channel.id,
  label: channelName(channel),
  face: () => channelIcon(channel),
});

const everyone = () => [...people(), ...(state.bot ? [state.bot] : [])].map(userOption);

function channelOptions(component) {
  const allowed = component.channel_types ?? [];
  const fits = (channel) => channel.type !== DM && (!allowed.length || allowed.includes(channel.type));
  return [...state.channels.values()].filter(fits).map(channelOption);
}

const OPTIONS = {
  3: (component) => component.options.map((option) => ({ ...option, face: () => emojiNode(option.emoji) })),
  5: everyone,
  6: () => roles().map(roleOption),
  7: () => [...everyone(), ...roles().map(roleOption)],
  8: channelOptions,
};

/** What a select offers: {value, label, description?, face()}. */
const optionsOf = (component) => OPTIONS[component.type](component);

/** The values chosen at first: default options or default values. */
export function presetValues(component) {
  if (component.type === 3) return component.options.filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((value) => value.id);
}

const bounds = (component) => ({ min: component.min_values ?? 1, max: component.max_values ?? 1 });

function rangeText({ min, max }) {
  if (min === max) return t("pick_exact", { min });
  return min ? t("pick_range", { min, max }) : t("pick_upto", { max });
}

function optionNode(option, picked, many) {
  const text = el(
    "span",
    { class: "option-text" },
    el("span", { class: "option-label" }, option.label),
    option.description ? el("span", { class: "option-detail" }, option.description) : null,
  );
  const check = picked ? icon("check", 16) : null;
  const mark = el("span", { class: many ? "box" : "tick", "aria-hidden": "true" }, check);
  return el(
    "li",
    {
      id: freshId("option"),
      role: "option",
      class: "option",
      "aria-selected": String(picked),
      "data-value": option.value,
    },
    option.face(),
    text,
    mark,
  );
}

/** The open list of a select: keeps the choice, hands it over by `commit(values)`. */
class Menu {
  constructor(component, values, commit) {
    Object.assign(this, { component, commit, ...bounds(component), options: optionsOf(component) });
    this.values = new Set(values);
    this.active = Math.max(
      0,
      this.options.findIndex((option) => this.values.has(option.value)),
    );
    this.list = el("ul", {
      class: "options",
      role: "listbox",
      tabindex: 0,
      id: freshId("listbox"),
      "aria-multiselectable": this.many ? "true" : null,
      "aria-label": component.placeholder ?? t("choose"),
    });
    this.search = this.options.length >= SEARCH_FROM ? this.searchField() : null;
    this.confirm = this.many ? this.confirmButton() : null;
    this.element = el(
      "div",
      { class: "menu", "data-testid": `menu-${component.custom_id}`, onkeydown: (event) => this.key(event) },
      this.search?.parentNode,
      this.list,
      this.confirm?.parentNode,
    );
    this.list.addEventListener("click", (event) => this.click(event));
    this.draw();
  }

  get many() {
    return this.max > 1;
  }

  searchField() {
    const input = el("input", {
      type: "search",
      placeholder: t("search"),
      "aria-label": t("search"),
      autocomplete: "off",
      oninput: () => this.filter(),
      role: "combobox",
      "aria-expanded": "true",
    });
    el("div", { class: "menu-search" }, icon("search", 18), input);
    return input;
  }

  confirmButton() {
    const button = el(
      "button",
      { type: "button", class: "button primary", "data-testid": "select-confirm", onclick: () => this.finish() },
      t("confirm"),
    );
    el("div", { class: "menu-foot" }, el("span", { class: "hint" }, rangeText(this)), button);
    return button;
  }

  shown() {
    const wanted = (this.search?.value ?? "").trim().toLowerCase();
    const text = (option) => `${option.label} ${option.description ?? ""}`.toLowerCase();
    return this.options.filter((option) => text(option).includes(wanted));
  }

  filter() {
    this.active = 0;
    this.draw();
  }

  draw() {
    const shown = this.shown();
    this.nodes = shown.map((option) => optionNode(option, this.values.has(option.value), this.many));
    const none = el("li", { class: "empty", role: "presentation" }, t("no_choices"));
    this.list.replaceChildren(...(this.nodes.length ? this.nodes : [none]));
    if (this.confirm) this.confirm.disabled = this.values.size < this.min || this.values.size > this.max;
    this.highlight();
  }

  highlight() {
    this.nodes.forEach((node, index) => node.classList.toggle("active", index === this.active));
    const id = this.nodes[this.active]?.id ?? "";
    for (const focusable of [this.list, this.search]) focusable?.setAttribute("aria-activedescendant", id);
    this.search?.setAttribute("aria-controls", this.list.id);
    this.nodes[this.active]?.scrollIntoView({ block: "nearest" });
  }

  move(to) {
    this.active = Math.max(0, Math.min(this.nodes.length - 1, to));
    this.highlight();
  }

  key(event) {
    if (event.isComposing || event.target === this.confirm) return;
    const page = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    const pick = event.key === "Enter" || (event.key === " " && event.target === this.list);
    const edge = event.target === this.list && { Home: 0, End: this.nodes.length - 1 }[event.key];
    if (page) this.move(this.active + page);
    else if (Number.isInteger(edge)) this.move(edge);
    else if (pick && this.nodes[this.active]) this.toggle(this.nodes[this.active].dataset.value);
    else return;
    event.preventDefault();
  }

  click(event) {
    const node = event.target.closest("[role=option]");
    if (!node) return;
    this.active = this.nodes.indexOf(node);
    this.toggle(node.dataset.value);
  }

  toggle(value) {
    if (!this.many) return this.pickOne(value);
    if (this.values.has(value)) this.values.delete(value);
    else if (this.values.size < this.max) this.values.add(value);
    return this.draw();
  }

  pickOne(value) {
    const off = this.values.has(value) && this.min === 0;
    this.values = new Set(off ? [] : [value]);
    this.finish();
  }

  finish() {
    const order = this.options.map((option) => option.value).filter((value) => this.values.has(value));
    closePopover();
    this.commit(order);
  }
}

function summary(component, values) {
  const byValue = new Map(optionsOf(component).map((option) => [option.value, option]));
  const picked = values.map((value) => byValue.get(value)).filter(Boolean);
  if (!picked.length) return el("span", { class: "placeholder" }, component.placeholder ?? t("choose"));
  const pills = picked.map((option) =>
    el("span", { class: picked.length > 1 ? "pill" : "single" }, option.face(), el("span", {}, option.label)),
  );
  return el("span", { class: "picked" }, pills);
}

/** The closed select; `onCommit(values)` is called when a choice was made. */
export function createSelect(component, { values, busy = false, onCommit, labelId = null }) {
  const shown = summary(component, values);
  const name = component.placeholder ?? t("choose");
  const id = freshId("select");
  const open = () => {
    if (busy) return;
    const menu = new Menu(component, values, onCommit);
    openPopover(control, menu.element, { className: "menu-popover" });
    (narrow() ? menu.list : (menu.search ?? menu.list)).focus(); // a phone's keyboard would cover the list
  };
  const control = el(
    "button",
    {
      id,
      type: "button",
      class: "select",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": values.length ? `${name}: ${shown.innerText}` : name,
      "aria-labelledby": labelId && `${labelId} ${id}`,
      disabled: Boolean(component.disabled),
      "aria-busy": busy && "true",
      "data-testid": component.custom_id,
      "data-key": component.custom_id,
      "data-offer": JSON.stringify(component),
      onclick: open,
      onkeydown: (event) => ["ArrowDown", "ArrowUp"].includes(event.key) && (event.preventDefault(), open()),
    },
    shown,
    busy ? el("span", { class: "spinner" }) : icon("chevron"),
  );
  return control;
}
