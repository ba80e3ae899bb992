import type { About } from "$lib/languages";
import { FIXED } from "$lib/spaces";

export const about: About = { name: "Español", draft: true, spaces: [[/ %/g, `${FIXED}%`]] };
