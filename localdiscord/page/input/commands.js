/** Slash commands as data: what can be typed, what matches, what is sent. */

import { t } from "../core/i18n.js";
import { DM, state } from "../core/state.js";

export const KIND = {
  SUB: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

export const localName = (thing) => thing.name_localizations?.[state.locale] ?? thing.name;
export const localText = (thing) => thing.description_localizations?.[state.locale] ?? thing.description ?? "";

function leavesOf(command, path, node) {
  const inner = (node.options ?? []).filter((option) => option.type === KIND.SUB || option.type === KIND.GROUP);
  if (inner.length) return inner.flatMap((option) => leavesOf(command, [...path, option], option));
  const options = [...(node.options ?? [])].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  return [
    {
      command,
      path,
      description: localText(node),
      options,
      name: [command, ...path].map(localName).join(" "),
      plainName: [command, ...path].map((part) => part.name).join(" "),
    },
  ];
}

const allowedIn = (command, channel) => !command.contexts || command.contexts.includes(channel?.type === DM ? 1 : 0);

/** Everything callable in `channel`: {command, path, name, plainName, description, options}. */
export function leaves(channel) {
  return state.commands
    .filter((command) => (command.type ?? 1) === 1 && allowedIn(command, channel))
    .flatMap((command) => leavesOf(command, [], command));
}

function score(leaf, query) {
  const names = [leaf.name.toLowerCase(), leaf.plainName.toLowerCase()];
  if (names.some((name) => name.startsWith(query))) return 0;
  const words = query.split(/\s+/).filter(Boolean);
  const parts = names.flatMap((name) => name.split(" "));
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  return names.some((name) => name.includes(query)) ? 2 : 3;
}

/** Leaves matching what was typed after the slash, best first. */
export function matching(channel, typed) {
  const query = typed.toLowerCase().trimStart();
  const scored = leaves(channel).map((leaf) => ({ leaf, rank: score(leaf, query) }));
  return scored
    .filter((entry) => entry.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.leaf);
}

/** The leaf a text like "chess move" calls exactly, or undefined. */
export function exactly(channel, typed) {
  const wanted = typed.trim().toLowerCase();
  return leaves(channel).find((leaf) => [leaf.name, leaf.plainName].some((name) => name.toLowerCase() === wanted));
}

/** The leaf a text like "chess move e4" has begun, and what follows its name; or null. */
export function begun(channel, typed) {
  for (const leaf of leaves(channel)) {
    const name = [leaf.name, leaf.plainName].find((known) => typed.toLowerCase().startsWith(`${known.toLowerCase()} `));
    if (name) return { leaf, rest: typed.slice(name.length + 1).trim() };
  }
  return null;
}

const isNamed = (option, name) => [localName(option), option.name].some((known) => known.toLowerCase() === name);

/**
 * What stands in a text such as "8a1 round:2 side:North": `lead` before the first of the options that it names, and
 * `named`, pairs of an option and its text.
 */
export function written(options, text) {
  const found = [];
  for (const { 0: head, 1: name, index: from } of text.matchAll(/(?<=^|\s)([^\s:]+):/g)) {
    const option = options.find((each) => isNamed(each, name.toLowerCase()));
    const known = found.some((each) => each.option === option);
    if (option && !known) found.push({ option, from, to: from + head.length });
  }
  const until = (index) => found[index]?.from ?? text.length;
  return {
    lead: text.slice(0, until(0)).trim(),
    named: found.map(({ option, to }, index) => [option, text.slice(to, until(index + 1)).trim()]),
  };
}

/** The options as Discord sends them, nested in their subcommand: values [{name, type, value, focused?}]. */
export function nested(leaf, values) {
  return [...leaf.path]
    .reverse()
    .reduce((inner, part) => [{ name: part.name, type: part.type, options: inner }], values);
}

const RANGE = {
  [KIND.STRING]: (option, value) => limits(value.length, option.min_length, option.max_length, "length_"),
  [KIND.INTEGER]: (option, value) =>
    Number.isSafeInteger(value) ? limits(value, option.min_value, option.max_value, "at_") : t("need_whole"),
  [KIND.NUMBER]: (option, value) =>
    Number.isFinite(value) ? limits(value, option.min_value, option.max_value, "at_") : t("need_number"),
};

function limits(size, min, max, key) {
  if (min !== undefined && min !== null && size < min) return t(`${key}least`, { limit: min });
  if (max !== undefined && max !== null && size > max) return t(`${key}most`, { limit: max });
  return null;
}

/** What is wrong with an option's value, as a text, or null. */
export function problem(option, value) {
  if (value === undefined || value === "") return option.required ? t("need_value") : null;
  if (value === null) return t("need_choice");
  return RANGE[option.type]?.(option, value) ?? null;
}

/** True when only a listed value may be sent. */
export const mustChoose = (option) =>
  Boolean(option.choices?.length) || (option.type >= KIND.BOOLEAN && option.type <= KIND.MENTIONABLE);
