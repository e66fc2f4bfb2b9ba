// Registration of the service worker and messages to it. The page's policy lets only this named policy make a script's address (Trusted
// Types).

type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => unknown };
};

const address = '/m/sw.js';

function trustedAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy('parlour-service-worker', {
    createScriptURL: (asked) => {
      if (asked !== address) throw new TypeError('not the service worker');
      return asked;
    },
  });
  return policy ? (policy.createScriptURL(address) as string) : address;
}

/** Registers the service worker. A browser that has none or refuses it works without. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trustedAddress(), { scope: '/m/' });
  } catch {
    // Private windows and full disks refuse; the site works without.
  }
}

const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/m/assets/'));

/** Sends the worker the pages to store for the next visit, with the files that this page has loaded. Does nothing without a worker. */
export async function askToKeep(paths: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a tab and its worker there is no origin to name
  active?.postMessage({ paths, files: filesOfPage() });
}

/** Calls back with each build that the worker reports: the one of this page, or a newer one. */
export function onBuildTold(callback: (build: string) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('build' in data)) return;
    if (typeof data.build === 'string') callback(data.build);
  });
  navigator.serviceWorker.startMessages();
}

/** Checks for a newer worker, which reports itself once it is installed. */
export async function lookForUpdate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/m/');
  // Offline, or the worker is gone: no newer one is found.
  await registration?.update().catch(() => undefined);
}
