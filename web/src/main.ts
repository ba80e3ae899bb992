import "./design/tokens.css";
import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prepareTheme } from "$lib/theme.svelte";
import { prepareWords } from "$lib/words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the app.");
prepareTheme();
await prepareWords();
mount(App, { target });
