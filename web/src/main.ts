import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./net/api";
import { tellAwaited } from "./core/waiting.svelte";
import { installServiceWorker } from "./app/serviceWorker";
import { isHome, tableInAddress } from "./core/router.svelte";
import { prepareSound } from "./ui/sound.svelte";
import { prepareTheme } from "./core/theme.svelte";
import { enter } from "./core/visitor.svelte";
import { prepareWords } from "./i18n/words.svelte";

const RELOADED = "serai.reloaded";
const RELOAD_MILLISECONDS = 10_000;

// a server that was brought up to date has other files than this page knows: load it anew, but not for ever
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_MILLISECONDS) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the app.");
prepareTheme();
// asked for while the words come; whoever needs the answers tells what went wrong
enter().catch(() => undefined);
if (isHome()) api.games().catch(() => undefined);
if (tableInAddress()) import("./table/TablePage.svelte").catch(() => undefined);
await prepareWords();
mount(App, { target });
tellAwaited();
installServiceWorker();
prepareSound();
