// What a page leaves for the service worker, which shares no storage with it but the caches.

/** `path`: of the note in its cache. */
type NotePlace = { cache: string; path: string };

/** A browser that has no caches, or no room, keeps none. */
export async function writeWorkerNote({ cache, path }: NotePlace, note: object): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    await (await caches.open(cache)).put(path, new Response(JSON.stringify(note)));
  } catch {
    // A full disk.
  }
}

export async function removeWorkerNote({ cache }: NotePlace): Promise<void> {
  if ('caches' in globalThis) await caches.delete(cache).catch(() => false);
}
