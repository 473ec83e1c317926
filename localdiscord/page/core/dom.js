/** Making elements without ever parsing text as markup. */

const SVG = "http://www.w3.org/2000/svg";
const AS_PROPERTY = new Set(["value", "checked", "disabled", "selected", "muted", "indeterminate"]);

function assign(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (AS_PROPERTY.has(name)) node[name] = value;
  else node.setAttribute(name, value === true ? "" : String(value));
}

function build(node, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) assign(node, name, value);
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** An element; `on<event>` props are listeners, null and false props are left out, strings become text nodes. */
export const el = (tag, props, ...children) => build(document.createElement(tag), props, children);

/** An SVG element, same rules as `el`. */
export const svg = (tag, props, ...children) => build(document.createElementNS(SVG, tag), props, children);

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

/** Make `parent` hold exactly `nodes`, moving as few as possible so that focus survives. */
export function reconcile(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  let at = parent.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling;
    else parent.insertBefore(node, at);
  }
}

let serial = 0;
/** A fresh element id for aria references. */
export const freshId = (prefix) => `${prefix}-${++serial}`;

/** True for the viewport of a phone. */
export const narrow = () => matchMedia("(max-width: 700px)").matches;
