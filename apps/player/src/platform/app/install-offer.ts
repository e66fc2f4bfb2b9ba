// The browser's offer to install the site (APP-04). The browser fires it once, early, and it can be used once.
import { earlyResult } from '../early-result.ts';

type InstallOffer = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const isOffer = (event: Event | null): event is InstallOffer =>
  event !== null && 'prompt' in event && 'userChoice' in event;

/** True while there is an unused offer. */
export const hasInstallOffer = (): boolean => isOffer(earlyResult().install);

/** Shows the browser's prompt; returns false if the player declined or there is no offer. */
export async function takeInstallOffer(): Promise<boolean> {
  const early = earlyResult();
  const offer = early.install;
  early.install = null;
  if (!isOffer(offer)) return false;
  try {
    await offer.prompt();
    return (await offer.userChoice).outcome === 'accepted';
  } catch {
    return false;
  }
}

/** Calls back at each new offer from now on, and after the installation. */
export function onInstall({
  offered,
  installed,
}: {
  offered: () => void;
  installed: () => void;
}): void {
  window.addEventListener('beforeinstallprompt', offered);
  window.addEventListener('appinstalled', installed);
}
