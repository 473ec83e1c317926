/** Dark or light: the system's choice until the viewer chooses. */

const KEY = "localdiscord.theme";
const system = matchMedia("(prefers-color-scheme: dark)");

/** True when the page is dark now. */
export const isDark = () => document.documentElement.dataset.theme === "dark";

function apply() {
  document.documentElement.dataset.theme = localStorage.getItem(KEY) ?? (system.matches ? "dark" : "light");
}

/** Switch between dark and light, and remember the choice. */
export function toggleTheme() {
  localStorage.setItem(KEY, isDark() ? "light" : "dark");
  apply();
}

/** Follow the system's choice; `changed` is called when that changes. */
export function startTheme(changed) {
  apply();
  system.addEventListener("change", () => {
    apply();
    changed();
  });
}
