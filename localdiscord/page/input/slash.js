/** A slash command being put together: its name, chips for options, a last field that adds more. */

import { el } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { state } from "../core/state.js";
import { Chip } from "./chip.js";
import { localName, localText, nested, written } from "./commands.js";
import { asked, listed } from "./suggest.js";

const DEBOUNCE = 120;

export class SlashForm {
  /** `send(options)` when complete; `cancel(text)` when given up, with the text to type on from. */
  constructor(leaf, completion, { send, cancel }) {
    Object.assign(this, { leaf, completion, sendOptions: send, cancel, asking: 0 });
    this.chips = leaf.options.filter((option) => option.required).map((option) => new Chip(option, this));
    this.tail = el("input", {
      type: "text",
      class: "tail",
      autocomplete: "off",
      spellcheck: "false",
      role: "combobox",
      "aria-expanded": "false",
      "aria-autocomplete": "list",
      "data-testid": "option-more",
      enterkeyhint: "send",
      oninput: () => this.suggestMore(),
      onfocus: () => this.suggestMore(),
      onkeydown: (event) => this.key(event, null),
    });
    this.element = el("div", { class: "slash", role: "group", "aria-label": `/${leaf.name}`, "data-testid": "slash" });
    this.draw();
  }

  draw() {
    const rest = this.unused().length;
    this.tail.placeholder = rest ? t("more_count", { count: rest }) : t("press_enter");
    this.tail.setAttribute("aria-label", rest ? t("more_options") : t("press_enter"));
    this.element.replaceChildren(
      el("span", { class: "slash-name" }, `/${this.leaf.name}`),
      ...this.chips.map((chip) => chip.element),
      this.tail,
    );
  }

  /** Text that came with the command's name: what comes before the first option that it names is for the first one. */
  paste(text) {
    const { lead, named } = written(this.leaf.options, text);
    const unnamed = this.leaf.options.find((option) => !named.some(([each]) => each === option));
    if (lead && unnamed) this.fill(unnamed, lead);
    else this.tail.value = lead;
    for (const [option, value] of named) this.fill(option, value);
    if (!this.chips.length) this.suggestMore();
  }

  /** Options that are named in a field, as in "2 watch:True", go to their own fields; whether there were any. */
  part(input) {
    const filled = this.chips.filter((chip) => chip.input === input || chip.input.value).map((chip) => chip.option);
    const free = this.leaf.options.filter((option) => !filled.includes(option));
    const { lead, named } = written(free, input.value);
    if (named.length) input.value = lead;
    for (const [option, value] of named) this.fill(option, value);
    return named.length > 0;
  }

  fill(option, value) {
    const chip = this.chips.find((each) => each.option === option) ?? this.add(option);
    chip.input.focus();
    chip.type(value);
  }

  unused() {
    return this.leaf.options.filter((option) => !this.chips.some((chip) => chip.option === option));
  }

  /** Go to the first empty chip, or to the end. */
  focus() {
    (this.chips.find((chip) => chip.value === undefined)?.input ?? this.tail).focus();
  }

  values(focused = null) {
    const entry = (chip) => {
      const focus = chip === focused;
      const value = focus && chip.value === undefined ? "" : chip.value;
      return { name: chip.option.name, type: chip.option.type, value, ...(focus ? { focused: true } : {}) };
    };
    return this.chips.map(entry).filter((option) => option.value !== undefined && option.value !== null);
  }

  titleOf(option) {
    return [
      el("b", {}, localName(option)),
      " ",
      localText(option),
      " ",
      el("span", { class: "hint" }, t(option.required ? "required" : "optional")),
    ];
  }

  /** Suggestions for a chip: listed here, or asked of the bot. */
  suggest(chip) {
    const turn = ++this.asking;
    clearTimeout(this.timer);
    if (chip.option.autocomplete) {
      if (!this.completion.open || this.completion.input !== chip.input) this.offer(chip, [], t("loading_choices"));
      this.timer = setTimeout(() => this.ask(chip, turn), DEBOUNCE);
      return;
    }
    const items = listed(chip.option, chip.picked ? "" : chip.input.value);
    this.offer(chip, items ?? [], chip.problem && chip.input.value ? chip.problem : items && t("no_choices"));
  }

  offer(chip, items, note) {
    const chosen = items.findIndex((item) => item.value === chip.picked?.value);
    this.completion.show(chip.input, {
      items,
      note,
      title: this.titleOf(chip.option),
      active: Math.max(0, chosen),
      pick: (item) => this.take(chip, item),
    });
  }

  async ask(chip, turn) {
    const body = {
      channel_id: state.channelId,
      command_id: this.leaf.command.id,
      options: nested(this.leaf, this.values(chip)),
    };
    const [items, note] = await asked(body).then(
      (found) => [found, t("no_choices")],
      () => [[], t("choices_failed")],
    );
    if (turn === this.asking && document.activeElement === chip.input) this.offer(chip, items, note);
  }

  take(chip, item) {
    chip.take(item);
    this.asking++;
    clearTimeout(this.timer);
    this.completion.hide();
    const next = this.chips.find((other) => other.value === undefined);
    if (next) next.input.focus();
    else this.tail.focus();
  }

  suggestMore() {
    if (this.part(this.tail)) return;
    this.asking++;
    const typed = this.tail.value.trim().toLowerCase();
    const items = this.unused()
      .map((option) => ({ label: localName(option), detail: localText(option), option }))
      .filter((item) => item.label.toLowerCase().startsWith(typed));
    const show = {
      items,
      active: typed ? 0 : -1,
      pick: (item) => this.add(item.option),
      title: [el("b", {}, `/${this.leaf.name}`), " ", this.leaf.description],
    };
    this.completion.show(this.tail, show);
  }

  add(option) {
    this.tail.value = "";
    const chip = new Chip(option, this);
    this.chips.push(chip);
    this.draw();
    chip.input.focus();
    return chip;
  }

  remove(chip) {
    const index = this.chips.indexOf(chip);
    this.chips.splice(index, 1);
    this.draw();
    (this.chips[index - 1]?.input ?? this.tail).focus();
  }

  key(event, chip) {
    if (event.isComposing || event.keyCode === 229) return;
    if (this.completion.key(event)) return;
    const input = event.target;
    if (event.key === "Enter") this.send();
    else if (event.key === "Escape") this.cancel("");
    else if (event.key === "Backspace" && input.value === "") this.back(chip);
    else if (event.key === "ArrowLeft" && input.selectionEnd === 0) this.step(input, -1);
    else if (event.key === "ArrowRight" && input.selectionStart === input.value.length) this.step(input, 1);
    else return;
    event.preventDefault();
  }

  back(chip) {
    const last = this.chips.at(-1);
    if (chip && !chip.option.required) this.remove(chip);
    else if (chip && chip !== this.chips[0]) this.step(chip.input, -1);
    else if (!chip && last) last.input.focus();
    else this.cancel(`/${this.leaf.name}`);
  }

  step(input, by) {
    const fields = [...this.chips.map((chip) => chip.input), this.tail];
    fields[fields.indexOf(input) + by]?.focus();
  }

  /** Send the command if every option is valid and nothing else is written; else focus the first that is not. */
  send() {
    const wrong = this.chips.find((chip) => chip.problem);
    const rest = this.tail.value.trim();
    if (!wrong && rest) return this.refuseRest(rest);
    if (!wrong) return this.sendOptions(nested(this.leaf, this.values()));
    wrong.input.focus();
    wrong.mark(wrong.problem);
    return this.offer(wrong, [], wrong.problem);
  }

  refuseRest(text) {
    this.tail.focus();
    const names = this.unused().map(localName).join(", ");
    this.completion.show(this.tail, { items: [], note: t(names ? "no_option" : "no_more_options", { text, names }) });
  }
}
