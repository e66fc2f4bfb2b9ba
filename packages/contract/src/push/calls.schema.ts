import { z } from 'zod';
import { pushKinds, pushPlatforms } from './kinds.ts';

/** A token or subscription; the longest that browsers produce have some 600 characters. */
const token = z.string().min(1).max(2_000);
const topic = z.literal('ALL');

export const bindWebToken = {
  input: z.strictObject({
    token,
    deviceId: z.string().min(1).max(100),
    platform: z.enum(pushPlatforms),
  }),
  answer: z.null(),
};
export const checkPushDevice = {
  input: z.strictObject({ token }),
  answer: z.object({ isBound: z.boolean() }),
};
export const pushOccasion = {
  input: z.strictObject({}),
  answer: z.object({ hasOccasion: z.boolean() }),
};
/** `previous`: the bound subscription, which has ended. Both are subscriptions as JSON. */
export const renewPushDevice = {
  input: z.strictObject({ previous: token, token }),
  answer: z.null(),
};
export const unbindWebToken = { input: z.strictObject({ token }), answer: z.null() };
export const subscribeTopic = { input: z.strictObject({ token, topic }), answer: z.null() };
export const unsubscribeTopic = subscribeTopic;

const wanted = z.array(z.enum(pushKinds));
export const pushChoice = {
  input: z.strictObject({}),
  answer: z.object({ wanted }),
};
export const choosePush = {
  input: z.strictObject({
    wanted: wanted.max(pushKinds.length).refine((kinds) => new Set(kinds).size === kinds.length),
  }),
  answer: z.null(),
};
