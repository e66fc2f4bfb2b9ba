// Stores members' notifications, and which announcements they have read.
import type { Language } from '@parlour/contract/languages';
import type { OwnNotificationKind } from '@parlour/contract/notification/kinds';
import type { Tx } from '@parlour/database/connection';
import { removerOfOld, statement } from '@parlour/database/statement';
import { notifications, readAnnouncements } from '@parlour/database/tables/push/notifications';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

export const keptMs = 30 * 24 * 3_600_000;

export type NewNotification = {
  merchantCode: string;
  memberId: string;
  kind: OwnNotificationKind;
  /** Key of the subject: a repeated notification has the same one. */
  source: string;
  about: Record<string, string>;
  path: string;
  at: Date;
};

/** Stores a notification. A repeated one changes nothing; a later one of the same source replaces it, unread. */
export const keepNotification = (tx: Tx, { at, ...told }: NewNotification) =>
  tx
    .insert(notifications)
    .values({ ...told, createdAt: at })
    .onConflictDoUpdate({
      target: [notifications.merchantCode, notifications.memberId, notifications.source],
      set: {
        kind: told.kind,
        about: told.about,
        path: told.path,
        createdAt: at,
        readAt: null,
      },
      setWhere: sql`${notifications.createdAt} < excluded.created_at`,
    })
    .execute();

export const removeNotification = (
  tx: Tx,
  { memberId, source }: Pick<NewNotification, 'memberId' | 'source'>,
) =>
  tx
    .delete(notifications)
    .where(and(eq(notifications.memberId, memberId), eq(notifications.source, source)))
    .execute();

export type OwnRow = {
  id: string;
  kind: OwnNotificationKind;
  about: Record<string, string>;
  path: string;
  at: Date;
  isRead: boolean;
  /** Names by language of the game in `about`. */
  gameNames: Partial<Record<Language, string>> | null;
  /** The answer to the message in `about`. */
  answer: string | null;
};

const listRows = statement<OwnRow, [memberId: string, since: Date, most: number]>(
  'list_notifications',
  `select id, kind, about, path, created_at as at, read_at is not null as "isRead",
          (select names from game where game_id = about ->> 'game' limit 1) as "gameNames",
          (select answer from feedback
            where feedback.id = (about ->> 'feedback')::uuid
              and feedback.member_id = notification.member_id) as answer
     from notification where member_id = $1 and created_at > $2
    order by created_at desc, id desc limit $3`,
);
type NotificationQuery = { memberId: string; since: Date; most: number };
/** Lists notifications, newest first. */
export const listNotifications = (
  tx: Tx,
  { memberId, since, most }: NotificationQuery,
): Promise<OwnRow[]> => listRows(tx, memberId, since, most);

/** Lists the announcements that the member has read, with the checksum of the text read. */
export const listMarks = (tx: Tx, memberId: string) =>
  tx
    .select({ announcement: readAnnouncements.announcement, sum: readAnnouncements.sum })
    .from(readAnnouncements)
    .where(eq(readAnnouncements.memberId, memberId))
    .execute();

type ReadMark = { memberId: string; ids: readonly string[]; at: Date };
export const markNotifications = (tx: Tx, { memberId, ids, at }: ReadMark) =>
  tx
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.memberId, memberId),
        inArray(notifications.id, [...ids]),
        isNull(notifications.readAt),
      ),
    )
    .execute();

export const keepMarks = (tx: Tx, marks: (typeof readAnnouncements.$inferInsert)[]) =>
  tx
    .insert(readAnnouncements)
    .values(marks)
    .onConflictDoUpdate({
      target: [
        readAnnouncements.merchantCode,
        readAnnouncements.memberId,
        readAnnouncements.announcement,
      ],
      set: { sum: sql`excluded.sum`, readAt: sql`excluded.read_at` },
    })
    .execute();

export const removeOldNotifications = removerOfOld({
  table: 'notification',
  key: 'id',
  time: 'created_at',
});
export const removeOldMarks = removerOfOld({
  table: 'announcement_read',
  key: 'id',
  time: 'read_at',
});
