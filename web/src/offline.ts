/** The page that the service worker shows without a network: one sentence, and the table again as soon as there is one. */
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import "./design/offline.css";
import { remembered } from "./core/storage";
import { prepareTheme } from "./core/theme.svelte";

prepareTheme();
const sections = [...document.querySelectorAll<HTMLElement>("section[lang]")];
const wishes = [remembered("language") ?? "", ...navigator.languages, "en"].map((tag) => tag.slice(0, 2).toLowerCase());
const chosen = wishes.map((tag) => sections.find(({ lang }) => lang === tag)).find(Boolean) ?? sections[0];
if (chosen) {
  chosen.hidden = false;
  document.documentElement.lang = chosen.lang;
  chosen.querySelector("button")?.addEventListener("click", () => location.reload());
}
addEventListener("online", () => location.reload());
