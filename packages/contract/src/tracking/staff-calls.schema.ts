import { z } from 'zod';
import { adNetworks } from './ad-networks.ts';

const merchant = z.string();
const count = z.int().min(0);

export const showEvent = {
  input: z.strictObject({ id: z.uuid() }),
  answer: z.object({
    /** The event under each of its names: an id of two events is a fault of a browser. */
    events: z.array(
      z.object({
        merchant: z.string(),
        name: z.string(),
        happenedAt: z.number(),
        receivedAt: z.number(),
        campaign: z.string(),
        username: z.string().nullable(),
        deliveries: z.array(
          z.object({
            network: z.enum(adNetworks),
            tries: count,
            /** Null while it waits. */
            outcome: z.string().nullable(),
            trouble: z.string().nullable(),
            dueAt: z.number(),
            endedAt: z.number().nullable(),
          }),
        ),
      }),
    ),
  }),
};
export const readFunnel = {
  input: z.strictObject({ merchant, days: z.int().min(1).max(182) }),
  answer: z.object({
    rows: z.array(
      z.object({
        day: z.string(),
        /** Empty for visitors without a campaign. */
        campaign: z.string(),
        visits: count,
        registrations: count,
        plays: count,
        deposits: count,
      }),
    ),
  }),
};
export const forgetTracked = {
  input: z.strictObject({ merchant, username: z.string() }),
  answer: z.object({ events: count, browsers: count }),
};
export const retryTracked = {
  input: z.strictObject({ merchant }),
  answer: z.object({ deliveries: count }),
};
