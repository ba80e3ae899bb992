/** Pictures of the board as files: the server draws them once, as SVG; a PNG is that drawing on a canvas. */
import { Refused } from "$src/net/api";

const SHARP = 2; // pixels of a PNG for each of the drawing

export function download(content: Blob | string, name: string, type = "text/plain"): void {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function downloadSvg(svg: string, name: string): void {
  download(svg, `${name}.svg`, "image/svg+xml");
}

/** The drawing at an address as a PNG. */
export async function downloadPng(address: string, name: string): Promise<void> {
  download(await pngOf(address), `${name}.png`);
}

/** An address that holds a drawing. */
export function addressOfSvg(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

async function pngOf(address: string): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => {
    throw new Refused("no-picture");
  });
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth * SHARP;
  canvas.height = picture.naturalHeight * SHARP;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Refused("no-picture"))), "image/png"));
}
