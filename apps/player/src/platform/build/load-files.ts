// Loads the files of a dynamic import. The build calls it in the place of Vite's function (chunks.ts), which is four times as long and
// shows a page unstyled if a style sheet failed at the first attempt.

/** Style sheets that are being loaded, by address. */
const coming = new Map<string, Promise<void>>();

function addStyleSheet(href: string, link: HTMLLinkElement): Promise<void> {
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // The next attempt requests it once more.
      link.remove();
      reject(new Error(`The style sheet ${href} could not be loaded.`));
    });
  }).finally(() => coming.delete(href));
  coming.set(href, loaded);
  return loaded;
}

/** Requests a file, unless the page has it. Waits for a style sheet, because nothing may be shown without it. */
async function request(file: string): Promise<void> {
  const href = import.meta.env.BASE_URL + file;
  const known = coming.get(href);
  if (known) return known;
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = document.createElement('link');
  const isStyleSheet = file.endsWith('.css');
  link.rel = isStyleSheet ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return isStyleSheet ? addStyleSheet(href, link) : undefined;
}

/**
 * Requests the files of an import together, then imports it. If one cannot be loaded, it tells the page by Vite's event and fails.
 * `files` are paths in the build's folder.
 */
export async function loadFiles<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  try {
    await Promise.all(files.map(request));
    return await load();
  } catch (error) {
    window.dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
