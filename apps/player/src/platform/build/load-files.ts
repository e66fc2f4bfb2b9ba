// Loads the files of a dynamic import. The build calls it in the place of Vite's function (chunks.ts), which is four times as long and
// shows a page unstyled if a style sheet failed at the first attempt.

/** Style sheets that are being loaded, by address. */
const coming = new Map<string, Promise<void>>();

/** Adds a style sheet to the page and waits until it is loaded. If that fails, it takes the link away and rejects, so that the next attempt requests it once more. */
export function loadStyleSheet(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${address} could not be loaded.`));
    });
  });
}

function requestScript(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}

/** Requests a file, unless the page has it. Waits for a style sheet, because nothing may be shown without it. */
async function request(file: string): Promise<void> {
  const address = import.meta.env.BASE_URL + file;
  const known = coming.get(address);
  if (known) return known;
  if (document.querySelector(`link[href="${address}"]`)) return undefined;
  if (!file.endsWith('.css')) return requestScript(address);
  const loaded = loadStyleSheet(address).finally(() => coming.delete(address));
  coming.set(address, loaded);
  return loaded;
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
