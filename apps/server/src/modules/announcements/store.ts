// Stores announcements, by group.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type AnnouncementRow = shapes.AnnouncementList['row'];

const columns = `group_name as "groupName", id, position, execution, titles, contents,
  promotion_type as "promotionType", starts_at as "startsAt", ends_at as "endsAt",
  is_forced_read as "isForcedRead", activity_url as "activityUrl", created_at as "createdAt"`;

export const listGroups = tenantStatement<shapes.AnnouncementGroups>(
  'announcement_groups',
  `select group_name as "groupName", checkbox from popup_group
    where merchant_code = $merchant order by group_name`,
);

/** Lists all announcements in the order within their groups. */
export const listAnnouncements = tenantStatement<shapes.AnnouncementList>(
  'announcement_list',
  `select ${columns} from popup where merchant_code = $merchant order by position`,
);

/** Lists the announcements of a group, locked until the transaction ends. */
export const lockGroup = tenantStatement<shapes.AnnouncementLock>(
  'announcement_lock',
  `select ${columns} from popup
    where merchant_code = $merchant and group_name = $groupName for update`,
);

/** Stores a group, replacing its options. */
export const saveGroup = tenantStatement<shapes.AnnouncementGroup>(
  'announcement_group',
  `insert into popup_group (merchant_code, group_name, checkbox)
   values ($merchant, $groupName, $checkbox)
   on conflict (merchant_code, group_name) do update set checkbox = excluded.checkbox`,
);

const insertRows = tenantStatement<shapes.AnnouncementNew>(
  'announcement_new',
  `insert into popup (merchant_code, group_name, id, position, execution, titles, contents,
                      promotion_type, starts_at, ends_at, is_forced_read, activity_url, created_at)
   select $merchant, written."groupName", written.id, written.position, written.execution, written.titles,
          written.contents, written."promotionType", written."startsAt", written."endsAt",
          written."isForcedRead", written."activityUrl", written."createdAt"
     from jsonb_to_recordset($rows::jsonb) as written (
       "groupName" text, id text, position integer, execution text, titles jsonb, contents jsonb,
       "promotionType" text, "startsAt" timestamptz, "endsAt" timestamptz, "isForcedRead" boolean,
       "activityUrl" text, "createdAt" timestamptz)`,
);
export async function insertAnnouncements(tx: Tx, rows: readonly AnnouncementRow[]): Promise<void> {
  await insertRows(tx, { rows: JSON.stringify(rows) });
}

/** Removes announcements of a group. */
export const removeAnnouncements = tenantStatement<shapes.AnnouncementOld>(
  'announcement_old',
  `delete from popup
    where merchant_code = $merchant and group_name = $groupName and id = any($ids::text[])`,
);

export const removeGroup = tenantStatement<shapes.AnnouncementOldGroup>(
  'announcement_old_group',
  `delete from popup_group where merchant_code = $merchant and group_name = $groupName`,
);
