import { z } from 'zod';
import { mostNotifications, notificationKinds } from './kinds.ts';

const id = z.string().min(1).max(100);

export const notificationList = {
  input: z.strictObject({}),
  answer: z.object({
    /** The notifications, newest first. */
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(notificationKinds),
        title: z.string(),
        /** Plain text. */
        line: z.string(),
        /** The full text of an announcement that is longer than its line: HTML, sanitised when it was written; the site sanitises it again (V3). Else null. */
        html: z.string().nullable(),
        /** Epoch milliseconds. */
        at: z.number(),
        /** A page of the site; for an announcement possibly an https address. */
        link: z.string().nullable(),
        isRead: z.boolean(),
      }),
    ),
  }),
};

export const unreadNotifications = {
  input: z.strictObject({}),
  answer: z.object({ count: z.int() }),
};

export const readNotifications = {
  input: z
    .strictObject({
      ids: z.array(id).min(1).max(mostNotifications).optional(),
      all: z.literal(true).optional(),
    })
    .refine(({ ids, all }) => (ids === undefined) !== (all === undefined)),
  answer: z.null(),
};
