/** Dates as Discord shows them, in the page's language and the viewer's time zone. */

import { el } from "../core/dom.js";
import { tag } from "../core/i18n.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const format = (date, options) => new Intl.DateTimeFormat(tag(), options).format(date);

/** "in 2 hours", "3 minutes ago". */
function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(tag(), { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

const fullDate = (date) => format(date, STYLES.F);

/** The time that a `<t:seconds:style>` of markdown stands for. */
export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  const props = { class: "timestamp", title: fullDate(date), "data-relative": style === "R" && seconds };
  return el("time", props, style === "R" ? relative(date) : format(date, STYLES[style]));
}

const midnight = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

function dayAndTime(date) {
  const days = Math.round((midnight(new Date()) - midnight(date)) / 86400000);
  if (days >= 2) return format(date, STYLES.s);
  const day = new Intl.RelativeTimeFormat(tag(), { numeric: "auto" }).format(-days, "day");
  return `${day} ${format(date, STYLES.t)}`;
}

/** When a message was written: "Today at 10:32" style, short when the day is this one. */
export function written(date, short = false) {
  const shown = short ? format(date, STYLES.t) : dayAndTime(date);
  return el("time", { class: "written", title: fullDate(date), datetime: date.toISOString() }, shown);
}

/** The line between two days. */
export const dayLine = (date) => format(date, STYLES.D);

export const sameDay = (a, b) => midnight(a).getTime() === midnight(b).getTime();

/** Update all relative times. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(new Date(Number(node.dataset.relative) * 1000));
  }
}
