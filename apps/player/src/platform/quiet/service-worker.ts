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
