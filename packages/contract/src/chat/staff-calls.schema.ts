import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';
import { chatAuthors, isChatText, longestStaffName, talkStates } from './talk.ts';

const ofTalk = { ...ofMerchant, id: z.uuid() };

const picture: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array);

const queuedTalk = z.object({
  id: z.uuid(),
  username: z.string(),
  subject: z.string(),
  state: z.enum(talkStates),
  /** The number of the member's messages that nobody of the team has read. */
  unread: z.int(),
  /** The time since which the member waits, in epoch milliseconds as are all times here; null if the member does not. */
  waitsSince: z.number().nullable(),
  lastAt: z.number(),
  /** The person who has taken the talk; null if nobody has. */
  takenBy: z.string().nullable(),
  stars: z.int().nullable(),
});

export const listQueue = {
  /** `state`: absent for talks in any state. */
  input: z.strictObject({ ...ofMerchant, state: z.enum(talkStates).optional() }),
  /** `talks`: at most 200, those that wait longest first, then the others by their last message. */
  answer: z.object({ talks: z.array(queuedTalk) }),
};

export const openTalk = {
  /** `before`: the id of a message; absent for the newest. */
  input: z.strictObject({ ...ofTalk, before: z.uuid().optional() }),
  answer: z.object({
    talk: queuedTalk,
    /** The 50 messages before that, newest last. */
    messages: z.array(
      z.object({
        id: z.uuid(),
        from: z.enum(chatAuthors),
        name: z.string().nullable(),
        text: z.string(),
        pictureIds: z.array(z.uuid()),
        at: z.number(),
        /** Whether the other side has read it. */
        isRead: z.boolean(),
      }),
    ),
    hasEarlier: z.boolean(),
    /** Whether the member is writing. */
    isWriting: z.boolean(),
  }),
};

export const takeTalk = { input: z.strictObject(ofTalk), answer: z.object({}) };

export const handOverTalk = {
  /** `to`: the name of a person of the team; null puts the talk back into the queue. */
  input: z.strictObject({ ...ofTalk, to: z.string().trim().min(1).max(100).nullable() }),
  answer: z.object({}),
};

/** The name that the member sees; absent for none. */
const name = z.string().trim().min(1).max(longestStaffName).optional();

export const tellStaffWriting = {
  input: z.strictObject({ ...ofTalk, name }),
  answer: z.object({}),
};

export const answerTalk = {
  input: z.strictObject({
    ...ofTalk,
    /** An id that makes the answer one message however often it is sent. */
    clientId: z.uuid(),
    text: z.string().trim().refine(isChatText),
    name,
  }),
  answer: z.object({ id: z.uuid() }),
};

export const closeTalk = { input: z.strictObject(ofTalk), answer: z.object({}) };

export const queuedPicture = {
  input: z.strictObject({ ...ofTalk, pictureId: z.uuid() }),
  answer: picture,
};
