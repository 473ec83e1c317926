/** A modal the bot opened. */

import { el, freshId } from "../core/dom.js";
import { t } from "../core/i18n.js";
import { icon } from "../core/icons.js";
import { closePopover } from "../core/popover.js";
import { submitModal } from "../net/api.js";
import { follow } from "../net/interactions.js";
import { createField } from "./fields.js";

function head(titleId, title, close) {
  return el(
    "header",
    { class: "modal-head" },
    el("h2", { id: titleId }, title),
    el("button", { type: "button", class: "tool", "aria-label": t("close"), onclick: close }, icon("close")),
  );
}

function foot(close) {
  const problem = el("p", { class: "problem", role: "alert" });
  const submit = el("button", { type: "submit", class: "button primary", "data-testid": "modal-submit" }, t("submit"));
  const cancel = el(
    "button",
    { type: "button", class: "button plain", "data-testid": "modal-cancel", onclick: close },
    t("cancel"),
  );
  return { element: el("footer", { class: "modal-foot" }, problem, cancel, submit), problem, submit };
}

/** Show the modal that answers interaction `interactionId`. */
export function showModal(interactionId, modal, channelId) {
  closePopover();
  const close = () => dialog.close();
  const titleId = freshId("title");
  const fields = modal.components.map(createField);
  const bottom = foot(close);
  const form = el(
    "form",
    { novalidate: true, onsubmit: send },
    head(titleId, modal.title, close),
    el(
      "div",
      { class: "modal-body" },
      fields.map((field) => field.element),
    ),
    bottom.element,
  );
  const dialog = el(
    "dialog",
    { class: "modal", "data-testid": "modal", "aria-labelledby": titleId, onclose: () => dialog.remove() },
    form,
  );

  function send(event) {
    event.preventDefault();
    const wrong = fields.filter((field) => !field.check());
    if (wrong.length) return wrong[0].element.querySelector("input, textarea, button")?.focus();
    busy(true);
    const body = {
      interaction_id: interactionId,
      custom_id: modal.custom_id,
      components: fields.map((field) => field.answer()),
    };
    return follow(submitModal(body), channelId, (failure) => {
      busy(false);
      if (!failure) close();
      else bottom.problem.textContent = failure.reason ? t("error", failure) : t("modal_failed");
    });
  }

  function busy(on) {
    bottom.problem.textContent = "";
    bottom.submit.disabled = on;
    bottom.submit.classList.toggle("busy", on);
  }

  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(".modal-body input, .modal-body textarea, .modal-body button")?.focus();
}
