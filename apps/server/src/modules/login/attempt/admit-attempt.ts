// Admits an attempt if its address and its account have tries left; otherwise writes an event to the audit trail and refuses.
import type { Call } from '#http/call';
import { addressKey } from '#http/limits';
import { Refusal } from '#http/refusal';
import { writeAudit } from '#modules/audit';
import { readMobile } from '#modules/messages';
import { findOwnDevice, ownDeviceKey, type OwnDevice } from '#modules/session';
import { countAttempt } from '../count-attempt.ts';
import type { ProofDeps } from '../proofs/proof.ts';
import { loginEvent } from './note-attempt.ts';
import type { FirstProof } from './outcome.ts';

type AttemptStart = {
  username: string;
  loginDeviceId: string;
  first: FirstProof;
  /** Country of the number, in a login by a number in `username`. */
  countryDialingCode?: string | undefined;
};

/** True for proofs without a username: what they show is unknown to others, and is counted by itself. */
const isNameless = (first: FirstProof): boolean => first === 'passkey' || first === 'identity';

/** Counts the attempt. Returns the device if it belongs to one of the named members; the rest of the attempt relies on it. */
export async function admitAttempt(
  call: Call,
  tried: AttemptStart,
  deps: ProofDeps,
): Promise<OwnDevice | null> {
  try {
    const { username, first, countryDialingCode } = tried;
    const named = first === 'sms' ? readMobile(username, countryDialingCode) : username;
    const device = isNameless(first) ? null : await findOwnDevice(call, named ?? '', deps.database);
    const ownDevice = ownDeviceKey(device?.hash ?? null);
    // Tries are counted by the number, in whichever format it is typed.
    await countAttempt(deps.limits, { ...call, username: named ?? username, ownDevice });
    return device;
  } catch (error) {
    if (error instanceof Refusal) await tellLimited(call, tried, deps);
    throw error;
  }
}

/**
 * Most events of refused attempts by one address, in the five minutes of the attempts' own limit: the audit trail
 * is never pruned, and such attempts cost their sender nothing. The log has a line for each (L3).
 */
const limitedTold = { most: 20, seconds: 300 };

async function tellLimited(
  call: Call,
  { username, loginDeviceId: deviceId, first }: AttemptStart,
  { database, limits, clock }: ProofDeps,
): Promise<void> {
  const { code } = call.merchant;
  const key = `audit:login:${code}:${addressKey(call.address)}`;
  if ((await limits.take(key, limitedTold.most, limitedTold.seconds)) !== null) return;
  const event = loginEvent(call, {
    memberId: null,
    username,
    deviceId,
    first,
    asked: [],
    given: [],
    outcome: 'refused',
    result: 'limited',
    at: clock(),
  });
  await database.query(code, (tx) => writeAudit(tx, event));
}
