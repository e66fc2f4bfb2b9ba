import type { Language } from '@parlour/contract/languages';
import type { Announcements, Banner, Notice } from '@parlour/contract/lobby/lobby';
import type { Execution } from '@parlour/database/tables/lobby';
import { textIn } from './present-games.ts';
import type { AnnouncementRows, BannerRow, NoticeRow } from './store.ts';

export type AnnouncementFilter = {
  types: readonly string[];
  execution: Execution;
  groupName?: string | undefined;
};

/** What has no execution is for everybody. A first login (F) also sees what is for every member (A, POP-02). */
function isFor(execution: Execution | null, viewer: Execution): boolean {
  if (execution === null) return true;
  return execution === viewer || (viewer === 'F' && execution === 'A');
}

/** The answer has popups and promotions too; nothing stores any yet. */
export function presentAnnouncements(
  rows: AnnouncementRows,
  filter: AnnouncementFilter,
  language: Language,
): Announcements {
  const { types, execution, groupName } = filter;
  const banners = rows.banners.filter(
    (row) =>
      isFor(row.execution, execution) && (groupName === undefined || row.groupName === groupName),
  );
  const notices = rows.notices.filter((row) => isFor(row.execution, execution));
  return {
    banners: types.includes('B') ? banners.map((row) => presentBanner(row, language)) : [],
    player: types.includes('PL') ? notices.map((row) => presentNotice(row, language)) : [],
    popup: [],
    promotion: [],
  };
}

const presentBanner = (row: BannerRow, language: Language): Banner => ({
  id: row.id,
  groupName: row.groupName,
  title: textIn(row.titles, language),
  content: row.contents[language] ?? row.contents.EN ?? null,
  imageUrl: row.picture,
  linkageType: row.linkageType,
  url: row.url,
  linkage: row.linkage,
  vendor: row.vendor,
  nodeId: row.nodeId,
  roomId: row.roomId,
  gameType: row.gameType,
  ...(row.gameNames && { gameName: textIn(row.gameNames, language) }),
});

const presentNotice = (row: NoticeRow, language: Language): Notice => ({
  id: row.id,
  title: textIn(row.titles, language),
  content: textIn(row.contents, language),
  createdAt: row.createdAt.getTime(),
});
