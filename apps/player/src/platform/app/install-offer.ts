// The browser's own offer to install the site (APP-04). It comes once, early, and can be used once.
import { earlyResult } from '../early-result.ts';

type InstallOffer = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const isOffer = (event: Event | null): event is InstallOffer =>
  event !== null && 'prompt' in event && 'userChoice' in event;

/** True while the browser offers it. */
export const hasInstallOffer = (): boolean => isOffer(earlyResult().install);

/** Asks the player by the browser's own prompt; false where it was refused, or there is none. */
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

/** Calls back when the browser offers it from now on, and when the site was installed. */
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
