export type Fence = {
  /** The fenced folder, from the repository's root; for a file the longest match counts. */
  folder: string;
  /** Folders (with a closing slash) and files (without extension) that it may import besides its own. */
  may: string[];
  /** Further imports allowed in its tests and `testing` folders. */
  testsMay?: string[];
  /** The message that says what to do instead. */
  say: string;
};
