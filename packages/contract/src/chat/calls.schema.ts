import { z } from 'zod';
import { mostPictures } from '../feedback/pictures.ts';
import {
  chatAuthors,
  isChatText,
  isSubject,
  longestChatText,
  longestRemark,
  talkStates,
} from './talk.ts';
import { weekdays } from './hours.ts';

/** The whole body of a call or of an answer: a file for the site, bytes for the server. */
const bytes = z.instanceof(Uint8Array);
const sentPicture = bytes as unknown as z.ZodType<Uint8Array, Blob>;
const answeredPicture = bytes as unknown as z.ZodType<Blob, Uint8Array>;

const none = z.strictObject({});
const ofTalk = { id: z.uuid() };

const message = z.object({
  id: z.uuid(),
  /** The id that the sender's device gave the message; absent in messages of others. */
  clientId: z.uuid().optional(),
  from: z.enum(chatAuthors),
  /** The name under which the person of the team writes; null if none, and for other authors. */
  name: z.string().nullable(),
  /** Empty only with pictures. */
  text: z.string(),
  pictureIds: z.array(z.uuid()),
  /** Epoch milliseconds, as are all times here. */
  at: z.number(),
  /** Whether the other side has read it. */
  isRead: z.boolean(),
});

const talk = z.object({
  id: z.uuid(),
  subject: z.string(),
  state: z.enum(talkStates),
  /** The number of messages that the member has not read. */
  unread: z.int(),
  /** The time of its last message, or of its beginning. */
  lastAt: z.number(),
  /** The beginning of its last message; null if there is none. */
  last: z
    .object({ from: z.enum(chatAuthors), name: z.string().nullable(), text: z.string() })
    .nullable(),
  /** The member's stars, 1 to 5; null if there are none. */
  stars: z.int().nullable(),
  /** The time until which a closed talk may be continued; null for others. */
  reopensUntil: z.number().nullable(),
});

export const chatDesk = {
  input: none,
  answer: z.object({
    isOpen: z.boolean(),
    /** The time at which that changes; null if it does not within a week. */
    changesAt: z.number().nullable(),
    /** Times are minutes after midnight in `timeZone`; null: always. */
    hours: z
      .array(z.object({ days: z.array(z.enum(weekdays)).readonly(), from: z.int(), to: z.int() }))
      .readonly()
      .nullable(),
    timeZone: z.string(),
    /** The number of minutes within which the team usually answers; null if the merchant does not say. */
    expectedMinutes: z.int().nullable(),
    /** Replies in the language of the call that the member can send with one tap. */
    quickReplies: z.array(z.string()).readonly(),
  }),
};

export const listTalks = { input: none, answer: z.object({ talks: z.array(talk) }) };

export const beginTalk = {
  input: z.strictObject({
    subject: z.string().trim().refine(isSubject),
    /** An id that the device gives the talk, so that it is one talk however often it is sent. */
    clientId: z.uuid().optional(),
  }),
  answer: z.object({ id: z.uuid() }),
};

export const listTalkMessages = {
  /** `before`: the id of a message; absent for the newest. */
  input: z.strictObject({ ...ofTalk, before: z.uuid().optional() }),
  answer: z.object({
    talk,
    /** The 50 messages before that, newest last. */
    messages: z.array(message),
    /** Whether there are earlier ones. */
    hasEarlier: z.boolean(),
    /** The person of the team who is writing, with the name or null, and for how many more milliseconds that is to be shown; absent if nobody is. */
    writing: z.object({ name: z.string().nullable(), forMs: z.int() }).optional(),
  }),
};

export const sendTalkMessage = {
  input: z
    .strictObject({
      ...ofTalk,
      clientId: z.uuid(),
      text: z.string().max(longestChatText),
      pictureIds: z
        .array(z.uuid())
        .max(mostPictures)
        .refine((ids) => new Set(ids).size === ids.length)
        .default([]),
    })
    .refine(({ text, pictureIds }) => isChatText(text) || (text === '' && pictureIds.length > 0), {
      path: ['text'],
    }),
  answer: message,
};

export const readTalk = {
  input: z.strictObject({ ...ofTalk, upTo: z.uuid() }),
  answer: z.null(),
};

export const tellWriting = { input: z.strictObject(ofTalk), answer: z.null() };

export const rateTalk = {
  input: z.strictObject({
    ...ofTalk,
    stars: z.int().min(1).max(5),
    remark: z.string().max(longestRemark).default(''),
  }),
  answer: z.null(),
};

export const addChatPicture = {
  input: z.strictObject({ picture: sentPicture }),
  answer: z.object({ id: z.uuid() }),
};

export const chatPicture = { input: z.strictObject(ofTalk), answer: answeredPicture };

export const unreadChat = {
  input: none,
  answer: z.object({ unReadCount: z.int() }),
};

export const launchChat = {
  input: z.strictObject({
    /** The kind of chat, always that of a customer with the merchant. */
    b2c: z.literal('1').optional(),
    /** The page's title, in the language of the site. */
    title: z.string().min(1).max(100).optional(),
    /** The site's code of the language. */
    language: z.string().min(1).max(12),
    /** The page's background, as `#rrggbb`. */
    headerColor: z.string().regex(/^#[\da-f]{6}$/i),
  }),
  answer: z.object({ chatUrl: z.string() }),
};
