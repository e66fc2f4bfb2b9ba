// Announcements for the bell: the merchant's notices and the home page's popups, filtered by audience. Read once per merchant and version.
import { createHash } from 'node:crypto';
import { homeGroup } from '@parlour/contract/announcements/announcement';
import type { Database } from '@parlour/database/connection';
import type { Texts } from '@parlour/database/columns/lobby';
import type { MemberCall } from '#http/call';
import type { Merchant } from '#http/merchant';
import { keepByVersion } from './keep-by-version.ts';
import { executionOf, isFor, isShownAt } from './present-announcements.ts';
import { readTold, type NoticeRow, type PopupRow, type BellRows } from './store.ts';

export type BellAnnouncement = {
  id: string;
  titles: Texts;
  contents: Texts;
  isHtml: boolean;
  /** The page to which the announcement links; null if none. */
  link: string | null;
  at: Date;
  /** MD5 of the texts in all languages, so that reading it in one language counts for all. */
  sum: string;
};

const mostBytes = 8 * 1024 * 1024;

/** Returns a function that lists the announcements that a member may see now, in no particular order. */
export function keepTold({ database, clock }: { database: Database; clock: () => Date }) {
  const all = keepByVersion(
    async (merchant: Merchant) => listAll(await database.transaction(merchant.code, readTold)),
    mostBytes,
  );
  return async (call: MemberCall): Promise<BellAnnouncement[]> => {
    const viewer = executionOf(call);
    const now = clock();
    return (await all(call.merchant)).filter(
      (each) => isFor(each.execution, viewer) && isShownAt(each, now),
    );
  };
}

/** An announcement with its audience and the time in which it is shown. */
type StoredAnnouncement = BellAnnouncement &
  Pick<NoticeRow, 'execution'> &
  Pick<PopupRow, 'startsAt' | 'endsAt'>;

const listAll = ({ notices, popups }: BellRows): StoredAnnouncement[] => [
  ...notices.map(ofNotice),
  ...popups.filter(({ groupName }) => groupName === homeGroup).map(ofPopup),
];

const sumOf = ({ titles, contents }: Pick<BellAnnouncement, 'titles' | 'contents'>): string =>
  createHash('md5')
    .update(JSON.stringify([titles, contents]))
    .digest('hex');

const ofNotice = (row: NoticeRow): StoredAnnouncement => ({
  id: `notice/${row.id}`,
  titles: row.titles,
  contents: row.contents,
  isHtml: false,
  link: null,
  at: row.createdAt,
  sum: sumOf(row),
  execution: row.execution,
  startsAt: null,
  endsAt: null,
});

const ofPopup = (row: PopupRow): StoredAnnouncement => ({
  id: `popup/${row.id}`,
  titles: row.titles,
  contents: row.contents,
  isHtml: true,
  link: row.activityUrl,
  at: row.startsAt !== null && row.startsAt > row.createdAt ? row.startsAt : row.createdAt,
  sum: sumOf(row),
  execution: row.execution,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
});
