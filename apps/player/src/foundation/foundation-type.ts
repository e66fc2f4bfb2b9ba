// The type of the foundation, apart from its code, so that its stores can import it.
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
  /** Handles a failed call by the contract's table of failures; the page shows some of them itself. */
  obeyFailure: (failed: FailedCall) => void;
  /** Creates a feature's store at the first use and returns the same one on later pages. */
  keep: <T>(make: (foundation: Foundation) => T) => T;
};
