import type { About } from "$lib/languages";
import { FIXED, NARROW } from "$lib/spaces";

export const about: About = {
  name: "Français",
  spaces: [
    [/ ([;!?])/g, `${NARROW}$1`],
    [/ ([:%»])/g, `${FIXED}$1`],
    [/« /g, `«${FIXED}`],
  ],
};
