/** Suggestions for an option of a slash command: {label, value, detail?, plain?, face?}. */

import { t } from "../core/i18n.js";
import { DM, state } from "../core/state.js";
import { autocomplete } from "../net/api.js";
import { avatar, channelIcon, channelName, nameOf, people, roles } from "../render/people.js";
import { KIND, localName } from "./commands.js";

const MAX_SUGGESTIONS = 25;

const users = () =>
  [...people(), ...(state.bot ? [state.bot] : [])].map((user) => ({
    label: nameOf(user),
    detail: user.username,
    value: user.id,
    face: avatar(user, 24),
  }));
const roleItems = () => roles().map((role) => ({ label: `@${role.name}`, value: role.id }));
const channels = (option) =>
  [...state.channels.values()]
    .filter(
      (channel) =>
        channel.type !== DM && (!option.channel_types?.length || option.channel_types.includes(channel.type)),
    )
    .map((channel) => ({ label: channelName(channel), value: channel.id, face: channelIcon(channel) }));

const LISTS = {
  [KIND.BOOLEAN]: () => [
    { label: t("yes"), value: true, plain: "true" },
    { label: t("no"), value: false, plain: "false" },
  ],
  [KIND.USER]: users,
  [KIND.CHANNEL]: channels,
  [KIND.ROLE]: roleItems,
  [KIND.MENTIONABLE]: () => [...users(), ...roleItems()],
};

const bare = (text) => text.trim().toLowerCase().replace(/^[@#]/, "");
const namesOf = (item) => [item.label, item.detail, item.plain].filter(Boolean).map(bare);

/** Whether a text names a suggestion, as it is shown or as it is called in any language, with or without an @ or #. */
export const isCalled = (item, text) => namesOf(item).includes(bare(text));

const choiceItem = (choice) => ({ label: localName(choice), value: choice.value });

/** Suggestions known to the page itself that fit what was typed, or null when the option has none. */
export function listed(option, typed) {
  const items = option.choices?.length ? option.choices.map(choiceItem) : LISTS[option.type]?.(option);
  if (!items) return null;
  const wanted = bare(typed);
  const fits = (item) => namesOf(item).join(" ").includes(wanted);
  return items.filter(fits).slice(0, MAX_SUGGESTIONS);
}

/** Suggestions of the bot for a body with a focused option. */
export async function asked(body) {
  const { choices, error } = await autocomplete(body);
  if (error) throw new Error(error);
  return choices.slice(0, MAX_SUGGESTIONS).map(choiceItem);
}

/** The value typed text stands for: undefined when empty, null when only a listed value counts. */
export function typedValue(option, text) {
  if (text.trim() === "") return undefined;
  if (option.type === KIND.INTEGER || option.type === KIND.NUMBER) return Number(text);
  if (option.type === KIND.STRING) return text;
  return null;
}
