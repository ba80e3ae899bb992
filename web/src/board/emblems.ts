/** The pictures of all games on the home page (SVG, decorative), in one file: whoever shows one shows the others. */
import type { Component } from "svelte";

export const emblems = import.meta.glob<Component>("../games/*/Emblem.svelte", { eager: true, import: "default" });
