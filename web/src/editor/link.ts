/** A position in an address: its JSON, packed, in letters that an address may hold. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export async function pack(position: unknown): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(position)), new CompressionStream("deflate-raw"));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The text of a packed position; whether it is one is for the server to say. */
export async function unpack(text: string): Promise<string> {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(packed, new DecompressionStream("deflate-raw")));
}

/** The address of the editor with a position. */
export async function addressOf(game: string, position: unknown): Promise<string> {
  return `/edit/${game}#position=${await pack(position)}`;
}
