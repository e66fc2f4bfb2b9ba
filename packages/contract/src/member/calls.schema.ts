import { z } from 'zod';
import { memberTypes } from './member-types.ts';

const clubLabel = z.object({
  labelId: z.string(),
  labelName: z.string(),
  /** AUTO turns on the VIP benefit display (MEMBER-01). */
  type: z.enum(['AUTO', 'MANUAL']),
  rankLevel: z.int(),
});

export const memberInfo = {
  input: z.strictObject({}),
  answer: z.object({
    id: z.string(),
    /** Ours: a number by which members identify themselves to staff. Gateways may omit it. */
    number: z.string().optional(),
    userName: z.string(),
    account: z.string(),
    nickname: z.string().nullable(),
    /** Masked: the last four digits at most. */
    mobile: z.string().nullable(),
    type: z.literal([...memberTypes.regular, memberTypes.restricted]),
    language: z.string(),
    /** Epoch milliseconds. */
    regDate: z.number(),
    /** Epoch milliseconds of the login before this one; null at the first. */
    lastLogin: z.number().nullable(),
    clubLabel: clubLabel.nullable(),
    /** Ours: whether an authenticator is set up. */
    hasAuthenticator: z.boolean().optional(),
    /** Ours: the session began with a remembered login, and has limited rights (SESS-03). */
    isBasic: z.boolean().optional(),
  }),
};

export const updateLanguage = {
  input: z.strictObject({
    /** The site's code; `zh_CN` and the like are normalised. */
    language: z.string().min(1).max(12),
    merchantCode: z.string().min(1).max(40),
  }),
  answer: z.null(),
};

export const playerRankProgress = {
  input: z.strictObject({}),
  answer: z.object({
    currentProgress: z.object({
      completedConditions: z.int(),
      totalExpectedConditions: z.int(),
    }),
    playerRankProgress: z.object({ labelId: z.string().nullable() }),
  }),
};
