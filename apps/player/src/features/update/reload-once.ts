// A file of the site that the server has no more, because there is a newer build: the page is opened anew, once for each build (C2).
import { currentAddress, reloadPage } from '#platform/address.ts';
import { isOffline } from '#platform/network.ts';
import { buildOfPage } from '#platform/page.ts';
import { hasFormInUse, hasOpenDialog } from '#platform/quiet/in-use.ts';
import type { KeyValue } from '#platform/storage.ts';
import { busyPage } from '#foundation/popups/busy-page.ts';

const key = 'update.reloaded';

/** Somebody is in the middle of something that a reload would end. */
const isBusy = (): boolean => hasFormInUse() || hasOpenDialog() || busyPage() !== null;

type Site = {
  tabStorage: KeyValue;
  /** Whether anybody answers at an address of this site. */
  isServerThere: (path: string) => Promise<boolean>;
};

async function openAnew({ tabStorage, isServerThere }: Site): Promise<void> {
  const build = buildOfPage();
  if (isOffline() || isBusy() || tabStorage.read(key) === build) return;
  // Where nobody answers, the page would give way to the browser's own that says so (NET-18).
  if (!(await isServerThere(currentAddress().path)) || isBusy()) return;
  tabStorage.write(key, build);
  reloadPage();
}

/** From now on. What is typed or played is not taken away: then the failure is said where it happens, and the bar says that there is a newer version. */
export function reloadOnce(site: Site): void {
  // Of Vite: a file that a page asks for later did not come.
  window.addEventListener('vite:preloadError', () => void openAnew(site));
}
