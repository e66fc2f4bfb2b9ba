import { z } from 'zod';
import type { FactName } from './facts.ts';

/** What each fact tells besides who, where and when. A field comes with the handler that needs it. */
export const factShapes = {
  'feedback.answered': z.strictObject({ feedbackId: z.uuid() }),
  'freePlays.claimed': z.strictObject({ rewardId: z.uuid() }),
  /** The site's names of the game; a vendor's lobby counts as one. */
  'game.launched': z.strictObject({ vendor: z.string(), gameId: z.string() }),
  'member.loggedIn': z.strictObject({}),
  /** By which link the member came; null where by none. */
  'member.registered': z.strictObject({
    affiliateCode: z.string().nullable(),
    referralCode: z.string().nullable(),
  }),
  /** What it came to so far, in 1/100000 of the currency's unit: the last telling counts. */
  'round.settled': z.strictObject({
    integration: z.string(),
    round: z.string(),
    /** The vendor's own code for it. */
    game: z.string(),
    currency: z.string(),
    staked: z.string().regex(/^\d+$/),
    won: z.string().regex(/^\d+$/),
  }),
} as const satisfies Record<FactName, z.ZodType>;
