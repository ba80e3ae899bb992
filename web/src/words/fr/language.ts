import type { About } from "$src/i18n/languages";
import { FIXED, NARROW } from "$src/i18n/spaces";

export const about: About = {
  name: "Français",
  spaces: [
    [/ ([;!?])/g, `${NARROW}$1`],
    [/ ([:%»])/g, `${FIXED}$1`],
    [/« /g, `«${FIXED}`],
  ],
};
