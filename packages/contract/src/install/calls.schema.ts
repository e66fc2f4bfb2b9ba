import { z } from 'zod';

/** The platforms, named as in the links of the site status. */
const platform = z.enum(['IOS', 'Android']);

export const appInfo = {
  input: z.strictObject({ platform }),
  answer: z.object({
    /** Whether players with an older version are told of the newest one. */
    allowUpgrade: z.boolean(),
    /** The newest version, such as 2.6.0; null if the merchant has not set it. */
    version: z.string().nullable(),
  }),
};
