/** A meeple that is dragged from the hand onto a tile. */
import { TILE_NAMES, type TileName } from "./declared";

const LEAST = 8; // pixels; less is a press

/** Follows a pointer: `moved` is told where it is, null when it is let go; `dropped` over which tile that was. */
export function dragFrom(
  begun: PointerEvent,
  moved: (at: { x: number; y: number } | null) => void,
  dropped: (tile: TileName) => void,
): void {
  let far = false;
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    far ||= Math.hypot(x - begun.clientX, y - begun.clientY) > LEAST;
    if (far) moved({ x, y });
  };
  const up = ({ type, clientX, clientY }: PointerEvent) => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", up);
    moved(null);
    const under = document.elementFromPoint(clientX, clientY)?.closest("[data-tile]")?.getAttribute("data-tile");
    const tile = TILE_NAMES.find((name) => name === under);
    if (far && tile && type === "pointerup") dropped(tile);
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
}
