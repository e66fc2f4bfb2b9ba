// The stores and calls of every page: created once per page load (on the server once per request), passed down by context.
import { directionOf, languages, type Language } from '@parlour/contract/languages';
import type { Boot } from '@parlour/contract/page';
import { writeCookie } from '#platform/cookie.ts';
import { setPageLanguage } from '#platform/page.ts';
import type { KeyValue } from '#platform/storage.ts';
import type { TabChannel } from '#platform/tabs/tab-channel.ts';
import { createApi } from './api/api.ts';
import type { FailedCall } from './api/failed-call.ts';
import { sayAlert } from './api/failure.ts';
import { createLanguage, type Phrase } from './language/language.ts';
import { navigation } from './navigation/navigation.ts';
import { createNotices } from './notices/notices.ts';
import { createToasts } from './notices/toasts.ts';
import type { Foundation } from './foundation-type.ts';
import { createSession } from './session/session.ts';
import { createFront } from './site/front.ts';
import { readSite } from './site/site.ts';

export type { Foundation };

export type FoundationOptions = {
  boot: Boot;
  tabStorage: KeyValue;
  deviceStorage: KeyValue;
  tabs: TabChannel;
  visitor: 'guest' | 'member';
  /** Whether a hand-off must be decided before a session counts. */
  hasHandOff?: boolean;
  /** Origin of the API; the page's own if absent. */
  origin?: string;
};

function keepLanguage(language: Language): void {
  const { tag } = languages[language];
  setPageLanguage({ tag, direction: directionOf(language) });
  writeCookie('language', language);
  // A language in the address outranks the player's choice, and would again after a reload.
  navigation.dropParameters(['language']);
}

/** A single phrase, so that its notice is shown once, however many calls fail together. */
const sayPleaseLogIn: Phrase = (t) => t('session.please_log_in');

export const loadFailures = () => import('./api/obey-failure.ts');

/** Handles a failure by the contract's table. If the table cannot be loaded, failures for the alert are shown as a notice. */
export async function obeyFailure(
  foundation: Foundation,
  failed: FailedCall,
  fetchTable = loadFailures,
): Promise<void> {
  const table = await fetchTable().catch(() => null);
  if (table) foundation.keep(table.createObeyFailure)(failed);
  else if (failed.teller === 'alert') foundation.notices.show(sayAlert(failed.error));
}

export function createFoundation(options: FoundationOptions): Foundation {
  const { boot, tabStorage, deviceStorage, origin = '' } = options;
  const site = readSite(boot.status);
  const { merchantCode } = site;
  const front = createFront(boot.status);
  const isClosed = () => front.get().closedBy !== null;
  const notices = createNotices(isClosed);
  const toasts = createToasts(isClosed);
  const language = createLanguage(boot.language, site.own, keepLanguage);
  /** Reports the end of the session (NET-08), also if another tab lost it. */
  const onSessionEnded = () => {
    navigation.replace('login');
    notices.show(sayPleaseLogIn);
  };
  const session = createSession({
    ...options,
    storage: tabStorage,
    merchantCode,
    onLostElsewhere: onSessionEnded,
  });
  const api = createApi({
    origin,
    merchant: merchantCode,
    envelope: site.envelope,
    language: () => language.get().language,
    session,
    isLobbyOpen: site.hasGuestLobby,
    front,
    onSessionEnded,
    needWords: () => language.need(['errors']),
    onFailure: (failed) => foundation.obeyFailure(failed),
  });
  const kept = new Map<unknown, unknown>();
  const foundation: Foundation = {
    site,
    front,
    session,
    language,
    notices,
    toasts,
    api,
    deviceStorage,
    tabStorage,
    boot,
    obeyFailure: (failed) => void obeyFailure(foundation, failed),
    keep: (make) => {
      if (!kept.has(make)) kept.set(make, make(foundation));
      // The key is the function that made the value, so its type is right.
      return kept.get(make) as ReturnType<typeof make>;
    },
  };
  return foundation;
}
