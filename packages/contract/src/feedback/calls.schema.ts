import { z } from 'zod';
import { feedbackCategories, feedbackStates } from './message.ts';
import { isMessage } from './message-length.ts';
import { mostPictures } from './pictures.ts';

/** The whole body of a call or of an answer: a file for the site, bytes for the server. */
const bytes = z.instanceof(Uint8Array);
const sentPicture = bytes as unknown as z.ZodType<Uint8Array, Blob>;
const answeredPicture = bytes as unknown as z.ZodType<Blob, Uint8Array>;

const pictureIds = z
  .array(z.uuid())
  .max(mostPictures)
  .refine((ids) => new Set(ids).size === ids.length);

export const sendFeedback = {
  input: z.strictObject({
    category: z.enum(feedbackCategories),
    content: z.string().refine(isMessage),
    pictureIds: pictureIds.default([]),
    /** An id that the form gets when it opens, so that it creates one message however often it is sent. */
    formId: z.uuid().optional(),
  }),
  answer: z.object({ id: z.uuid() }),
};

export const feedbackList = {
  input: z.strictObject({}),
  answer: z.object({
    /** The newest 50 messages. */
    items: z.array(
      z.object({
        id: z.uuid(),
        category: z.enum(feedbackCategories),
        content: z.string(),
        pictures: z.array(z.uuid()),
        /** Epoch milliseconds, as are all times here. */
        sentAt: z.number(),
        state: z.enum(feedbackStates),
        answer: z.string().nullable(),
        answeredAt: z.number().nullable(),
      }),
    ),
  }),
};

export const addFeedbackPicture = {
  input: z.strictObject({ picture: sentPicture }),
  answer: z.object({ id: z.uuid() }),
};

export const feedbackPicture = {
  input: z.strictObject({ id: z.uuid() }),
  answer: answeredPicture,
};
