// Staff's work on announcements: groups are imported, listed, exported and removed.
import { isDeepStrictEqual } from 'node:util';
import {
  announcementGroup,
  type AnnouncementFile,
  type AnnouncementGroup,
} from '@parlour/contract/announcements/announcement-group.schema';
import type { AuditEvent } from '@parlour/contract/audit/event';
import { readWritten } from '@parlour/contract/operator-files/fault-messages.schema';
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import type { StaffCall } from '#http/staff/staff-call';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { asMerchant, type MerchantAccess } from '#modules/site';
import { announcementRows, fileOf, momentOf } from './announcement-rows.ts';
import { ContentFault } from './read-announcements.ts';
import {
  insertAnnouncements,
  listAnnouncements,
  listGroups,
  lockGroup,
  removeAnnouncements,
  removeGroup,
  saveGroup,
} from './store.ts';

type ChangeOrigin = { at: Date; by?: StaffCall['by'] };

/** Replaces the contents of the group, completely or not at all. */
export const importGroup = (
  { database, merchantCode }: MerchantAccess,
  written: AnnouncementGroup,
  made: ChangeOrigin,
): Promise<void> =>
  asMerchant(database, merchantCode, async (tx) => {
    const { group, checkbox } = written;
    await saveGroup(tx, { groupName: group, checkbox });
    const before = await lockGroup(tx, { groupName: group });
    await removeAnnouncements(tx, { groupName: group, ids: before.map(({ id }) => id) });
    await insertAnnouncements(tx, announcementRows(written, { at: made.at, before }));
    const added = written.announcements.map(({ id }) => id);
    await trace(tx, merchantCode, { made, about: { change: 'import', group, ids: added } });
  });

/** Removes a group, or one of its announcements; the last one removes the group. Throws a `ContentFault` if there is none. */
export const removeFromGroup = (
  { database, merchantCode }: MerchantAccess,
  { group, id }: { group: string; id?: string | undefined },
  made: ChangeOrigin,
): Promise<void> =>
  asMerchant(database, merchantCode, async (tx) => {
    const rows = await lockGroup(tx, { groupName: group });
    const ids = rows.map((row) => row.id).filter((each) => id === undefined || each === id);
    if (ids.length === 0) {
      const what = id === undefined ? 'has no announcements' : `has no announcement ${id}`;
      throw new ContentFault([`the group ${group} ${what}`]);
    }
    await removeAnnouncements(tx, { groupName: group, ids });
    if (ids.length === rows.length) await removeGroup(tx, { groupName: group });
    await trace(tx, merchantCode, { made, about: { change: 'remove', group, ids } });
  });

type RecordedChange = { made: ChangeOrigin; about: AuditEvent<'content.change'>['about'] };

async function trace(
  tx: Tx,
  merchantCode: string,
  { made: { at, by = { actor: 'system' } }, about }: RecordedChange,
): Promise<void> {
  noteChange(tx, { memberId: null, what: 'notification' });
  const event = { action: 'content.change', at, about, memberId: null } as const;
  await writeAudit(tx, { ...auditFromStaff({ by }, merchantCode), ...event });
}

/** Lists the groups, and all announcements in the order within their groups. */
export const listEverything = ({ database, merchantCode }: MerchantAccess) =>
  asMerchant(database, merchantCode, async (tx) => ({
    groups: await listGroups(tx),
    announcements: await listAnnouncements(tx),
  }));

/** Writes a group as a file that an import would turn into the same group. Throws a `ContentFault` if there is none. */
export async function exportGroup(place: MerchantAccess, group: string): Promise<AnnouncementFile> {
  const found = await findGroup(place, group);
  if (!found) throw new ContentFault([`there is no group ${group}`]);
  return found;
}

async function findGroup(place: MerchantAccess, group: string): Promise<AnnouncementFile | null> {
  const listed = await listEverything(place);
  const found = listed.groups.find(({ groupName }) => groupName === group);
  if (!found) return null;
  const ofGroup = listed.announcements.filter(({ groupName }) => groupName === group);
  return { group, checkbox: found.checkbox, announcements: ofGroup.map(fileOf) };
}

/** Returns the ids of announcements that an import would remove, and of those that it would change. */
export async function lostByImport(
  place: MerchantAccess,
  written: AnnouncementGroup,
): Promise<{ gone: string[]; changed: string[] }> {
  const held = await findGroup(place, written.group);
  if (!held) return { gone: [], changed: [] };
  const { read: before, faults } = readWritten(announcementGroup, held);
  if (faults) throw new ContentFault(faults.map((each) => `what is there now, ${each}`));
  const after = new Map(written.announcements.map((each) => [each.id, each]));
  const gone = before.announcements.filter(({ id }) => !after.has(id));
  const changed = before.announcements.filter((each) => {
    const now = after.get(each.id);
    return now !== undefined && !isDeepStrictEqual(comparable(each), comparable(now));
  });
  return { gone: gone.map(({ id }) => id), changed: changed.map(({ id }) => id) };
}

type Item = AnnouncementGroup['announcements'][number];
/** Normalises times for a comparison, because files may write them with any offset. */
const comparable = ({ startsAt, endsAt, ...each }: Item) => ({
  ...each,
  startsAt: momentOf(startsAt),
  endsAt: momentOf(endsAt),
});
