// Announcements of a merchant in a test, imported and removed as an operator does it.
import type { AnnouncementFile } from '@parlour/contract/announcements/announcement-group.schema';
import {
  importAnnouncements,
  readAnnouncements,
  removeAnnouncements,
} from '@parlour/database/announcements/announcements';
import type { TestMerchant } from './lobby-fixtures.ts';

/** Imports a group, replacing its earlier contents. */
export const announce = (place: TestMerchant, file: AnnouncementFile): Promise<void> =>
  importAnnouncements(place, readAnnouncements(file), { at: new Date() });

export const withdrawAnnouncements = (place: TestMerchant, group: string): Promise<void> =>
  removeAnnouncements(place, { group }, { at: new Date() });
