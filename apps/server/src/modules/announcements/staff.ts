// Staff's calls on announcements (`npm run content`).
import type { Database } from '@parlour/database/connection';
import type { StaffHandlers } from '#http/staff/staff-call';
import { audienceOf } from './announcement-rows.ts';
import {
  exportGroup,
  importGroup,
  listEverything,
  lostByImport,
  removeFromGroup,
} from './change-announcements.ts';
import { readAnnouncements } from './read-announcements.ts';
import type { AnnouncementRow } from './store.ts';

// The demo and fixtures write announcements by the same rules.
export { announcementRows } from './announcement-rows.ts';
export { importGroup, removeFromGroup } from './change-announcements.ts';
export { readAnnouncements } from './read-announcements.ts';

type AnnouncementCalls = StaffHandlers<
  | 'listAnnouncementGroups'
  | 'exportAnnouncements'
  | 'compareAnnouncements'
  | 'importAnnouncements'
  | 'removeAnnouncements'
>;
type StaffDeps = { database: Database; clock: () => Date };

export const announcementsStaff = ({ database, clock }: StaffDeps): AnnouncementCalls => ({
  listAnnouncementGroups: async ({ merchant }) => {
    const { groups, announcements } = await listEverything({ database, merchantCode: merchant });
    return {
      groups: groups.map(({ groupName: group, checkbox }) => ({ group, checkbox })),
      announcements: announcements.map(present),
    };
  },

  exportAnnouncements: ({ merchant, group }) =>
    exportGroup({ database, merchantCode: merchant }, group),

  compareAnnouncements: async ({ merchant, file }) => {
    const written = readAnnouncements(file);
    const lost = await lostByImport({ database, merchantCode: merchant }, written);
    return { group: written.group, ...lost };
  },

  importAnnouncements: async ({ merchant, file }, { by }) => {
    const written = readAnnouncements(file);
    await importGroup({ database, merchantCode: merchant }, written, { at: clock(), by });
    return { group: written.group, announcements: written.announcements.length };
  },

  removeAnnouncements: async ({ merchant, group, id }, { by }) => {
    const made = { at: clock(), by };
    await removeFromGroup({ database, merchantCode: merchant }, { group, id }, made);
    return {};
  },
});

const present = (row: AnnouncementRow) => ({
  group: row.groupName,
  id: row.id,
  audience: audienceOf(row),
  titles: Object.fromEntries(Object.entries(row.titles)),
  startsAt: row.startsAt?.getTime() ?? null,
  endsAt: row.endsAt?.getTime() ?? null,
  forcedRead: row.isForcedRead,
  goTo: row.activityUrl,
});
