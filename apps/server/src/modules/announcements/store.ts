// Stores announcements, by group.
import type { Tx } from '@parlour/database/connection';
import { popupGroups, popups } from '@parlour/database/tables/lobby';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AnnouncementRow } from './announcement-rows.ts';

export type GroupRow = typeof popupGroups.$inferSelect;

export const listGroups = (tx: Tx): Promise<GroupRow[]> =>
  tx.select().from(popupGroups).orderBy(asc(popupGroups.groupName)).execute();

/** Lists all announcements in the order within their groups. */
export const listAnnouncements = (tx: Tx): Promise<AnnouncementRow[]> =>
  tx.select().from(popups).orderBy(asc(popups.position)).execute();

/** Lists the announcements of a group, locked until the transaction ends. */
export const lockGroup = (tx: Tx, groupName: string): Promise<AnnouncementRow[]> =>
  tx.select().from(popups).where(eq(popups.groupName, groupName)).for('update').execute();

/** Stores a group, replacing its options. */
export async function saveGroup(tx: Tx, group: GroupRow): Promise<void> {
  await tx
    .insert(popupGroups)
    .values(group)
    .onConflictDoUpdate({
      target: [popupGroups.merchantCode, popupGroups.groupName],
      set: { checkbox: group.checkbox },
    })
    .execute();
}

export async function insertAnnouncements(
  tx: Tx,
  rows: (typeof popups.$inferInsert)[],
): Promise<void> {
  await tx.insert(popups).values(rows).execute();
}

/** Removes announcements of a group. */
export async function removeAnnouncements(
  tx: Tx,
  groupName: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .delete(popups)
    .where(and(eq(popups.groupName, groupName), inArray(popups.id, ids)))
    .execute();
}

export async function removeGroup(tx: Tx, groupName: string): Promise<void> {
  await tx.delete(popupGroups).where(eq(popupGroups.groupName, groupName)).execute();
}
