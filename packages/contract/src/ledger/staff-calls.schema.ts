import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';

/** An amount in 1/100000 of the currency's unit, as text: a number would lose digits (W2). */
const amount = z.string().regex(/^-?\d+$/);
/** Epoch milliseconds. */
const moment = z.number();
/** A bet of a member with an integration. */
const ofBet = {
  merchant: z.string(),
  integration: z.string(),
  round: z.string(),
  member: z.string(),
  currency: z.string(),
};
const all = z.strictObject({});

export const checkLedger = {
  input: all,
  answer: z.object({
    merchants: z.int(),
    wallets: z.int(),
    movements: z.int(),
    entries: z.int(),
    /** The first row that breaks an invariant; null if all hold. */
    broken: z.object({ merchant: z.string(), says: z.string(), row: z.string() }).nullable(),
  }),
};

export const listRounds = {
  input: all,
  answer: z.object({
    /** Rounds without an outcome, oldest first. */
    open: z.array(
      z.object({
        ...ofBet,
        game: z.string(),
        /** The sum of open stakes; a free bet counts nothing. */
        atStake: amount,
        bets: z.array(z.string()),
        openedAt: moment,
        /** The latest time at which a waiting bet is decided, as bets state it; null if none does. */
        settlesAt: moment.nullable(),
      }),
    ),
    /** Wins that arrived after the rule had returned the stake. */
    late: z.array(z.object({ ...ofBet, id: z.string(), bet: z.string(), amount, cameAt: moment })),
    /** Rollbacks that wait because the wins are spent. */
    waiting: z.array(
      z.object({
        ...ofBet,
        bet: z.string(),
        /** The amount that the bet moved; 0 for a free bet. */
        stake: amount,
        /** The sum of the bet's wins that were not rolled back. */
        wins: amount,
        /** The current balance of the wallet, and below that of bonus money: each part of a win is taken back from its own account. */
        holds: amount,
        bonus: amount,
        askedAt: moment,
      }),
    ),
  }),
};

export const readHouse = {
  input: all,
  answer: z.object({
    accounts: z.array(
      z.object({
        merchant: z.string(),
        kind: z.string(),
        integration: z.string().nullable(),
        currency: z.string(),
        balance: amount,
      }),
    ),
  }),
};

export const readStatement = {
  input: z.strictObject({
    ...ofMerchant,
    username: z.string().max(200),
    most: z.coerce.number<string | number>().int().min(1).max(1_000),
  }),
  answer: z.object({
    lines: z.array(
      z.object({
        number: z.string(),
        movedAt: moment,
        kind: z.string(),
        /** The account: own money, or bonus money. A movement may touch both. */
        account: z.enum(['wallet', 'bonus']),
        reference: z.string(),
        round: z.string().nullable(),
        currency: z.string(),
        amount,
        /** The balance of the account after the movement. */
        balance: amount,
      }),
    ),
  }),
};
