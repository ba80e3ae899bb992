import art from "$art/games/five_tribes/art.json";

/** Small pictures of 24 by 24, filled; a picture may have several parts with a shade of their own (1 is full ink). */
export interface Part {
  d: string;
  /** How much of the ink this part has. */
  ink?: number;
}

export type GlyphName = keyof typeof art.glyphs;

export const GLYPHS: Record<GlyphName, readonly Part[]> = art.glyphs;

/** The picture of each kind of tile. */
export const KIND_GLYPHS: Record<string, GlyphName> = art.kinds as Record<string, GlyphName>;

export const HEADS = ["flame", "turban", "horns", "veil", "crown", "mane"] as const;

/** A Djinn's picture: hair and headdress, a hue, the thing he works on, and how. */
export interface Portrait {
  head: (typeof HEADS)[number];
  hue: number;
  thing: GlyphName;
  sign?: GlyphName;
}

export const PORTRAITS: Record<string, Portrait> = art.portraits as Record<string, Portrait>;

/** The picture of a Djinn; one that nobody has drawn yet gets head and hue by its name. */
export function portraitOf(name: string): Portrait {
  const number = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return PORTRAITS[name] ?? { head: HEADS[number % HEADS.length] ?? "flame", hue: (number * 47) % 360, thing: "lamp" };
}
