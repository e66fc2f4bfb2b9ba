// Whether the browser forgets everything with its last window. No browser says so: each gives a site less room then, or none.
const mib = 1_048_576;

/** Chromium: room for a tenth or less of what memory is granted, where it is a share of the disk otherwise. */
async function hasLittleRoom(): Promise<boolean> {
  const { memory } = performance as unknown as { memory?: { jsHeapSizeLimit: number } };
  if (!memory) return false;
  const { quota } = await navigator.storage.estimate();
  return quota !== undefined && quota / mib < (memory.jsHeapSizeLimit / mib) * 2;
}

/** Firefox and Safari keep files of a site nowhere then. */
async function keepsNoFiles(): Promise<boolean> {
  if ('memory' in performance || typeof navigator.storage.getDirectory !== 'function') return false;
  try {
    await navigator.storage.getDirectory();
    return false;
  } catch {
    return true;
  }
}

/** False where it cannot be told: who is not sure keeps nobody out. */
export async function isPrivateBrowsing(): Promise<boolean> {
  try {
    return (await hasLittleRoom()) || (await keepsNoFiles());
  } catch {
    return false;
  }
}
