// The system's share sheet.
type SharedLink = { title: string; text: string; url: string };

/** Opens the share sheet for a link. `closed`: it was dismissed. `none`: the browser has none, or does not open it. */
export async function shareLink(link: SharedLink): Promise<'shared' | 'closed' | 'none'> {
  if (!('share' in navigator)) return 'none';
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'none';
  }
}
