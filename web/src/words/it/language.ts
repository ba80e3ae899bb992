import type { About } from "$src/i18n/languages";

export const about: About = { name: "Italiano" };
