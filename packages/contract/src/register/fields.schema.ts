import { z } from 'zod';

/** A code as links contain it; the site sends no others. */
const code = z.string().regex(/^[\w.-]{0,64}$/);

/** The origin of a registration. */
export const originFields = {
  affiliateCode: code.optional(),
  referralCode: z.string().max(32).optional(),
  /** The address of the page, as the site reports it. */
  domain: z.string().max(255).optional(),
  registerUrl: z.string().max(512).optional(),
};
