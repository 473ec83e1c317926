/** Emoji that tables use, drawn here since not every machine has letters for them; all others are the machine's own. */

import { svg } from "../core/dom.js";

/** Each as filled shapes on 24 by 24: [path, colour]. */
const DRAWN = {
  "🤖": [
    ["M12 1.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z", "#e5533d"],
    ["M11 5h2v4h-2zM1.500 12H4v5H1.500zM20 12h2.500v5H20zM6 8h12a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z", "#93a6bb"],
    ["M8 11.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM16 11.500a1.800 1.800 0 1 0 0 3.600 1.800 1.800 0 0 0 0-3.600zM8 17h8v1.800H8z", "#1c2740"],
  ],
  "🏁": [
    ["M4 2h2v20H4z", "#a3793c"],
    ["M6 3h15v10.500H6z", "#dfe3ea"],
    ["M6 3h3.750v3.500H6zM13.500 3h3.750v3.500H13.500zM9.750 6.500h3.750V10H9.750zM17.250 6.500H21V10h-3.750zM6 10h3.750v3.500H6zM13.500 10h3.750v3.500H13.500z", "#262b35"],
  ],
  "💡": [
    ["M12 1.500A7 7 0 0 0 8 14.200c.8.600 1 1.300 1 2.300h6c0-1 .2-1.700 1-2.300A7 7 0 0 0 12 1.500z", "#f5b92e"],
    ["M9 17.500h6v2H9zM10 20.500h4v2h-4z", "#8b95a5"],
  ],
  "🎓": [
    ["M6 12v5c0 1.600 2.700 3 6 3s6-1.400 6-3v-5l-6 3z", "#4453b0"],
    ["M12 4 1 9.200 12 14.500l11-5.300z", "#6b7be0"],
    ["M20.500 10.500H22v6.500h-1.500z", "#f5b92e"],
  ],
};

const drawing = (sign) =>
  svg(
    "svg",
    { viewBox: "0 0 24 24", class: "emoji drawn", role: "img" },
    svg("title", {}, sign),
    DRAWN[sign].map(([d, fill]) => svg("path", { d, fill })),
  );

const SIGNS = new RegExp(`(${Object.keys(DRAWN).join("|")})`, "u");

/** A text as nodes, with its emoji drawn. */
export const withEmoji = (text) =>
  text.split(SIGNS).map((part) => (Object.hasOwn(DRAWN, part) ? drawing(part) : part)).filter(Boolean);
