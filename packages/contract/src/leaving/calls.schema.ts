import { z } from 'zod';

/** An address as somebody wrote it; the rule decides what it is. */
const url = z.string().min(1).max(2_000);

export const describeTarget = {
  input: z.strictObject({ url }),
  answer: z.object({
    /** Whether its origin is on the merchant's list. */
    isListed: z.boolean(),
    /** The host in Unicode, with its port if that is not the scheme's. */
    host: z.string(),
    /** The host as the network knows it, if that differs; else null. */
    asciiHost: z.string().nullable(),
    /** Path and query, cut after 60 characters; empty for the site's first page. */
    path: z.string(),
  }),
};
export const leaveForTarget = {
  input: z.strictObject({
    url,
    /** The colour of the page's ground, for the head of the target. */
    headerColor: z.string().regex(/^#[\da-f]{6}$/i),
  }),
  answer: z.object({ address: z.string() }),
};
export const swapTargetToken = {
  input: z.strictObject({
    token: z.string().min(1).max(128),
    /** The target's own origin, as it is on the merchant's list. */
    origin: z.string().min(1).max(255),
    /** The target's secret (`redirect.secrets`). */
    secret: z.string().min(1).max(128),
  }),
  answer: z.object({
    merchantCode: z.string(),
    /** The member's id, which never changes. */
    id: z.string(),
    userName: z.string(),
    currency: z.string(),
    /** Whether the session began with a remembered login, without a password (SESS-03). */
    isBasic: z.boolean(),
  }),
};
