// The system's sheet, in which people choose to whom a link goes.
type Shared = { title: string; text: string; url: string };

/** `closed`: the sheet was closed again. `none`: the browser has none, or does not open it. */
export async function shareLink(link: Shared): Promise<'shared' | 'closed' | 'none'> {
  if (!('share' in navigator)) return 'none';
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'none';
  }
}
