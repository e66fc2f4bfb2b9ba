import { z } from 'zod';

/** The merchant that a call of staff concerns, by its code. */
export const ofMerchant = { merchant: z.string().max(100) };
