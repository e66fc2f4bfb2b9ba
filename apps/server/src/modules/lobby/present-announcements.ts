import type { Language } from '@parlour/contract/languages';
import type { Announcements, Banner, Notice, Popup } from '@parlour/contract/lobby/lobby';
import type { Execution } from '@parlour/database/columns/lobby';
import type { LobbyCall } from '#http/call';
import { textIn } from './present-games.ts';
import type { AnnouncementRows, BannerRow, NoticeRow, PopupRow } from './store.ts';

export type AnnouncementFilter = {
  types: readonly string[];
  execution: Execution;
  groupName?: string | undefined;
  /** The current time; popups are shown in a time window. */
  now: Date;
};

/** The audience of the caller, by the session and not by anything the caller sends (POP-02). */
export function executionOf({ session }: Pick<LobbyCall, 'session'>): Execution {
  if (!session) return 'B';
  return session.isFirst ? 'F' : 'A';
}

/** True if the viewer may see it. Without an execution it is for everyone. A first login (F) also sees what is for every member (A, POP-02). */
export function isFor(execution: Execution | null, viewer: Execution): boolean {
  if (execution === null) return true;
  return execution === viewer || (viewer === 'F' && execution === 'A');
}

/** Presents announcements. The answer has a list of promotions, which is always empty so far. */
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

type DisplayWindow = Pick<PopupRow, 'startsAt' | 'endsAt'>;
export const isShownAt = ({ startsAt, endsAt }: DisplayWindow, now: Date): boolean =>
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
