// Loads what the first screen can do without: at once what a mouse needs, and when the page is idle sheets and notices (so that they
// work without a connection, too) and the service worker.
import { isServerThere } from '@parlour/client/is-server-there';
import { loadLanguageSheet } from '#features/language/use-language-sheet.tsx';
import { loadNoticeDialog } from '#features/notices/notice-host.tsx';
import { reloadOnce } from '#features/update/reload-once.ts';
import { noteArrival } from '#foundation/tracking/note-arrival.ts';
import { currentAddress } from '#platform/address.ts';
import { quietMoment } from '#platform/quiet/quiet-moment.ts';
import { loadFailures, type Foundation } from '#foundation/foundation.ts';
import { registerServiceWorker } from '#platform/quiet/service-worker.ts';
import { surviveTranslators } from '#platform/view/translated-page.ts';
import type { StartedSite } from '../start.tsx';
import { addToasts } from './add-toasts.ts';
import { addPopups } from './add-popups.ts';
import { leadOutside } from './lead-outside.ts';
import { loadOfflinePage } from '../load-offline-page.ts';
import { loadPageFiles } from '../loaded-pages.ts';
import { watchMouse } from '../wide/watch-mouse.ts';

/** A failure is ignored: the code is fetched again when it is needed, or at the next visit. */
export async function doQuietWork(site: StartedSite): Promise<void> {
  watchMouse(site);
  surviveTranslators();
  leadOutside();
  reloadOnce({ tabStorage: site.foundation.tabStorage, isServerThere });
  // What tells that the line is gone cannot be fetched then.
  void addToasts(site);
  void loadOfflinePage().catch(() => undefined);
  // The next page waits for no list of files.
  void loadPageFiles().catch(() => undefined);
  // Before the address changes.
  noteArrival(site.foundation.deviceStorage, currentAddress().search);
  const quiet = quietMoment();
  const popups = addPopups(site, quiet);
  await quiet;
  // In development nothing is kept, and there is no such file.
  const kept = import.meta.env.PROD ? registerServiceWorker() : undefined;
  await Promise.allSettled([
    kept,
    popups,
    loadNoticeDialog(),
    loadFailures(),
    loadLanguageSheet(),
    import('./tell-language.ts').then((part) => part.keepLanguageTold(site.foundation)),
    import('./watch-unread.ts').then((part) => part.watchUnread(site.foundation)),
    ...wayOut(site.foundation),
  ]);
}

/** What leads to another address of the site cannot be fetched any more once this one is gone (NET-18). */
function wayOut({ boot, language }: Foundation): Promise<unknown>[] {
  if (boot.status.info.domainRoute.length === 0) return [];
  const dialog = loadNoticeDialog().then(() => import('#features/notices/line-dialog.tsx'));
  return [dialog, language.need(['line'])];
}
