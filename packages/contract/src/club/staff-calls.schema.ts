import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';
import type { Club } from './club.schema.ts';

export const showClub = {
  input: z.strictObject(ofMerchant),
  /** `club`: null for a merchant without one. */
  answer: z.object({
    club: z
      .object({
        /** The stored definition, unchecked: an earlier version may have accepted more. */
        definition: z.custom<Club>(),
        /** The number of members by label. */
        members: z.record(z.string(), z.int()),
      })
      .nullable(),
  }),
};

export const importClub = {
  /** `file`: the JSON of a file, which the rule reads by `club`. */
  input: z.strictObject({ ...ofMerchant, file: z.unknown() }),
  answer: z.object({}),
};

export const setClubLabel = {
  /** `label`: null for none. */
  input: z.strictObject({
    ...ofMerchant,
    username: z.string().max(200),
    label: z.string().max(100).nullable(),
  }),
  answer: z.object({}),
};
