// Logging in: who may, how often it may be tried, and which session it gives.
import { deviceKeptSeconds } from '@parlour/contract/login/device-cookie';
import type { ServerModule } from '#server/module';
import { removeOldDevices, removeOldLocks } from './lock/store.ts';
import { signIn, type SignInDeps } from './sign-in.ts';

export { createPasswordCheck, type PasswordCheck } from './password-check.ts';

/** Twelve hours after the last guess nothing is left of a lock (A3). */
const locksKeptMs = 12 * 3_600_000;

export const loginModule = (deps: SignInDeps): ServerModule => ({
  name: 'login',
  calls: { signIn: (input, call) => signIn(call, input, deps) },
  expires: [
    { keptMs: locksKeptMs, remove: removeOldLocks },
    { keptMs: deviceKeptSeconds * 1_000, remove: removeOldDevices },
  ],
});
