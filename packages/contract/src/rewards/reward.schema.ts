// The reward of a promotion, a task, a rank or a voucher, as an operator writes it (docs/promotions.md).
import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { hasLanguage, noLanguage } from '../operator-files/fields.schema.ts';

/** A positive amount as decimal text in the merchant's currency. */
export const amount = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})(\.\d{1,2})?$/, { message: 'is no amount such as 500 or 12.50' })
  // A text that is no amount is refused by the pattern above.
  .refine((text) => Number(text) !== 0, { message: 'must be more than 0' });
export const days = (most: number) => z.int().min(1).max(most);

/** A reward that is paid by a movement of the ledger. */
export const moneyReward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cash'), amount }),
  /** Bonus money, which becomes cash once `wagering` times its amount was staked (docs/ledger.md). */
  z.strictObject({
    kind: z.literal('bonus'),
    amount,
    wagering: z.int().min(0).max(100),
    /** Days for which the bonus lasts, from the day on which it becomes active. */
    days: days(365),
    /** The most of one stake that counts. */
    largestStake: amount.optional(),
    /** The per cent of a stake that count, by the category of its game. */
    weights: z
      .record(z.string().min(1).max(40), z.int().min(0).max(100))
      .default({ default: 100 })
      .refine((all) => all['default'] !== undefined, {
        message: 'has no default, which all other categories get',
      }),
  }),
]);

/** Rounds of one game, granted by its supplier: their stakes are free, their wins are cash. */
const freePlays = z.strictObject({
  kind: z.literal('freePlays'),
  /** The catalogue's codes of vendor and game: `TIDEPOOL`, `three-lanterns`. */
  vendor: z.string().regex(/^[A-Z0-9_]{1,40}$/, { message: 'is no vendor such as TIDEPOOL' }),
  game: z.string().regex(/^[\w.:-]{1,64}$/, { message: 'is no game such as three-lanterns' }),
  /** The stake of each play. */
  stake: amount,
  plays: z.int().min(1).max(500),
  /** Days within which they can be played, from the claim. */
  days: days(365),
  /** The site's name of the game by language; the import adds it from the catalogue. */
  names: z.partialRecord(z.enum(languageCodes), z.string().min(1).max(200)).optional(),
});

/** The texts of a voucher by language. */
export const voucherTexts = z
  .partialRecord(
    z.enum(languageCodes),
    z.strictObject({
      title: z.string().trim().min(1).max(60),
      line: z.string().trim().max(120).default(''),
    }),
  )
  .refine(hasLanguage, noLanguage);

/** A voucher, added to the member's vouchers. Its value is paid when the member uses it. */
const voucher = z.strictObject({
  kind: z.literal('voucher'),
  texts: voucherTexts,
  reward: moneyReward,
  /** Days within which it can be used, from the claim. */
  days: days(365),
});

export const reward = z.discriminatedUnion('kind', [...moneyReward.options, freePlays, voucher]);
export type Reward = z.output<typeof reward>;
export type MoneyReward = z.output<typeof moneyReward>;
export type FreePlaysReward = z.output<typeof freePlays>;
export type VoucherReward = z.output<typeof voucher>;
