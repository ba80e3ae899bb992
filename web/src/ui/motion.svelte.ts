/** Whether the reader wants things to move. */
import { MediaQuery } from "svelte/reactivity";

const reduced = new MediaQuery("(prefers-reduced-motion: reduce)");

export function reducedMotion(): boolean {
  return reduced.current;
}
