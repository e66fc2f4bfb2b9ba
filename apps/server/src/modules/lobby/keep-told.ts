// Announcements as the bell tells them: the merchant's notices and the popups of home, for whom both are meant. Read once per merchant and version.
import { createHash } from 'node:crypto';
import { homeGroup } from '@parlour/contract/announcements/announcement';
import type { Database } from '@parlour/database/connection';
import type { Texts } from '@parlour/database/tables/lobby';
import type { MemberCall } from '#http/call';
import type { Merchant } from '#http/merchant';
import { keepByVersion } from './keep-by-version.ts';
import { executionOf, isFor, isShownAt } from './present-announcements.ts';
import { readTold, type NoticeRow, type PopupRow, type ToldRows } from './store.ts';

export type Told = {
  id: string;
  titles: Texts;
  contents: Texts;
  isHtml: boolean;
  /** Where it leads on, if anywhere. */
  link: string | null;
  at: Date;
  /** MD5 of what it says in all languages, so that who reads another one has not read it less. */
  sum: string;
};

const mostBytes = 8 * 1024 * 1024;

/** Gives those that this member may see now, in no order. */
export function keepTold({ database, clock }: { database: Database; clock: () => Date }) {
  const all = keepByVersion(
    async (merchant: Merchant) => listAll(await database.transaction(merchant.code, readTold)),
    mostBytes,
  );
  return async (call: MemberCall): Promise<Told[]> => {
    const viewer = executionOf(call);
    const now = clock();
    return (await all(call.merchant)).filter(
      (each) => isFor(each.execution, viewer) && isShownAt(each, now),
    );
  };
}

/** For whom it is, and when it is shown. */
type Kept = Told & Pick<NoticeRow, 'execution'> & Pick<PopupRow, 'startsAt' | 'endsAt'>;

const listAll = ({ notices, popups }: ToldRows): Kept[] => [
  ...notices.map(ofNotice),
  ...popups.filter(({ groupName }) => groupName === homeGroup).map(ofPopup),
];

const sumOf = ({ titles, contents }: Pick<Told, 'titles' | 'contents'>): string =>
  createHash('md5')
    .update(JSON.stringify([titles, contents]))
    .digest('hex');

const ofNotice = (row: NoticeRow): Kept => ({
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

const ofPopup = (row: PopupRow): Kept => ({
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
