// Login: who may log in, how often it may be tried, and which session it opens.
import { deviceKeptSeconds } from '@parlour/contract/login/device-cookie';
import type { Call } from '#http/call';
import type { Messenger } from '#modules/messages';
import type { ServerModule } from '#server/module';
import { removeOldDevices } from '#modules/session';
import { removeOldLocks } from './lock/store.ts';
import { removeOldAddresses, removeOldAttempts } from './attempt/store.ts';
import { openLogin, type LoginDeps } from './open-login.ts';
import { signIn, verifySignIn, type SignInDeps } from './sign-in.ts';
import { tellOfDevice, type DeviceTexts } from './tell-of-device.ts';
import { welcome } from './welcome.ts';

const hour = 3_600_000;
/** Twelve hours after the last guess a lock no longer has any effect (A3). */
const locksKeptMs = 12 * hour;
/** Attempts hold the requested and given proofs; who logged in when is stored in the audit trail. */
const attemptsKeptMs = 24 * hour;
/** How long an unused address is remembered; afterwards it requires a second factor again. */
const addressesKeptMs = 90 * 24 * hour;

export { forgetAddresses } from './attempt/store.ts';
export { unlockName } from './lock/lock.ts';
export type { DeviceTexts } from './tell-of-device.ts';
export { openRegistered } from './open-registered.ts';
export type { RegisterStranger } from './welcome.ts';

type ModuleContext = Omit<LoginDeps, 'tellOfDevice'> &
  SignInDeps & { messenger: Messenger; deviceTexts: DeviceTexts };

export function loginModule(context: ModuleContext): ServerModule {
  const deps = { ...context, tellOfDevice: tellOfDevice(context.messenger, context.deviceTexts) };
  const enter = (call: Call, done: Awaited<ReturnType<typeof signIn>>) =>
    'registered' in done ? welcome(done.registered) : openLogin(call, done, deps);
  return {
    name: 'login',
    calls: {
      signIn: async (input, call) => enter(call, await signIn(call, input, deps)),
      verifySignIn: async (input, call) => enter(call, await verifySignIn(call, input, deps)),
    },
    expires: [
      { keptMs: locksKeptMs, remove: removeOldLocks },
      { keptMs: deviceKeptSeconds * 1_000, remove: removeOldDevices },
      { keptMs: attemptsKeptMs, remove: removeOldAttempts },
      { keptMs: addressesKeptMs, remove: removeOldAddresses },
    ],
  };
}
