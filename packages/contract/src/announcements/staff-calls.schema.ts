import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';
import { executionOf, type AnnouncementAudience } from './announcement.ts';
import type { AnnouncementFile } from './announcement-group.schema.ts';

const audiences = Object.keys(executionOf) as [AnnouncementAudience, ...AnnouncementAudience[]];
const group = z.string().max(100);

/** The JSON of a file; the rule reads it by `announcementGroup` and lists all its faults. */
const file = z.unknown();
const moment = z.number().nullable();

export const listAnnouncementGroups = {
  input: z.strictObject(ofMerchant),
  answer: z.object({
    groups: z.array(z.object({ group: z.string(), checkbox: z.string() })),
    announcements: z.array(
      z.object({
        group: z.string(),
        id: z.string(),
        audience: z.enum(audiences),
        /** Titles by language code. */
        titles: z.record(z.string(), z.string()),
        /** Epoch milliseconds; null: no such end. */
        startsAt: moment,
        endsAt: moment,
        forcedRead: z.boolean(),
        goTo: z.string().nullable(),
      }),
    ),
  }),
};

export const exportAnnouncements = {
  input: z.strictObject({ ...ofMerchant, group }),
  /** Unchecked, because an earlier version may have accepted more. */
  answer: z.custom<AnnouncementFile>(),
};

export const compareAnnouncements = {
  input: z.strictObject({ ...ofMerchant, file }),
  /** Ids of announcements. */
  answer: z.object({
    group: z.string(),
    gone: z.array(z.string()),
    changed: z.array(z.string()),
  }),
};

export const importAnnouncements = {
  input: z.strictObject({ ...ofMerchant, file }),
  /** The number of announcements that the group has now. */
  answer: z.object({ group: z.string(), announcements: z.int() }),
};

export const removeAnnouncements = {
  /** `id`: absent for the whole group. */
  input: z.strictObject({ ...ofMerchant, group, id: z.string().max(100).optional() }),
  answer: z.object({}),
};
