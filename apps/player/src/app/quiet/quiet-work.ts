// Loads what the first screen can do without: code for a mouse at once; sheets, notices (so that they work without a connection, too)
// and the service worker when the page is idle.
import { isServerThere } from '@parlour/client/is-server-there';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { loadLanguageSheet } from '#features/language/use-language-sheet.tsx';
import { loadNoticeDialog } from '#features/notices/notice-host.tsx';
import { reloadOnce } from '#features/update/reload-once.ts';
import { noteArrival } from '#foundation/tracking/note-arrival.ts';
import { currentAddress } from '#platform/address.ts';
import { quietMoment } from '#platform/quiet/quiet-moment.ts';
import { loadFailures, type Foundation } from '#foundation/foundation.ts';
import { registerServiceWorker } from '#platform/quiet/worker-registration.ts';
import { surviveTranslators } from '#platform/view/translated-page.ts';
import type { StartedSite } from '../start.tsx';
import { addToasts } from './add-toasts.ts';
import { addPopups } from './add-popups.ts';
import { followWish } from './follow-wish.ts';
import { leadOutside } from './lead-outside.ts';
import { loadOfflinePage } from '../offline/load-offline-page.ts';
import { loadPageFiles } from '../loaded-pages.ts';
import { watchMouse } from '../wide/watch-mouse.ts';

/** Loads the rest of the site. A failure is ignored: the code is fetched again when it is needed, or at the next visit. */
export async function doQuietWork(site: StartedSite): Promise<void> {
  watchMouse(site);
  surviveTranslators();
  leadOutside();
  reloadOnce({ tabStorage: site.foundation.tabStorage, isServerThere });
  // Toasts announce a lost connection, and cannot be fetched without one.
  void addToasts(site);
  void loadOfflinePage().catch(() => undefined);
  // Loaded now so that the next page need not wait for the list of page files.
  void loadPageFiles().catch(() => undefined);
  // Reads the affiliate code of the address, so it has to run before the address changes.
  noteArrival(site.foundation.deviceStorage, currentAddress().search);
  followWish(site.foundation);
  void askBeforeLeaving(site.foundation);
  const quiet = quietMoment();
  // Without a connection it fails before anybody below waits for it.
  const popups = addPopups(site, quiet).catch(() => undefined);
  await quiet;
  // The worker's file does not exist in development, where nothing is cached.
  const kept = import.meta.env.PROD ? registerServiceWorker() : undefined;
  await Promise.allSettled([
    kept,
    popups,
    loadNoticeDialog(),
    loadFailures(),
    loadLanguageSheet(),
    import('./tell-language.ts').then((part) => part.keepLanguageTold(site.foundation)),
    import('./watch-unread.ts').then((part) => part.watchUnread(site.foundation)),
    import('./watch-chat.ts').then((part) => part.watchChat(site.foundation)),
    import('./signals/hear-server.ts').then((part) => part.hearServer(site.foundation)),
    ...wayOut(site.foundation),
    ...naming(site.foundation),
  ]);
}

/** Loads the notice before links to other sites, where the merchant wants it (REDIR-02). */
async function askBeforeLeaving(foundation: Foundation): Promise<void> {
  const { info }: SiteStatus = foundation.boot.status;
  if (info.asksBeforeLeaving !== true) return;
  const part = await import('./ask-before-leaving.ts').catch(() => null);
  part?.askBeforeLeaving(foundation);
}

/** Loads the code that tells a provider of customer service who a member is (CHAT-04), where an entry has one. */
function naming(foundation: Foundation): Promise<unknown>[] {
  const { customerService } = foundation.boot.status.info;
  if (!customerService.some(({ csType }) => csType !== undefined)) return [];
  return [import('./name-contacts.ts').then((part) => part.nameContacts(foundation))];
}

/** Loads the dialog that leads to another domain of the merchant: it cannot be fetched once this domain is down (NET-18). */
function wayOut({ boot, language }: Foundation): Promise<unknown>[] {
  if (boot.status.info.domainRoute.length === 0) return [];
  const dialog = loadNoticeDialog().then(() => import('#features/notices/line-dialog.tsx'));
  return [dialog, language.need(['line'])];
}
