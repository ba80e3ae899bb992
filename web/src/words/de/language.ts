import type { About } from "$src/i18n/languages";
import { FIXED } from "$src/i18n/spaces";

export const about: About = { name: "Deutsch", spaces: [[/ %/g, `${FIXED}%`]] };
