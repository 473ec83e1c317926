/** The fields of a modal: each has an element, `problem()` (a text or null) and `answer()` as Discord sends it. */

import { el, freshId } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { markdown } from "../render/markup.js";
import { createSelect, presetValues } from "../render/select.js";

const needed = (component) => component.required !== false;

function textProblem(component, value) {
  if (!value) return needed(component) ? t("field_required") : null;
  if (value.length < (component.min_length ?? 0)) return t("field_short", { limit: component.min_length });
  return null;
}

function textInput(component, { labelId, helpId }) {
  const long = component.style === 2;
  const count = el("span", { class: "count", "aria-hidden": "true" });
  const input = el(long ? "textarea" : "input", {
    type: long ? null : "text",
    rows: long ? 4 : null,
    class: "text-input",
    value: component.value ?? "",
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    "aria-labelledby": labelId,
    "aria-describedby": helpId,
    "aria-required": String(needed(component)),
    "data-testid": component.custom_id,
    autocomplete: "off",
    oninput: () => showCount(),
  });
  const showCount = () => {
    count.textContent = component.max_length ? `${input.value.length}/${component.max_length}` : "";
  };
  showCount();
  return {
    element: el("div", { class: "text-field" }, input, count),
    problem: () => textProblem(component, input.value),
    answer: () => ({ type: 4, custom_id: component.custom_id, value: input.value }),
  };
}

function selectField(component, { labelId }) {
  let values = presetValues(component);
  const element = el("div");
  const draw = () => element.replaceChildren(createSelect(component, { values, labelId, onCommit: choose }));
  function choose(chosen) {
    values = chosen;
    draw();
    element.firstChild.focus();
  }
  draw();
  const enough = () => values.length >= (needed(component) ? Math.max(1, component.min_values ?? 1) : 0);
  return {
    element,
    problem: () => (enough() ? null : t("field_required")),
    answer: () => ({ type: component.type, custom_id: component.custom_id, values }),
  };
}

function choice(kind, group, option) {
  const input = el("input", {
    type: kind,
    name: group,
    value: option.value,
    checked: Boolean(option.default),
    "data-testid": `${group}-${option.value}`,
  });
  const text = el(
    "span",
    { class: "option-text" },
    el("span", { class: "option-label" }, option.label),
    option.description ? el("span", { class: "option-detail" }, option.description) : null,
  );
  return el("label", { class: "choice" }, input, text);
}

function choices(component, kind, { labelId, helpId }) {
  const element = el(
    "div",
    {
      class: "choices",
      role: kind === "radio" ? "radiogroup" : "group",
      "aria-labelledby": labelId,
      "aria-describedby": helpId,
      "data-testid": component.custom_id,
    },
    component.options.map((option) => choice(kind, component.custom_id, option)),
  );
  const values = () => [...element.querySelectorAll("input:checked")].map((input) => input.value);
  return { element, values };
}

function radioGroup(component, ids) {
  const { element, values } = choices(component, "radio", ids);
  return {
    element,
    problem: () => (needed(component) && !values().length ? t("field_required") : null),
    answer: () => ({ type: 21, custom_id: component.custom_id, value: values()[0] ?? null }),
  };
}

function groupProblem(component, count) {
  const min = needed(component) ? (component.min_values ?? 1) : 0;
  const max = component.max_values ?? component.options.length;
  if (count >= min && count <= max) return null;
  if (count > max) return t("pick_upto", { max });
  return min === max ? t("pick_exact", { min }) : t("pick_range", { min, max });
}

function checkboxGroup(component, ids) {
  const { element, values } = choices(component, "checkbox", ids);
  return {
    element,
    problem: () => groupProblem(component, values().length),
    answer: () => ({ type: 22, custom_id: component.custom_id, values: values() }),
  };
}

function checkbox(component, { labelId, helpId }) {
  const input = el("input", {
    type: "checkbox",
    checked: Boolean(component.default),
    "aria-labelledby": labelId,
    "aria-describedby": helpId,
    "data-testid": component.custom_id,
  });
  return {
    element: el("label", { class: "choice alone" }, input),
    problem: () => null,
    answer: () => ({ type: 23, custom_id: component.custom_id, value: input.checked }),
  };
}

const MAKERS = {
  3: selectField,
  4: textInput,
  5: selectField,
  6: selectField,
  7: selectField,
  8: selectField,
  21: radioGroup,
  22: checkboxGroup,
  23: checkbox,
};

const unsupported = (component) => ({
  element: el("em", {}, t("unsupported", { type: component.type })),
  problem: () => null,
  answer: () => null,
});

function labelled(component, label, description, wrap) {
  const ids = { labelId: freshId("label"), helpId: description ? freshId("help") : null };
  const make = MAKERS[component.type] ?? unsupported;
  const field = make(component, ids);
  const star =
    component.type !== 23 && needed(component) ? el("span", { class: "star", "aria-hidden": "true" }, " *") : null;
  const warning = el("p", { class: "problem", role: "alert" });
  const element = el(
    "div",
    { class: component.type === 23 ? "field-box inline" : "field-box" },
    el("div", { class: "field-label", id: ids.labelId }, label, star),
    description ? el("div", { class: "field-help", id: ids.helpId }, description) : null,
    field.element,
    warning,
  );
  return {
    element,
    answer: () => wrap(field.answer()),
    check() {
      warning.textContent = field.problem() ?? "";
      element.classList.toggle("wrong", Boolean(warning.textContent));
      return !warning.textContent;
    },
  };
}

const text = (component) => ({
  element: markdown(component.content),
  answer: () => ({ type: 10, id: component.id }),
  check: () => true,
});

/** A top-level component of a modal: {element, check(): boolean, answer()}. */
export function createField(component) {
  if (component.type === 10) return text(component);
  const id = component.id === undefined ? {} : { id: component.id };
  if (component.type === 18) {
    return labelled(component.component, component.label, component.description, (answer) => ({
      type: 18,
      ...id,
      component: answer,
    }));
  }
  const input = component.components[0];
  return labelled(input, input.label, null, (answer) => ({ type: 1, ...id, components: [answer] }));
}
