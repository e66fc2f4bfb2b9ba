// What every page uses, as one value that is handed down.
import type { Boot } from '@parlour/contract/page';
import type { KeyValue } from '#platform/storage.ts';
import type { Api } from './api/api.ts';
import type { FailedCall } from './api/failed-call.ts';
import type { SpokenLanguage } from './language/language.ts';
import type { Notices } from './notices/notices.ts';
import type { Toasts } from './notices/toasts.ts';
import type { Session } from './session/session.ts';
import type { SiteFront } from './site/front.ts';
import type { Site } from './site/site.ts';

export type Foundation = {
  site: Site;
  front: SiteFront;
  session: Session;
  language: SpokenLanguage;
  notices: Notices;
  toasts: Toasts;
  api: Api;
  deviceStorage: KeyValue;
  tabStorage: KeyValue;
  boot: Boot;
  /** Does what the contract's table of failures says of one that the page does not say itself. */
  obeyFailure: (failed: FailedCall) => void;
  /** Makes a feature's own store at the first use and returns the same one on later pages. */
  keep: <T>(make: (foundation: Foundation) => T) => T;
};
