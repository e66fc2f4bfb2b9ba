// Who may try to register at all, before anything of the form is looked at.
import type { Call } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import { writeAudit } from '#modules/audit';
import type { Database } from '@parlour/database/connection';
import { registerEvent, type Method } from './register-event.ts';

const hour = 3_600;

export type AdmitDeps = { database: Database; limits: Limits; clock: () => Date };

/** Nothing is ever removed from the trace, and these cost their sender nothing: of one address so many are told in five minutes. */
const limitedTold = { most: 20, seconds: 300 };

export function demandOpen({ merchant }: Pick<Call, 'merchant'>): void {
  if (!merchant.setting('register.open')) throw new Refusal('function.not.available');
}

export type Tried = { username: string; method: Method };

export async function admitRegistration(call: Call, tried: Tried, deps: AdmitDeps): Promise<void> {
  demandOpen(call);
  const retryAfter = await countRegistration(call, tried, deps);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.register', { retryAfter });
}

/** Every try counts, whatever becomes of it: each costs a password's hash. Null where it may be made, else the seconds until one may. */
export async function countRegistration(
  call: Call,
  tried: Tried,
  deps: AdmitDeps,
): Promise<number | null> {
  const { merchant, address } = call;
  const key = `register:${merchant.code}:${addressKey(address)}`;
  const most = merchant.setting('limits.registerPerAddress');
  const retryAfter = await deps.limits.take(key, most, hour);
  if (retryAfter !== null) await tellLimited(call, tried, deps);
  return retryAfter;
}

async function tellLimited(
  call: Call,
  { username, method }: Tried,
  { database, limits, clock }: AdmitDeps,
): Promise<void> {
  const { code } = call.merchant;
  const key = `audit:register:${code}:${addressKey(call.address)}`;
  if ((await limits.take(key, limitedTold.most, limitedTold.seconds)) !== null) return;
  const event = registerEvent(call, { result: 'limited', method, username, at: clock() });
  await database.query(code, (tx) => writeAudit(tx, event));
}
