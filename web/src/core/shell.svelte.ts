/** What the frame of all pages knows of the page that is shown. */
class Shell {
  /** A table takes the whole window: no header. */
  bare = $state(false);
  settings = $state(false);
}

export const shell = new Shell();
