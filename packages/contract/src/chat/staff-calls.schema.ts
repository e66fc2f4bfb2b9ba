import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { mostPictures } from '../feedback/pictures.ts';
import { ofMerchant } from '../staff/of-merchant.schema.ts';
import { longestCannedText, longestTitle } from './canned-answer.ts';
import {
  chatAuthors,
  isChatText,
  longestStaffName,
  queueParts,
  searchLength,
  talkStates,
} from './talk.ts';

const ofTalk = { ...ofMerchant, id: z.uuid() };

/** A decimal text, in the currency beside it. */
const amount = z.string();

const picture: z.ZodType<Uint8Array, Uint8Array> = z.instanceof(Uint8Array);

const queuedTalk = z.object({
  id: z.uuid(),
  username: z.string(),
  /** The language in which the member reads, by its site code such as TH. */
  language: z.string(),
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
  /** The last message, of which the text is the beginning; null if there is none. */
  last: z
    .object({ from: z.enum(chatAuthors), name: z.string().nullable(), text: z.string() })
    .nullable(),
});

export const listQueue = {
  input: z.strictObject({
    ...ofMerchant,
    /** Absent for talks in any state. */
    state: z.enum(talkStates).optional(),
    /** Absent for all parts of the queue. */
    whose: z.enum(queueParts).optional(),
    /** Words of the subject, the member's name or a message, in any case, looked for in the latest 5,000 talks; absent for all talks. */
    find: z.string().trim().min(searchLength.least).max(searchLength.most).optional(),
  }),
  answer: z.object({
    /** Talks, at most 200: those that wait longest first, then the others by their last message. */
    talks: z.array(queuedTalk),
    /** The numbers of all talks that wait, and that the caller has taken, whatever was asked. */
    counts: z.object({ waiting: z.int(), mine: z.int() }),
  }),
};

export const openTalk = {
  /** `before`: the id of a message; absent for the newest. */
  input: z.strictObject({ ...ofTalk, before: z.uuid().optional() }),
  answer: z.object({
    talk: queuedTalk,
    /** The 50 messages before that, newest last, and the notes between them: those are from `note`, with the writer as their name. */
    messages: z.array(
      z.object({
        id: z.uuid(),
        from: z.enum([...chatAuthors, 'note']),
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

export const takeOverTalk = { input: z.strictObject(ofTalk), answer: z.object({}) };

export const listColleagues = {
  input: z.strictObject(ofMerchant),
  answer: z.object({ colleagues: z.array(z.object({ mail: z.string() })) }),
};

export const handOverTalk = {
  /** `to`: a person of the team: in the back office the account of a colleague. Null puts the talk back into the queue. */
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
  input: z
    .strictObject({
      ...ofTalk,
      /** An id that makes the answer one message however often it is sent. */
      clientId: z.uuid(),
      /** Empty only with pictures. */
      text: z.string().trim(),
      name,
      /** Ids of `addAnswerPicture`. */
      pictureIds: z
        .array(z.uuid())
        .max(mostPictures)
        .refine((ids) => new Set(ids).size === ids.length)
        .default([]),
    })
    .refine(({ text, pictureIds }) => isChatText(text) || (text === '' && pictureIds.length > 0), {
      path: ['text'],
    }),
  answer: z.object({ id: z.uuid() }),
};

export const addAnswerPicture = {
  input: z.strictObject({ ...ofTalk, picture }),
  answer: z.object({ id: z.uuid() }),
};

export const addTalkNote = {
  input: z.strictObject({
    ...ofTalk,
    /** An id that makes the note one note however often it is sent. */
    clientId: z.uuid(),
    text: z.string().trim().refine(isChatText),
  }),
  answer: z.object({ id: z.uuid() }),
};

export const closeTalk = { input: z.strictObject(ofTalk), answer: z.object({}) };

export const queuedPicture = {
  input: z.strictObject({ ...ofTalk, pictureId: z.uuid() }),
  answer: picture,
};

export const talkMember = {
  input: z.strictObject(ofTalk),
  /** Times are in epoch milliseconds. */
  answer: z.object({
    username: z.string(),
    /** The number by which members name themselves. */
    number: z.string(),
    memberSince: z.number(),
    language: z.string(),
    /** The club level, by its English name; null for none. */
    level: z.object({ label: z.string(), name: z.string(), rank: z.int() }).nullable(),
    /** Whether the member has proved to receive mail at the own address. */
    isMailProven: z.boolean(),
    /** `disabled`: cannot log in; `restricted`: may not use the chat and much else. */
    restrictions: z.array(z.enum(['disabled', 'restricted'])),
    /** `cash`: the member's own money; `bonus`: bonus money. Without a wallet both are 0, in the merchant's currency. */
    balance: z.object({ currency: z.string(), sum: amount, cash: amount, bonus: amount }),
    /** The bonus that is played with, then those that wait for it. */
    bonuses: z.array(
      z.object({
        id: z.string(),
        state: z.enum(['active', 'waiting']),
        currency: z.string(),
        amount,
        /** The rest of the amount that can still be played with. */
        left: amount,
        /** The sum that has to be staked in all, and the sum staked so far. */
        wageringDue: amount,
        wagered: amount,
        /** Null for a bonus that waits. */
        expiresAt: z.number().nullable(),
      }),
    ),
    /** The last five entries of the member's accounts, newest first. */
    entries: z.array(
      z.object({
        at: z.number(),
        /** The kind of movement, such as `bet`, `win`, `reward`. */
        kind: z.string(),
        account: z.enum(['wallet', 'bonus']),
        currency: z.string(),
        /** Negative if it came out of the account. */
        amount,
        /** The English name of the game, or its code if it has no name; null for money of no game. */
        game: z.string().nullable(),
      }),
    ),
    /** The last five rounds that moved money, newest first, among the last hundred entries. */
    rounds: z.array(
      z.object({
        at: z.number(),
        game: z.string(),
        state: z.enum(['open', 'settled', 'void']),
        currency: z.string(),
        staked: amount,
        won: amount,
      }),
    ),
    /** The member's twenty latest other talks, newest first. */
    earlier: z.array(
      z.object({
        id: z.uuid(),
        subject: z.string(),
        state: z.enum(talkStates),
        stars: z.int().nullable(),
        lastAt: z.number(),
      }),
    ),
  }),
};

const cannedAnswer = {
  title: z.string().trim().min(1).max(longestTitle),
  language: z.enum(languageCodes),
  /** The text with its variables in braces: {name}, {member}, {merchant}. */
  text: z.string().trim().min(1).max(longestCannedText),
};

export const listCannedAnswers = {
  input: z.strictObject(ofMerchant),
  /** `answers`: in the order of language and title. */
  answer: z.object({ answers: z.array(z.object({ id: z.uuid(), ...cannedAnswer })) }),
};

export const saveCannedAnswer = {
  /** `answerId`: a new id for a new answer. */
  input: z.strictObject({ ...ofMerchant, answerId: z.uuid(), ...cannedAnswer }),
  answer: z.object({}),
};

export const removeCannedAnswer = {
  input: z.strictObject({ ...ofMerchant, answerId: z.uuid() }),
  answer: z.object({}),
};
