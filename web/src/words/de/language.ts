import type { About } from "$lib/languages";
import { FIXED } from "$lib/spaces";

export const about: About = { name: "Deutsch", spaces: [[/ %/g, `${FIXED}%`]] };
