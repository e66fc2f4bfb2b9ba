import { z } from 'zod';
import type { FactName } from './facts.ts';

/** What each fact tells besides who, where and when. A field comes with the handler that needs it. */
export const factShapes = {
  /** The site's names of the game; a vendor's lobby counts as one. */
  'game.launched': z.strictObject({ vendor: z.string(), gameId: z.string() }),
  'member.loggedIn': z.strictObject({}),
  /** By which link the member came; null where by none. */
  'member.registered': z.strictObject({
    affiliateCode: z.string().nullable(),
    referralCode: z.string().nullable(),
  }),
} as const satisfies Record<FactName, z.ZodType>;
