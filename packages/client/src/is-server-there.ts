// Checks whether a server answers at all. A page that is reloaded without one is replaced by the browser's error page.

/** Sends a HEAD request. Any answer counts; false if there is none. */
export async function isServerThere(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
