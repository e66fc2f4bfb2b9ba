// Detection of private windows. No browser reports them, but each gives a site less storage there, or none.
const mib = 1_048_576;

/** Whether Chromium grants little storage: a share of the memory limit instead of a share of the disk. */
async function hasLittleRoom(): Promise<boolean> {
  const { memory } = performance as unknown as { memory?: { jsHeapSizeLimit: number } };
  if (!memory) return false;
  const { quota } = await navigator.storage.estimate();
  return quota !== undefined && quota / mib < (memory.jsHeapSizeLimit / mib) * 2;
}

/** Whether the browser has no file storage, as Firefox and Safari in private windows. */
async function keepsNoFiles(): Promise<boolean> {
  if ('memory' in performance || typeof navigator.storage.getDirectory !== 'function') return false;
  try {
    await navigator.storage.getDirectory();
    return false;
  } catch {
    return true;
  }
}

/** Whether the window is private; false if that is unclear, so that no player is excluded by mistake. */
export async function isPrivateBrowsing(): Promise<boolean> {
  try {
    return (await hasLittleRoom()) || (await keepsNoFiles());
  } catch {
    return false;
  }
}
