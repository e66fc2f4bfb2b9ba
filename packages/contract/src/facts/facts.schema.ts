import { z } from 'zod';
import type { FactName } from './facts.ts';

/** An answer of the team: its talk, and its place there. */
const chatAnswer = z.strictObject({ talkId: z.uuid(), place: z.int().positive() });

/** The contents of each fact, besides who, where and when. A field is added together with the handler that needs it. */
export const factShapes = {
  'chat.answered': chatAnswer,
  'chat.unread': chatAnswer,
  'chat.unreached': chatAnswer,
  'feedback.answered': z.strictObject({ feedbackId: z.uuid() }),
  'freePlays.claimed': z.strictObject({ rewardId: z.uuid() }),
  /** The site's names of vendor and game; a vendor's lobby counts as a game. */
  'game.launched': z.strictObject({ vendor: z.string(), gameId: z.string() }),
  'member.loggedIn': z.strictObject({}),
  /** Codes of the link by which the member arrived; null if there was none. */
  'member.registered': z.strictObject({
    affiliateCode: z.string().nullable(),
    referralCode: z.string().nullable(),
  }),
  /** The totals of the round so far, in 1/100000 of the currency's unit: the last delivery counts. */
  'round.settled': z.strictObject({
    integration: z.string(),
    round: z.string(),
    /** The vendor's own code for the game. */
    game: z.string(),
    currency: z.string(),
    staked: z.string().regex(/^\d+$/),
    won: z.string().regex(/^\d+$/),
  }),
} as const satisfies Record<FactName, z.ZodType>;
