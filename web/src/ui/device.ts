/** What this device is called unless its owner says so. */
export function deviceName(): string {
  const found = /Android|iPhone|iPad|Windows|Macintosh|Linux/.exec(navigator.userAgent)?.[0] ?? "";
  return found === "Macintosh" ? "Mac" : found;
}
