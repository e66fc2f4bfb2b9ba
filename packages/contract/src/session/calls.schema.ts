import { z } from 'zod';
import { signIn } from '../login/calls.schema.ts';

export const logOut = { input: z.strictObject({}), answer: z.null() };
export const logOutByPost = logOut;

const code = z.string().min(1).max(128);

export const mintHandoff = {
  input: z.strictObject({
    /** The origin that may redeem the code, such as https://m.example. */ audience: z
      .string()
      .max(255),
  }),
  answer: z.object({ code: z.string() }),
};
export const inspectHandoff = {
  input: z.strictObject({ code }),
  answer: z.object({
    maskedName: z.string(),
    /** Ours: whether the request's session cookie belongs to the same member. */
    sameMember: z.boolean(),
  }),
};
export const discardHandoff = { input: z.strictObject({ code }), answer: z.null() };
export const redeemHandoff = {
  input: z.strictObject({ code, loginDeviceId: z.uuid().optional() }),
  answer: signIn.answer,
};

export const listSessions = {
  input: z.strictObject({}),
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** True for the calling session. */
        current: z.boolean(),
        /** Browser and system, such as "Chrome, Android"; empty if they are not recognised. */
        device: z.string(),
        /** The country's code (ISO 3166), XX if it is unknown. */
        place: z.string(),
        /** Epoch milliseconds. */
        createdAt: z.number(),
        /** Epoch milliseconds of the member's last action. */
        lastSeenAt: z.number(),
      }),
    ),
  }),
};
export const endSession = { input: z.strictObject({ id: z.uuid() }), answer: z.null() };
export const endOtherSessions = { input: z.strictObject({}), answer: z.null() };
