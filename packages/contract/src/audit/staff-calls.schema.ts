import { z } from 'zod';
import { ofMerchant } from '../staff/of-merchant.schema.ts';
import { readChainHead } from './chain-head.ts';

const head = z.string().refine((text) => readChainHead(text) !== null);
const number = z.coerce.number<string | number>();

export const listAuditEvents = {
  input: z.strictObject({
    ...ofMerchant,
    memberId: z.uuid().optional(),
    /** A user name: finds the events of the member and of anyone who tried the name. */
    name: z.string().max(10_000).optional(),
    action: z.string().max(100).optional(),
    /** The first time, in epoch milliseconds. */
    from: number.optional(),
    /** The time before which the events happened. */
    to: number.optional(),
    limit: number.int().min(1).max(999_999),
  }),
  answer: z.object({
    events: z.array(
      z.object({
        /** The number in the chain; null until the event is sealed. */
        number: z.string().nullable(),
        at: z.number(),
        action: z.string(),
        result: z.string(),
        actor: z.string(),
        actorName: z.string().nullable(),
        memberId: z.string().nullable(),
        subject: z.string().nullable(),
        address: z.string().nullable(),
        requestId: z.string().nullable(),
        /** The details as JSON. */
        about: z.string(),
      }),
    ),
  }),
};

export const verifyAuditChains = {
  input: z.strictObject({
    /** The merchant to check; absent: all of them. */
    merchant: ofMerchant.merchant.optional(),
    /** A head that was noted earlier, NUMBER:HASH: its row must still exist. */
    head: head.optional(),
  }),
  answer: z.object({
    chains: z.array(
      z.object({
        merchant: z.string(),
        rows: z.int(),
        head: z.object({ number: z.string(), hash: z.string() }),
        /** The fault of the first row that does not fit; null if all rows fit. */
        broken: z.string().nullable(),
        /** Events that are not sealed yet: their number, and the first twenty. */
        unsealed: z.object({
          count: z.int(),
          first: z.array(z.object({ id: z.string(), at: z.number(), action: z.string() })),
        }),
      }),
    ),
  }),
};
