/** Line icons drawn for this page, 24 by 24. */

import { svg } from "./dom.js";

const PATHS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h16M4 15h16",
  thread: "M5 4v9a4 4 0 0 0 4 4h9M14 13l4 4-4 4M10 5h9M10 10h6",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6 6 18",
  chevron: "M6 9l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  down: "M12 5v14M6 13l6 6 6-6",
  left: "M14 6l-6 6 6 6",
  right: "M10 6l6 6-6 6",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  open: "M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5",
  search: "M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.5 15.5 20 20",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  file: "M7 3h7l5 5v13H7zM14 3v5h5",
  send: "M4 12 20 4l-5 16-4-7zM11 13l9-9",
  reply: "M4 14V9h13M13 5l4 4-4 4",
  warn: "M12 4 2.5 20h19zM12 10v5M12 17.5v.5",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0",
  orbit:
    "M12 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM3 15.5C1.8 12.6 6 8.600 11 6.700s9-1 10 1.800-3 6.900-8 8.800-9 1-10-1.800zM19.500 17.500v.01",
  refresh: "M20 11a8 8 0 1 0-2 6M20 5v6h-6",
};

/** A decorative icon (hidden from screen readers; the control around it carries the name). */
export function icon(name, size = 20) {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", width: size, height: size, class: "icon", "aria-hidden": "true", focusable: "false" },
    svg("path", {
      d: PATHS[name],
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 2,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }),
  );
}
