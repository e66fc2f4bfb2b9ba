// The stores and calls that every page uses: made once per page load (on the server once per request), handed down by context.
import { languages, type Language } from '@parlour/contract/languages';
import type { Boot } from '@parlour/contract/page';
import { writeCookie } from '#platform/cookie.ts';
import { setPageLanguage } from '#platform/page.ts';
import type { KeyValue } from '#platform/storage.ts';
import type { TabChannel } from '#platform/tab-channel.ts';
import { createApi, type Api } from './api/api.ts';
import { createLanguage, type Phrase, type SpokenLanguage } from './language/language.ts';
import { navigation } from './navigation/navigation.ts';
import { createNotices, type Notices } from './notices/notices.ts';
import { createToasts, type Toasts } from './notices/toasts.ts';
import { createSession, type Session } from './session/session.ts';
import { createFront, type SiteFront } from './site/front.ts';
import { readSite, type Site } from './site/site.ts';
import { createTracking, type Track } from './tracking/tracking.ts';

export type Foundation = {
  site: Site;
  front: SiteFront;
  session: Session;
  language: SpokenLanguage;
  notices: Notices;
  toasts: Toasts;
  api: Api;
  track: Track;
  deviceStorage: KeyValue;
  boot: Boot;
  /** Makes a feature's own store at the first use and returns the same one on later pages. */
  keep: <T>(make: (foundation: Foundation) => T) => T;
};

export type FoundationOptions = {
  boot: Boot;
  tabStorage: KeyValue;
  deviceStorage: KeyValue;
  tabs: TabChannel;
  visitor: 'guest' | 'member';
  /** It is to be decided before anybody counts as logged in. */
  hasHandOff?: boolean;
  /** Where the API is; absent: the page's own origin. */
  origin?: string;
};

function keepLanguage(language: Language): void {
  const { tag, direction } = languages[language];
  setPageLanguage({ tag, direction });
  writeCookie('language', language);
  // It stood above the player's own choice, and would again after a reload.
  navigation.dropParameters(['language']);
}

/** One and the same, however many calls fail together. */
const sayPleaseLogIn: Phrase = (t) => t('session.please_log_in');

export function createFoundation(options: FoundationOptions): Foundation {
  const { boot, tabStorage, deviceStorage, origin = '' } = options;
  const site = readSite(boot.status);
  const { merchantCode } = site;
  const front = createFront(boot.status);
  const isClosed = () => front.get().closedBy !== null;
  const notices = createNotices(isClosed);
  const toasts = createToasts(isClosed);
  const language = createLanguage(boot.language, keepLanguage);
  const session = createSession({ ...options, storage: tabStorage, merchantCode });
  const api = createApi({
    origin,
    merchant: merchantCode,
    envelope: site.envelope,
    language: () => language.get().language,
    session,
    isLobbyOpen: site.hasGuestLobby,
    front,
    // NET-08
    onSessionEnded: () => {
      navigation.replace('login');
      notices.show(sayPleaseLogIn);
    },
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
    track: createTracking(api),
    deviceStorage,
    boot,
    keep: (make) => {
      if (!kept.has(make)) kept.set(make, make(foundation));
      // The key is the function that made the value, so its type is right.
      return kept.get(make) as ReturnType<typeof make>;
    },
  };
  return foundation;
}
