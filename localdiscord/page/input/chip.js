/** One option of a slash command being typed: its name and a field. */

import { el, freshId } from "../core/dom.js";
import { KIND, localName, mustChoose, problem, written } from "./commands.js";
import { isCalled, listed, typedValue } from "./suggest.js";

const dataUrl = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export class Chip {
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.picked = null; // the suggestion taken, while its label stands unchanged
    this.taken = null; // the last one that was
    const warningId = freshId("warning");
    this.input = el("input", {
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      role: "combobox",
      enterkeyhint: "next",
      "aria-label": localName(option),
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-describedby": warningId,
      "aria-required": String(Boolean(option.required)),
      "data-testid": `option-${option.name}`,
      oninput: () => this.typed(),
      onfocus: () => form.suggest(this),
      onkeydown: (event) => form.key(event, this),
    });
    if (option.type === KIND.ATTACHMENT) this.takeFiles();
    this.warning = el("span", { class: "sr-only", id: warningId });
    this.element = el(
      "label",
      { class: "chip" },
      el("span", { class: "chip-name" }, localName(option)),
      this.input,
      this.warning,
    );
    this.fit();
  }

  /** A file is chosen, not typed; it is read at once and sent with the command. */
  takeFiles() {
    this.file = undefined;
    this.input.type = "file";
    this.input.removeAttribute("role");
    this.input.oninput = async () => {
      const [chosen] = this.input.files;
      const address = chosen && (await dataUrl(chosen));
      this.file = chosen && { filename: chosen.name, data: address.slice(address.indexOf(",") + 1) };
      this.mark(null);
    };
  }

  /** As wide as its text. */
  fit() {
    if (this.option.type === KIND.ATTACHMENT) return;
    const wide = [...this.input.value].reduce((sum, sign) => sum + (sign.codePointAt(0) > 0x1100 ? 2 : 1), 0);
    this.input.style.width = `${Math.max(3, wide + 1)}ch`;
  }

  typed() {
    this.picked = null;
    this.mark(null);
    this.dropOwnName();
    const parted = this.form.part(this.input);
    if (parted && this.taken?.label === this.input.value) this.picked = this.taken;
    this.fit();
    if (!parted) this.form.suggest(this);
  }

  /** Whoever types the name of an option whose field is open already means its value. */
  dropOwnName() {
    const { lead, named } = written([this.option], this.input.value);
    if (!lead && named.length) this.input.value = named[0][1];
  }

  /** Put in text as if typed. */
  type(text) {
    if (this.option.type === KIND.ATTACHMENT) return;
    this.input.value = text;
    this.typed();
  }

  take(item) {
    this.picked = this.taken = item;
    this.input.value = item.label;
    this.mark(null);
    this.fit();
  }

  /** The value to send; see `typedValue`. A text that names a listed choice counts as that. */
  get value() {
    if (this.option.type === KIND.ATTACHMENT) return this.file;
    if (this.picked) return this.picked.value;
    const text = this.input.value;
    if (!mustChoose(this.option)) return typedValue(this.option, text);
    if (!text.trim()) return undefined;
    const same = listed(this.option, text)?.find((item) => isCalled(item, text));
    return same ? same.value : null;
  }

  get problem() {
    return problem(this.option, this.value);
  }

  mark(text) {
    this.element.classList.toggle("wrong", Boolean(text));
    this.input.setAttribute("aria-invalid", String(Boolean(text)));
    this.warning.textContent = text ?? "";
  }
}
