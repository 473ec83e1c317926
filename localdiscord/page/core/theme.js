/** Dark or light: the system's choice until the viewer chooses. */

const KEY = "localdiscord.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

/** True when the page is dark now. */
export const isDark = () => document.documentElement.dataset.theme === "dark";

function apply() {
  document.documentElement.dataset.theme = localStorage.getItem(KEY) ?? (system.matches ? "dark" : "light");
}

/** Change over and remember. */
export function toggleTheme() {
  localStorage.setItem(KEY, isDark() ? "light" : "dark");
  apply();
}

/** Follow the system; `changed` is called when it turns. */
export function startTheme(changed) {
  apply();
  system.addEventListener("change", () => {
    apply();
    changed();
  });
}
