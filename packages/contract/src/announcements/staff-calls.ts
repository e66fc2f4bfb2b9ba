// Staff's calls on announcements (docs/announcements.md): import, list, export and remove groups.
import { endpoint } from '../endpoint.ts';
import type * as shapes from './staff-calls.schema.ts';

/** `content_fault`: a file with faults, or a group or announcement that does not exist. */
const ofStaff = { audience: 'staff', errors: { content_fault: 400 } } as const;

export const listAnnouncementGroups = endpoint<typeof shapes.listAnnouncementGroups>()({
  audience: 'staff',
  method: 'GET',
  path: '/ops/:merchant/announcements',
  summary: 'The groups, and all announcements in the order within their groups',
  errors: {},
});
export const exportAnnouncements = endpoint<typeof shapes.exportAnnouncements>()({
  ...ofStaff,
  method: 'GET',
  path: '/ops/:merchant/announcements/:group',
  summary: 'A group as a file that an import turns into the same group',
});
export const compareAnnouncements = endpoint<typeof shapes.compareAnnouncements>()({
  ...ofStaff,
  method: 'POST',
  path: '/ops/:merchant/announcements/comparison',
  summary: 'What an import of a file would remove and change',
});
/** Replaces the contents of the group, completely or not at all. */
export const importAnnouncements = endpoint<typeof shapes.importAnnouncements>()({
  ...ofStaff,
  method: 'PUT',
  path: '/ops/:merchant/announcements',
  summary: 'Import a file',
});
/** The last announcement takes its group with it. */
export const removeAnnouncements = endpoint<typeof shapes.removeAnnouncements>()({
  ...ofStaff,
  method: 'DELETE',
  path: '/ops/:merchant/announcements/:group',
  summary: 'Remove a group, or one of its announcements',
});
