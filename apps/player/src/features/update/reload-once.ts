// Reloads the page if a file of the site is gone from the server because there is a newer build, once for each build (C2).
import { currentAddress, reloadPage } from '#platform/address.ts';
import { isOffline } from '#platform/network.ts';
import { buildOfPage } from '#platform/page.ts';
import { hasFormInUse, hasOpenDialog } from '#platform/quiet/in-use.ts';
import type { KeyValue } from '#platform/storage.ts';
import { busyPage } from '#foundation/popups/busy-page.ts';

const key = 'update.reloaded';

/** True if a reload would interrupt the player. */
const isBusy = (): boolean => hasFormInUse() || hasOpenDialog() || busyPage() !== null;

type Site = {
  tabStorage: KeyValue;
  /** Resolves with true if the server answers at a path of this site. */
  isServerThere: (path: string) => Promise<boolean>;
};

async function openAnew({ tabStorage, isServerThere }: Site): Promise<void> {
  const build = buildOfPage();
  if (isOffline() || isBusy() || tabStorage.read(key) === build) return;
  // If the server does not answer, a reload would replace the page by the browser's error page (NET-18).
  if (!(await isServerThere(currentAddress().path)) || isBusy()) return;
  tabStorage.write(key, build);
  reloadPage();
}

/** Starts listening. During typing or play the page is not reloaded; the failure is then shown where it occurs, and the bar offers the update. */
export function reloadOnce(site: Site): void {
  // Vite's event for a file that could not be loaded later.
  window.addEventListener('vite:preloadError', () => void openAnew(site));
}
