import { z } from 'zod';

/** As links carry them; the site sends no other. */
const code = z.string().regex(/^[\w.-]{0,64}$/);

/** Where whoever registers came from. */
export const originFields = {
  affiliateCode: code.optional(),
  referralCode: z.string().max(32).optional(),
  /** Where the player was, by the site's word. */
  domain: z.string().max(255).optional(),
  registerUrl: z.string().max(512).optional(),
};
