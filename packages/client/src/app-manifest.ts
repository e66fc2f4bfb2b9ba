// Reads an app's name and icon from its web app manifest (APP-05).
type Fetch = typeof globalThis.fetch;

export type App<Name = string> = {
  name: Name;
  /** The icon's full address; null if there is none. */
  icon: string | null;
};

/** The least width of an icon in pixels: 68 points, the largest size on a page, at three pixels per point. */
const leastWidth = 192;

/** Reads the manifest; null if it cannot be loaded, because pages must work without it. */
export async function readAppManifest(
  url: string,
  fetch: Fetch = globalThis.fetch,
): Promise<App<string | null> | null> {
  try {
    const response = await fetch(url, { credentials: 'omit' });
    if (!response.ok) return null;
    const manifest: unknown = await response.json();
    if (!isRecord(manifest)) return null;
    const { name, icons } = manifest;
    const isNamed = typeof name === 'string' && name !== '';
    return { name: isNamed ? name : null, icon: chooseIcon(icons, url) };
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Chooses the smallest sufficient icon of those with purpose `any`. */
function chooseIcon(icons: unknown, base: string): string | null {
  const all = Array.isArray(icons) ? icons.filter(isRecord) : [];
  const known = all.flatMap(({ src, sizes, purpose }) => {
    const width = Number.parseInt(String(sizes), 10);
    const purposes = typeof purpose === 'string' ? purpose.split(' ') : ['any'];
    return typeof src === 'string' && purposes.includes('any') && width >= leastWidth
      ? [{ src, width }]
      : [];
  });
  const [best] = known.toSorted((one, other) => one.width - other.width);
  return best ? (URL.parse(best.src, base)?.href ?? null) : null;
}
