// Notes of a page for the service worker; the caches are the only storage that both share.

/** Location of a note. `path` is its key in the cache. */
type NoteLocation = { cache: string; path: string };

/** Stores a note, if the browser has caches and space. */
export async function writeWorkerNote({ cache, path }: NoteLocation, note: object): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    await (await caches.open(cache)).put(path, new Response(JSON.stringify(note)));
  } catch {
    // The disk is full.
  }
}

export async function removeWorkerNote({ cache }: NoteLocation): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cache).catch(() => false);
}
