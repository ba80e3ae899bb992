import type { About } from "$lib/languages";

export const about: About = { name: "English" };
