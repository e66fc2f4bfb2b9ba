import { z } from 'zod';

/** As the links of the site's status name them. */
const platform = z.enum(['IOS', 'Android']);

export const appInfo = {
  input: z.strictObject({ platform }),
  answer: z.object({
    /** Whether whoever has an older one is told. */
    allowUpgrade: z.boolean(),
    /** The newest one, such as 2.6.0; null where the merchant does not say. */
    version: z.string().nullable(),
  }),
};
