import type { About } from "$src/i18n/languages";
import { FIXED } from "$src/i18n/spaces";

export const about: About = { name: "Español", draft: true, spaces: [[/ %/g, `${FIXED}%`]] };
