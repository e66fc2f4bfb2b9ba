// Lets an attempt in as long as its address and its account have tries left; beyond that it leaves an event of the trace.
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

type Tried = {
  username: string;
  loginDeviceId: string;
  first: FirstProof;
  /** Of a login by a number, as `username` and this say it. */
  countryDialingCode?: string | undefined;
};

/** Of these nobody is named: what they show is known to nobody else, and counted by itself. */
const isNameless = (first: FirstProof): boolean => first === 'passkey' || first === 'identity';

/** Answers with the device, where it is one of those who are named: the rest of the attempt goes by it. */
export async function admitAttempt(
  call: Call,
  tried: Tried,
  deps: ProofDeps,
): Promise<OwnDevice | null> {
  try {
    const { username, first, countryDialingCode } = tried;
    const named = first === 'sms' ? readMobile(username, countryDialingCode) : username;
    const device = isNameless(first) ? null : await findOwnDevice(call, named ?? '', deps.database);
    const ownDevice = ownDeviceKey(device?.hash ?? null);
    // However a number is typed, its tries are counted together.
    await countAttempt(deps.limits, { ...call, username: named ?? username, ownDevice });
    return device;
  } catch (error) {
    if (error instanceof Refusal) await tellLimited(call, tried, deps);
    throw error;
  }
}

/** Nothing is ever removed from the trace, and these cost their sender nothing: of one address so many are told in the five minutes that the limit counts. The log has a line of each (L3). */
const limitedTold = { most: 20, seconds: 300 };

async function tellLimited(
  call: Call,
  { username, loginDeviceId: deviceId, first }: Tried,
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
