// What every visitor sees of the lobby, read once per merchant and version and presented in any language. The page renders from it too.
import type { Language } from '@parlour/contract/languages';
import type { Announcements, Game, Lane } from '@parlour/contract/lobby/lobby';
import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { keepDraws, type KeptDraws } from './draws.ts';
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
  drawOf: KeptDraws['drawOf'];
  /** The next draws: first those that banners lead to. */
  draws(merchant: Merchant, language: Language): Promise<Game[]>;
};

export function keepLobby(database: Database, clock: () => Date): KeptLobby {
  const draws = keepDraws(database, clock);
  const laneRows = keepByVersion((merchant: Merchant) =>
    database.transaction(merchant.code, (tx) => readLanes(tx, shelfOf(merchant))),
  );
  const announcementRows = keepByVersion((merchant: Merchant) =>
    database.transaction(merchant.code, (tx) => readAnnouncements(tx, shelfOf(merchant))),
  );
  return {
    lanes: async (merchant, language) => {
      const [rows, drawOf] = await Promise.all([laneRows(merchant), draws.drawOf(merchant)]);
      return presentLanes(rows, language, drawOf);
    },
    announcements: async (merchant, filter, language) =>
      presentAnnouncements(await announcementRows(merchant), filter, language),
    drawOf: draws.drawOf,
    draws: async (merchant, language) => {
      const { banners } = await announcementRows(merchant);
      return draws.games(merchant, language, ({ vendor, gameId, nodeId }) =>
        banners.some(
          (banner) =>
            banner.vendor === vendor && (banner.roomId === gameId || banner.nodeId === nodeId),
        ),
      );
    },
  };
}
