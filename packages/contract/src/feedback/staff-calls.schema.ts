import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';
import { feedbackCategories, feedbackStates, longestAnswer } from './message.ts';

const ofMessage = { ...ofMerchant, id: z.uuid() };

const picture: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array);

const inboxMessage = z.object({
  id: z.uuid(),
  username: z.string(),
  category: z.enum(feedbackCategories),
  content: z.string(),
  /** The number of its pictures. */
  pictures: z.int(),
  /** Epoch milliseconds, as are all times here. */
  sentAt: z.number(),
  state: z.enum(feedbackStates),
  answer: z.string().nullable(),
  answeredAt: z.number().nullable(),
});

export const listInbox = {
  /** `state`: absent for messages in any state. */
  input: z.strictObject({ ...ofMerchant, state: z.enum(feedbackStates).optional() }),
  /** `items`: the newest 200. */
  answer: z.object({ items: z.array(inboxMessage) }),
};

export const openMessage = { input: z.strictObject(ofMessage), answer: inboxMessage };

export const answerMessage = {
  input: z.strictObject({ ...ofMessage, answer: z.string().trim().min(1).max(longestAnswer) }),
  answer: z.object({}),
};

export const inboxPicture = {
  /** `position`: the number of the picture, from 1. */
  input: z.strictObject({
    ...ofMessage,
    position: z.coerce.number<string | number>().int().min(1).max(9),
  }),
  answer: picture,
};
