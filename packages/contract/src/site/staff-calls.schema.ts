import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';

const merchant = z.object({ code: z.string(), hosts: z.array(z.string()) });
const texts = z.record(z.string(), z.string());

export const listMerchants = {
  input: z.strictObject({}),
  answer: z.object({ merchants: z.array(merchant) }),
};

export const showSettings = {
  input: z.strictObject(ofMerchant),
  /** `settings`: the texts by key; null for a secret that is set. */
  answer: merchant.extend({ settings: z.record(z.string(), z.string().nullable()) }),
};

export const changeSettings = {
  /** A secret is given as it is, and stored sealed. */
  input: z.strictObject({
    ...ofMerchant,
    set: texts.default({}),
    unset: z.array(z.string()).default([]),
  }),
  answer: z.object({}),
};
