/**
 * Discord's markdown, parsed to plain nodes. A node is a string or {type, ...}; `children` are nodes.
 * Blocks: heading{level} subtext quote list{ordered,start,items} code{language,text} text. Inline: strong em u s
 * spoiler inlinecode link{url} user role channel time{seconds,style} command{name,id} emoji everyone.
 */

const NEST = (type) => (match) => ({ type, children: inline(match[1]) });

const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => ({ type: "inlinecode", text: m[2].trim() || m[2] })],
  [/<@!?(\d+)>/y, (m) => ({ type: "user", id: m[1] })],
  [/<@&(\d+)>/y, (m) => ({ type: "role", id: m[1] })],
  [/<#(\d+)>/y, (m) => ({ type: "channel", id: m[1] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m) => ({ type: "time", seconds: Number(m[1]), style: m[2] ?? "f" })],
  [/<\/([^:<>]+):(\d+)>/y, (m) => ({ type: "command", name: m[1], id: m[2] })],
  [/<(a?):(\w+):(\d+)>/y, (m) => ({ type: "emoji", name: m[2], id: m[3] })],
  [/<(https?:\/\/[^\s<>]+)>/y, (m) => ({ type: "link", url: m[1], children: [m[1]] })],
  [
    /\[((?:[^[\]\n]|\\.)+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"\n]*")?\)/y,
    (m) => ({ type: "link", url: m[2], children: inline(m[1]) }),
  ],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])!?]/y, (m) => ({ type: "link", url: m[0], children: [m[0]] })],
  [/\*\*((?:\\[^]|[^])+?)\*\*(?!\*)/y, NEST("strong")],
  [/__((?:\\[^]|[^])+?)__(?!_)/y, NEST("u")],
  [/~~((?:\\[^]|[^])+?)~~/y, NEST("s")],
  [/\|\|((?:\\[^]|[^])+?)\|\|/y, NEST("spoiler")],
  [/\*(?!\s)((?:\*\*[^]+?\*\*|\\[^]|[^*\\])+?)(?<!\s)\*(?!\*)/y, NEST("em")],
  [/(?<![\p{L}\p{N}_])_((?:__[^]+?__|\\[^]|[^_\\])+?)_(?![\p{L}\p{N}_])/uy, NEST("em")],
  [/@(everyone|here)\b/y, (m) => ({ type: "everyone", name: m[1] })],
];

const STARTERS = new Set("\\`<[h*_~|@");

function ruleAt(text, at) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { node: make(match), length: match[0].length };
  }
  return null;
}

/** Parse inline marks. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const found = STARTERS.has(text[at]) ? ruleAt(text, at) : null;
    if (found && typeof found.node !== "string") {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.node);
    } else plain += found ? found.node : text[at];
    at += found ? found.length : 1;
  }
  return plain ? [...nodes, plain] : nodes;
}

const HEADING = /^(#{1,3})\s+(\S.*)$/;
const SUBTEXT = /^-#\s+(\S.*)$/;
const ITEM = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(\S.*)$/;
const QUOTE = /^> ?(.*)$/;

function takeQuote(lines, at) {
  let end = at;
  while (end < lines.length && QUOTE.test(lines[end]) && !lines[end].startsWith(">>> ")) end++;
  const inside = lines.slice(at, end).map((line) => QUOTE.exec(line)[1]);
  return [{ type: "quote", children: blocks(inside) }, end];
}

function takeList(lines, at) {
  const [, indent, , number] = ITEM.exec(lines[at]);
  const list = { type: "list", ordered: number !== undefined, start: Number(number ?? 1), items: [] };
  let end = at;
  while (end < lines.length) {
    const item = ITEM.exec(lines[end]);
    if (!item || item[1].length < indent.length) break;
    const deeper = item[1].length > indent.length + 1;
    if (!deeper && (item[3] !== undefined) !== list.ordered) break;
    if (deeper) {
      const [nested, next] = takeList(lines, end);
      list.items.at(-1).push(nested);
      end = next;
    } else {
      list.items.push(inline(item[4]));
      end++;
    }
  }
  return [list, end];
}

const BLOCK_STARTS = [
  [
    /^>>> /,
    (lines, at) => [{ type: "quote", children: blocks([lines[at].slice(4), ...lines.slice(at + 1)]) }, lines.length],
  ],
  [/^> /, takeQuote],
  [
    HEADING,
    (lines, at) => {
      const [, marks, text] = HEADING.exec(lines[at]);
      return [{ type: "heading", level: marks.length, children: inline(text) }, at + 1];
    },
  ],
  [SUBTEXT, (lines, at) => [{ type: "subtext", children: inline(SUBTEXT.exec(lines[at])[1]) }, at + 1]],
  [ITEM, takeList],
];

function blocks(lines) {
  const nodes = [];
  let plain = [];
  const flush = () => {
    const text = plain.join("\n").replace(/^(\s*\n)+|\s+$/g, "");
    if (text) nodes.push({ type: "text", children: inline(text) });
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const start = BLOCK_STARTS.find(([pattern]) => pattern.test(lines[at]));
    if (!start) {
      plain.push(lines[at++]);
      continue;
    }
    flush();
    const [node, next] = start[1](lines, at);
    nodes.push(node);
    at = next;
  }
  flush();
  return nodes;
}

const FENCE = /```(?:([\w+#-]+)\n)?\n*([^]*?)\n*```\n?/g;

/** Parse a whole message or text display. */
export function parse(text) {
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    nodes.push(...blocks(text.slice(from, match.index).replace(/\n$/, "").split("\n")));
    nodes.push({ type: "code", language: match[1] ?? "", text: match[2] });
    from = match.index + match[0].length;
  }
  nodes.push(...blocks(text.slice(from).split("\n")));
  return nodes;
}
