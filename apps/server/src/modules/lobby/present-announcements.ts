import type { Language } from '@parlour/contract/languages';
import type { Announcements, Banner, Notice, Popup } from '@parlour/contract/lobby/lobby';
import type { Execution } from '@parlour/database/tables/lobby';
import type { LobbyCall } from '#http/call';
import { textIn } from './present-games.ts';
import type { AnnouncementRows, BannerRow, NoticeRow, PopupRow } from './store.ts';

export type AnnouncementFilter = {
  types: readonly string[];
  execution: Execution;
  groupName?: string | undefined;
  /** Popups have a window. */
  now: Date;
};

/** Whose announcements a caller reads (POP-02): the session says it, never the caller. */
export function executionOf({ session }: Pick<LobbyCall, 'session'>): Execution {
  if (!session) return 'B';
  return session.isFirst ? 'F' : 'A';
}

/** What has no execution is for everybody. A first login (F) also sees what is for every member (A, POP-02). */
export function isFor(execution: Execution | null, viewer: Execution): boolean {
  if (execution === null) return true;
  return execution === viewer || (viewer === 'F' && execution === 'A');
}

/** The answer has promotions too; nothing tells of them yet. */
export function presentAnnouncements(
  rows: AnnouncementRows,
  filter: AnnouncementFilter,
  language: Language,
): Announcements {
  const { types, execution, groupName, now } = filter;
  const isOfGroup = (row: { groupName: string }) =>
    groupName === undefined || row.groupName === groupName;
  const banners = rows.banners.filter((row) => isFor(row.execution, execution) && isOfGroup(row));
  const notices = rows.notices.filter((row) => isFor(row.execution, execution));
  const popups = rows.popups.filter(
    (row) => isFor(row.execution, execution) && isOfGroup(row) && isShownAt(row, now),
  );
  return {
    banners: types.includes('B') ? banners.map((row) => presentBanner(row, language)) : [],
    player: types.includes('PL') ? notices.map((row) => presentNotice(row, language)) : [],
    popup: types.includes('PU') ? popups.map((row) => presentPopup(row, language)) : [],
    promotion: [],
  };
}

type Shown = Pick<PopupRow, 'startsAt' | 'endsAt'>;
export const isShownAt = ({ startsAt, endsAt }: Shown, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

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

const presentPopup = (row: PopupRow, language: Language): Popup => ({
  id: row.id,
  groupName: row.groupName,
  title: textIn(row.titles, language),
  content: textIn(row.contents, language),
  promotionType: row.promotionType,
  execution: row.execution,
  checkbox: row.checkbox,
  isForcedRead: row.isForcedRead,
  activityUrl: row.activityUrl,
});
