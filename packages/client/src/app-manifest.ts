// What a web app manifest says of the app: its name and the icon that a page shows (APP-05).
type Fetch = typeof globalThis.fetch;

export type App<Name = string> = {
  name: Name;
  /** Its whole address; null where there is none. */
  icon: string | null;
};

/** Sharp where a page shows it largest: 68 points, of which a phone has three pixels each way. */
const leastWidth = 192;

/** Null where it cannot be had: what a page shows does not depend on it. */
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

/** The smallest that is large enough, of those that are shown as they are. */
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
