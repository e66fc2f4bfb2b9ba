// A group of announcements as an operator writes it (docs/content.md). The command imports it, and its JSON Schema is made from this.
import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { promotionTypes } from '../rewards/promotion-types.ts';
import { ownName } from '../operator-files/fields.schema.ts';
import { checkboxes, executionOf, type AnnouncementAudience } from './announcement.ts';

const text = z.strictObject({
  title: z.string().trim().min(1).max(80),
  /** HTML of a few plain tags; anything else is taken out. */
  content: z.string().trim().min(1).max(10_000),
});

const texts = z
  .partialRecord(z.enum(languageCodes), text)
  .refine((all) => all.EN !== undefined, { message: 'has no EN, which who reads no other gets' });

/** A page of the site, with its query, or an address outside by https. */
const goTo = z
  .string()
  .max(300)
  .regex(/^(\/m(\/[\w.-]+)+(\?[\w=&.%-]*)?|https:\/\/[^\s"'<>\\@/]+(\/[^\s"'<>\\]*)?)$/, {
    message: 'is no page of the site (/m/…) and no address by https',
  });

const audiences = Object.keys(executionOf) as [AnnouncementAudience, ...AnnouncementAudience[]];

const item = z
  .strictObject({
    /** The operator's own name for it. */
    id: ownName,
    audience: z.enum(audiences),
    texts,
    /** The kind of the promotion that it tells of; the site marks it so. */
    promotionType: z.enum(promotionTypes).nullable().default(null),
    startsAt: z.iso.datetime({ offset: true }).nullable().default(null),
    endsAt: z.iso.datetime({ offset: true }).nullable().default(null),
    /** Whoever closes the group sees its last one first. */
    forcedRead: z.boolean().default(false),
    /** Where "Go to activity" leads; without it there is no such button. */
    goTo: goTo.nullable().default(null),
  })
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
    { path: ['endsAt'], message: 'is not after startsAt' },
  );

/** In the order in which they are shown. */
const items = z
  .array(item)
  .min(1)
  .max(20)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    message: 'has an id twice',
  });

export const announcementGroup = z.strictObject({
  /** For editors; it says nothing. */
  $schema: z.string().optional(),
  group: z
    .string()
    .regex(/^\w{1,40}$/, { message: 'is no word of letters, digits and _, 40 at most' }),
  checkbox: z.enum(checkboxes).default('today'),
  announcements: items,
});

/** As it is written. */
export type AnnouncementFile = z.input<typeof announcementGroup>;
export type AnnouncementGroup = z.output<typeof announcementGroup>;

/** For editors: docs/content.schema.json. */
export const announcementJsonSchema = (): unknown =>
  z.toJSONSchema(announcementGroup, { io: 'input', unrepresentable: 'any' });
