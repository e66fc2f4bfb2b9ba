// What a merchant announces in a test: written as an operator does it, and taken away.
import type { AnnouncementFile } from '@parlour/contract/announcements/announcement-group.schema';
import {
  importAnnouncements,
  readAnnouncements,
  removeAnnouncements,
} from '../content/announcements.ts';
import type { TestMerchant } from './lobby-fixtures.ts';

/** In place of what the group held. */
export const announce = (place: TestMerchant, file: AnnouncementFile): Promise<void> =>
  importAnnouncements(place, readAnnouncements(file), { at: new Date() });

export const withdrawAnnouncements = (place: TestMerchant, group: string): Promise<void> =>
  removeAnnouncements(place, { group }, { at: new Date() });
