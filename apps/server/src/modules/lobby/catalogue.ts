// What every visitor sees of the lobby, read once per merchant and version and presented in any language. The page renders from it too.
import type { Language } from '@parlour/contract/languages';
import type { Announcements, Lane } from '@parlour/contract/lobby/lobby';
import type { Merchant } from '#http/merchant';
import { keepByVersion } from './keep-by-version.ts';
import { presentAnnouncements, type Wanted } from './present-announcements.ts';
import { presentLanes } from './present-lanes.ts';
import { shelfOf } from './shelf-store.ts';
import type { LobbyStore } from './store.ts';

export type Catalogue = {
  lanes(merchant: Merchant, language: Language): Promise<Lane[]>;
  announcements(merchant: Merchant, wanted: Wanted, language: Language): Promise<Announcements>;
};

export function keepCatalogue(store: LobbyStore): Catalogue {
  const laneRows = keepByVersion((merchant: Merchant) => store.readLanes(shelfOf(merchant)));
  const announcementRows = keepByVersion(({ code }: Merchant) => store.readAnnouncements(code));
  return {
    lanes: async (merchant, language) => presentLanes(await laneRows(merchant), language),
    announcements: async (merchant, wanted, language) =>
      presentAnnouncements(await announcementRows(merchant), wanted, language),
  };
}
