// Stores members' notifications, and which announcements they have read.
import type { OwnNotificationKind } from '@parlour/contract/notification/kinds';
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export const keptMs = 30 * 24 * 3_600_000;

export type NewNotification = {
  memberId: string;
  kind: OwnNotificationKind;
  /** Key of the subject: a repeated notification has the same one. */
  source: string;
  about: Record<string, string>;
  path: string;
  at: Date;
};

const upsert = tenantStatement<shapes.UpsertNotification>(
  'upsert_notification',
  `insert into notification (merchant_code, member_id, kind, source, about, path, created_at)
   values ($merchant, $memberId, $kind, $source, $about, $path, $at)
   on conflict (merchant_code, member_id, source) do update set kind = excluded.kind, about = excluded.about,
     path = excluded.path, created_at = excluded.created_at, read_at = null
     where notification.created_at < excluded.created_at`,
);
/** Stores a notification. A repeated one changes nothing; a later one of the same source replaces it, unread. */
export const keepNotification = (tx: Tx, { about, ...told }: NewNotification) => {
  noteChange(tx, { memberId: told.memberId, what: 'notification' });
  return upsert(tx, { ...told, about: JSON.stringify(about) });
};

const deleteNotification = tenantStatement<shapes.RemoveNotification>(
  'remove_notification',
  `delete from notification where merchant_code = $merchant and member_id = $memberId and source = $source`,
);
export const removeNotification = (tx: Tx, which: shapes.RemoveNotification['values']) => {
  noteChange(tx, { memberId: which.memberId, what: 'notification' });
  return deleteNotification(tx, which);
};

export type OwnRow = shapes.ListNotifications['row'];

/** Lists notifications, newest first, with the names of the game and the answer to the message in `about`. */
export const listNotifications = tenantStatement<shapes.ListNotifications>(
  'list_notifications',
  `select id, kind, about, path, created_at as at, read_at is not null as "isRead!", played.names as "gameNames",
          (select answer from feedback
            where feedback.merchant_code = $merchant and feedback.id = (about ->> 'feedback')::uuid
              and feedback.member_id = notification.member_id) as answer
     from notification
     left join lateral (
       select names from game where merchant_code = $merchant and game_id = about ->> 'game' limit 1
     ) played on true
    where merchant_code = $merchant and member_id = $memberId and created_at > $since
    order by created_at desc, id desc limit $most::int`,
);

const selectMarks = tenantStatement<shapes.ListAnnouncementMarks>(
  'list_announcement_marks',
  `select announcement, sum from announcement_read where merchant_code = $merchant and member_id = $memberId`,
);
/** Lists the announcements that the member has read, with the checksum of the text read. */
export const listMarks = (tx: Tx, memberId: string) => selectMarks(tx, { memberId });

export const markNotifications = tenantStatement<shapes.MarkNotifications>(
  'mark_notifications',
  `update notification set read_at = $at
    where merchant_code = $merchant and member_id = $memberId and id = any($ids) and read_at is null`,
);

const upsertMarks = tenantStatement<shapes.UpsertAnnouncementMarks>(
  'upsert_announcement_marks',
  `insert into announcement_read (merchant_code, member_id, announcement, sum, read_at)
   select $merchant, $memberId, announcement, sum, $at
     from unnest($announcements::text[], $sums::text[]) as mark (announcement, sum)
   on conflict (merchant_code, member_id, announcement) do update set sum = excluded.sum, read_at = excluded.read_at`,
);
type NewMarks = {
  memberId: string;
  at: Date;
  marks: readonly { announcement: string; sum: string }[];
};
export const keepMarks = (tx: Tx, { memberId, at, marks }: NewMarks) =>
  upsertMarks(tx, {
    memberId,
    at,
    announcements: marks.map(({ announcement }) => announcement),
    sums: marks.map(({ sum }) => sum),
  });

export const removeOldNotifications = tenantStatement<shapes.RemoveOldNotification>(
  'remove_old_notification',
  `delete from notification where merchant_code = $merchant and id = any (array(
     select id from notification where merchant_code = $merchant and created_at < $before
      order by created_at limit $most::int
   )) returning id`,
);

export const removeOldMarks = tenantStatement<shapes.RemoveOldAnnouncementRead>(
  'remove_old_announcement_read',
  `delete from announcement_read where merchant_code = $merchant and id = any (array(
     select id from announcement_read where merchant_code = $merchant and read_at < $before
      order by read_at limit $most::int
   )) returning id`,
);
