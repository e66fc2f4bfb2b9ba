// A group of announcements as an operator writes it (docs/announcements.md). The command imports it, and its JSON Schema is made from this.
import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { promotionTypes } from '../rewards/promotion-types.ts';
import { ownName } from '../operator-files/fields.schema.ts';
import { checkboxes, executionOf, type AnnouncementAudience } from './announcement.ts';

const text = z.strictObject({
  title: z.string().trim().min(1).max(80),
  /** HTML of a few plain tags; anything else is removed. */
  content: z.string().trim().min(1).max(10_000),
});

const texts = z
  .partialRecord(z.enum(languageCodes), text)
  .refine((all) => all.EN !== undefined, { message: 'has no EN, which who reads no other gets' });

/** A page of the site, with its query, or an external https address. */
const goTo = z
  .string()
  .max(300)
  .regex(/^(\/m(\/[\w.-]+)+(\?[\w=&.%-]*)?|https:\/\/[^\s"'<>\\@/]+(\/[^\s"'<>\\]*)?)$/, {
    message: 'is no page of the site (/m/…) and no address by https',
  });

const audiences = Object.keys(executionOf) as [AnnouncementAudience, ...AnnouncementAudience[]];

const item = z
  .strictObject({
    /** The operator's own name for the announcement. */
    id: ownName,
    audience: z.enum(audiences),
    texts,
    /** The kind of the promotion that the text is about; the site marks it so. Null if it is about none. */
    promotionType: z.enum(promotionTypes).nullable().default(null),
    startsAt: z.iso.datetime({ offset: true }).nullable().default(null),
    endsAt: z.iso.datetime({ offset: true }).nullable().default(null),
    /** True if closing the group shows its last announcement first. */
    forcedRead: z.boolean().default(false),
    /** The target of "View offer"; null: there is no such button. */
    goTo: goTo.nullable().default(null),
  })
  .refine(
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt),
    { path: ['endsAt'], message: 'is not after startsAt' },
  );

/** The announcements of the group, in the order in which they are shown. */
const items = z
  .array(item)
  .min(1)
  .max(20)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    message: 'has an id twice',
  });

export const announcementGroup = z.strictObject({
  /** The address of the JSON Schema, for editors; ignored here. */
  $schema: z.string().optional(),
  group: z
    .string()
    .regex(/^\w{1,40}$/, { message: 'is no word of letters, digits and _, 40 at most' }),
  checkbox: z.enum(checkboxes).default('today'),
  announcements: items,
});

/** The file as the operator writes it, before defaults are filled in. */
export type AnnouncementFile = z.input<typeof announcementGroup>;
export type AnnouncementGroup = z.output<typeof announcementGroup>;

/** Builds docs/announcements.schema.json, which editors use. */
export const announcementJsonSchema = (): unknown =>
  z.toJSONSchema(announcementGroup, { io: 'input', unrepresentable: 'any' });
