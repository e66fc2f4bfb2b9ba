// The member's own notifications and the announcements as one list, and their read marks.
import { mostNotifications } from '@parlour/contract/notification/kinds';
import type { Database } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import type { MemberCall } from '#http/call';
import type { BellAnnouncement } from '#modules/lobby';
import { inSession } from '#modules/session';
import { presentOwn, presentTold, type Item, type NotificationTexts } from './present-own.ts';
import {
  keepMarks,
  keptMs,
  listMarks,
  listNotifications,
  markNotifications,
  type OwnRow,
} from './store.ts';

type Deps = {
  database: Database;
  clock: () => Date;
  texts: NotificationTexts;
  /** Lists the announcements that this member may see now. */
  told: (call: MemberCall) => Promise<BellAnnouncement[]>;
};
/** A notification of the member, or an announcement. */
type ListEntry = { id: string; at: Date; isRead: boolean } & (
  | { own: OwnRow; told: null }
  | { own: null; told: BellAnnouncement }
);

async function findOwn(call: MemberCall, deps: Deps): Promise<ListEntry[]> {
  const { merchant, session } = call;
  const { memberId } = session;
  const since = new Date(deps.clock().getTime() - keptMs);
  const wanted = { memberId, since, most: mostNotifications };
  const [own, marks, announcements] = await Promise.all([
    deps.database.query(merchant.code, (tx) => listNotifications(tx, wanted)),
    deps.database.query(merchant.code, (tx) => listMarks(tx, memberId)),
    deps.told(call),
  ]);
  const sums = new Map(marks.map(({ announcement, sum }) => [announcement, sum]));
  const listed: ListEntry[] = [
    ...own.map((row) => ({ id: row.id, at: row.at, isRead: row.isRead, own: row, told: null })),
    ...announcements
      .filter(({ at }) => at > since)
      .map((told) => {
        const { id, at, sum } = told;
        return { id, at, isRead: sums.get(id) === sum, own: null, told };
      }),
  ];
  return listed
    .toSorted((one, two) => two.at.getTime() - one.at.getTime())
    .slice(0, mostNotifications);
}

export const listOwn = async (call: MemberCall, deps: Deps): Promise<Item[]> =>
  (await findOwn(call, deps)).map(({ own, told, isRead }) =>
    told === null ? presentOwn(own, call, deps.texts) : presentTold(told, isRead, call.language),
  );

/** Counts unread ones. All members poll it, so no texts are made. */
export const countUnread = async (call: MemberCall, deps: Deps): Promise<number> =>
  (await findOwn(call, deps)).filter(({ isRead }) => !isRead).length;

/** Marks notifications as read. Ids that are not in the list are ignored: expired ones, or other members'. */
export async function markRead(
  call: MemberCall,
  wanted: readonly string[] | 'all',
  deps: Deps,
): Promise<null> {
  const { memberId } = call.session;
  const at = deps.clock();
  const unread = (await findOwn(call, deps)).filter(
    ({ id, isRead }) => !isRead && (wanted === 'all' || wanted.includes(id)),
  );
  const ids = unread.flatMap(({ id, told }) => (told ? [] : [id]));
  const marks = unread.flatMap(({ told }) =>
    told ? [{ announcement: told.id, sum: told.sum }] : [],
  );
  await inSession(call, deps, async (tx) => {
    noteChange(tx, { memberId, what: 'notification' });
    if (ids.length > 0) await markNotifications(tx, { memberId, ids, at });
    if (marks.length > 0) await keepMarks(tx, { memberId, at, marks });
  });
  return null;
}
