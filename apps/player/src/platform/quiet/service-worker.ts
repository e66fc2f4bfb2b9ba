// Registers the service worker. The page's policy lets only this named maker turn a text into a script's address (Trusted Types).

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

/** A browser without service workers, or one that refuses them, goes on as before. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trustedAddress(), { scope: '/m/' });
  } catch {
    // Private windows and full disks refuse; the site does not need it.
  }
}

const filesOfPage = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/m/assets/'));

/** Which pages are to be kept for the next visit, with the files that this one has loaded. Nothing happens where there is no worker. */
export async function askToKeep(paths: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a tab and its worker there is no origin to name
  active?.postMessage({ paths, files: filesOfPage() });
}

/** Calls back with the name of each build that the worker hears of: that of this page, or a newer one. */
export function onBuildTold(callback: (build: string) => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('build' in data)) return;
    if (typeof data.build === 'string') callback(data.build);
  });
  navigator.serviceWorker.startMessages();
}

/** A newer worker that the server may have is fetched, and says so by itself. */
export async function lookForUpdate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/m/');
  // No line, or no worker any more: nothing is newer then.
  await registration?.update().catch(() => undefined);
}
