// What every visitor sees of the lobby, read once per merchant and version and presented in any language. The page renders from it too.
import type { Language } from '@parlour/contract/languages';
import type { Announcements, Lane } from '@parlour/contract/lobby/lobby';
import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { keepByVersion } from './keep-by-version.ts';
import { presentAnnouncements, type AnnouncementFilter } from './present-announcements.ts';
import { presentLanes } from './present-games.ts';
import { shelfOf } from './shelf-store.ts';
import { readAnnouncements, readLanes } from './store.ts';

export type KeptLobby = {
  lanes(merchant: Merchant, language: Language): Promise<Lane[]>;
  announcements(
    merchant: Merchant,
    filter: AnnouncementFilter,
    language: Language,
  ): Promise<Announcements>;
};

export function keepLobby(database: Database): KeptLobby {
  const laneRows = keepByVersion((merchant: Merchant) =>
    database.transaction(merchant.code, (tx) => readLanes(tx, shelfOf(merchant))),
  );
  const announcementRows = keepByVersion(({ code }: Merchant) =>
    database.transaction(code, readAnnouncements),
  );
  return {
    lanes: async (merchant, language) => presentLanes(await laneRows(merchant), language),
    announcements: async (merchant, filter, language) =>
      presentAnnouncements(await announcementRows(merchant), filter, language),
  };
}
