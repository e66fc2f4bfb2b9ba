// The lobby as every visitor sees it, read once per merchant and version and presented in any language. Pages are rendered from it too.
import type { Language } from '@parlour/contract/languages';
import type { Announcements, Game, Lane } from '@parlour/contract/lobby/lobby';
import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { keepDraws, type KeptDraws } from './draws.ts';
import { keepByVersion } from './keep-by-version.ts';
import { presentAnnouncements, type AnnouncementFilter } from './present-announcements.ts';
import { presentLanes, type DrawOf } from './present-games.ts';
import { shelfOf } from './shelf-store.ts';
import { readAnnouncements, readLanes, type LaneRows } from './store.ts';

type LanesAnswer = { data: { lanes: Lane[] } };

export type KeptLobby = {
  /** Returns the same object as long as nothing in it changes. */
  lanes(merchant: Merchant, language: Language): Promise<LanesAnswer>;
  announcements(
    merchant: Merchant,
    filter: Omit<AnnouncementFilter, 'now'>,
    language: Language,
  ): Promise<Announcements>;
  drawOf: KeptDraws['drawOf'];
  /** The next draws, starting with those of games to which banners lead. */
  draws(merchant: Merchant, language: Language): Promise<Game[]>;
};

/** Memory for about a hundred merchants with lanes as long as the demo's. */
const mostLaneBytes = 48 * 1024 * 1024;
const mostAnnouncementBytes = 8 * 1024 * 1024;

export function keepLobby(database: Database, clock: () => Date): KeptLobby {
  const draws = keepDraws(database, clock);
  const laneRows = keepByVersion(
    (merchant: Merchant) =>
      database.transaction(merchant.code, (tx) => readLanes(tx, shelfOf(merchant))),
    mostLaneBytes,
  );
  const presented = keepPresented();
  const announcementRows = keepByVersion(
    (merchant: Merchant) =>
      database.transaction(merchant.code, (tx) => readAnnouncements(tx, shelfOf(merchant))),
    mostAnnouncementBytes,
  );
  return {
    lanes: async (merchant, language) => {
      const [rows, drawOf] = await Promise.all([laneRows(merchant), draws.drawOf(merchant)]);
      return presented(rows, language, drawOf);
    },
    announcements: async (merchant, filter, language) =>
      presentAnnouncements(await announcementRows(merchant), { ...filter, now: clock() }, language),
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

type PresentedLanes = { drawOf: DrawOf; byLanguage: Map<Language, LanesAnswer> };

/** Caches the presented lanes per language, until their games or draws change. */
function keepPresented() {
  const kept = new WeakMap<LaneRows, PresentedLanes>();
  return (rows: LaneRows, language: Language, drawOf: DrawOf): LanesAnswer => {
    const found = kept.get(rows);
    const current = found?.drawOf === drawOf ? found : { drawOf, byLanguage: new Map() };
    kept.set(rows, current);
    const answer = current.byLanguage.get(language) ?? {
      data: { lanes: presentLanes(rows, language, drawOf) },
    };
    current.byLanguage.set(language, answer);
    return answer;
  };
}
