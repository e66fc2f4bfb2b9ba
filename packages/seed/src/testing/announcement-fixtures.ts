// Announcements of a merchant in a test, imported and removed as staff do it.
import type { AnnouncementFile } from '@parlour/contract/announcements/announcement-group.schema';
import {
  importGroup,
  readAnnouncements,
  removeFromGroup,
} from '@parlour/server/staff/announcements';
import { forStaff } from './for-staff.ts';
import type { TestMerchant } from './lobby-fixtures.ts';

/** Imports a group, replacing its earlier contents; `at` is the time of the import. */
export const announce = (
  place: TestMerchant,
  file: AnnouncementFile,
  at = new Date(),
): Promise<void> => forStaff(place, (work) => importGroup(work, readAnnouncements(file), { at }));

export const withdrawAnnouncements = (place: TestMerchant, group: string): Promise<void> =>
  forStaff(place, (work) => removeFromGroup(work, { group }, { at: new Date() }));
