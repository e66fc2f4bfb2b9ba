// Checks before the form is read: registration is open, and the address has tries left.
import type { Call } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import { writeAudit } from '#modules/audit';
import type { Database } from '@parlour/database/connection';
import { registerEvent, type Method } from './register-event.ts';

const hour = 3_600;

export type AdmitDeps = { database: Database; limits: Limits; clock: () => Date };

/** Limit of audited refusals per address: they cost their sender nothing, and the audit trail is never pruned. */
const auditedRefusals = { most: 20, seconds: 300 };

export function demandOpen({ merchant }: Pick<Call, 'merchant'>): void {
  if (!merchant.setting('register.open')) throw new Refusal('function.not.available');
}

export type RegistrationAttempt = { username: string; method: Method };

export async function admitRegistration(
  call: Call,
  tried: RegistrationAttempt,
  deps: AdmitDeps,
): Promise<void> {
  demandOpen(call);
  const retryAfter = await countRegistration(call, tried, deps);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.register', { retryAfter });
}

/** Counts every try, whatever its outcome, because each costs a password hash. Returns null if it may be made, else the seconds to wait. */
export async function countRegistration(
  call: Call,
  tried: RegistrationAttempt,
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
  { username, method }: RegistrationAttempt,
  { database, limits, clock }: AdmitDeps,
): Promise<void> {
  const { code } = call.merchant;
  const key = `audit:register:${code}:${addressKey(call.address)}`;
  if ((await limits.take(key, auditedRefusals.most, auditedRefusals.seconds)) !== null) return;
  const event = registerEvent(call, { result: 'limited', method, username, at: clock() });
  await database.query(code, (tx) => writeAudit(tx, event));
}
