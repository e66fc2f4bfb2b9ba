// The hand-off of a session (ROUTE-04): a code of 256 bit, valid once, for 60 s, for one merchant and one origin.
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@parlour/database/connection';
import type { Call, MemberCall } from '#http/call';
import { auditFrom, writeAudit } from '#modules/audit';
import type { CountryOf } from '#providers/countries/countries';
import { addressKey, type Limits } from '#http/limits';
import { isOwnOrigin } from '#http/merchant';
import { Refusal } from '#http/refusal';
import { findHandoff, insertHandoff, removeHandoff } from './handoff-store.ts';
import { holdSession, inSession } from './ask-session.ts';
import { describeDevice } from './describe-device.ts';
import { isLive, writeSession, type SessionDeps, type SessionRequest } from './open-session.ts';
import { maskName } from './mask-name.ts';
import { hashSecret, mintSecret } from './secret.ts';
import { findMemberByCookie, findSession, lockMember, type SessionWithMember } from './store.ts';

/** How long a code is good, in milliseconds. */
export const handoffMs = 60_000;

export type HandoffDeps = SessionDeps & { limits: Limits; countryOf: CountryOf | null };

/** Counts tries, because codes are credentials that could be guessed (A5). */
export async function countHandoffTry({ merchant, address }: Call, limits: Limits): Promise<void> {
  const key = `handoff:${merchant.code}:${addressKey(address)}`;
  const retryAfter = await limits.take(key, 300, 300);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.handoff', { retryAfter });
}

export async function mintHandoff(
  call: MemberCall,
  audience: string,
  deps: HandoffDeps,
): Promise<{ code: string }> {
  await countHandoffTry(call, deps.limits);
  // The audience has to be one of the merchant's own addresses, as it is served now.
  if (!isOwnOrigin(call.merchant, audience, call.origin)) throw new Refusal('handoff_invalid');
  const { secret: code, hash: codeHash } = mintSecret();
  const expiresAt = new Date(deps.clock().getTime() + handoffMs);
  const handoff = {
    codeHash,
    sessionId: call.session.id,
    purpose: 'session',
    audience,
    expiresAt,
  } as const;
  await inSession(call, deps, (tx) => insertHandoff(tx, handoff));
  return { code };
}

export async function inspectHandoff(call: Call, code: string, deps: HandoffDeps) {
  await countHandoffTry(call, deps.limits);
  const { member } = await find(call, code, deps);
  const cookieHash = call.sessionCookie && hashSecret(call.sessionCookie);
  const own =
    cookieHash &&
    (await deps.database.read(call.merchant.code, (tx) => findMemberByCookie(tx, cookieHash)));
  return { maskedName: maskName(member.username), sameMember: own === member.id };
}

/** Spends a code without using it. An unknown code gets the same answer. */
export async function discardHandoff(call: Call, code: string, deps: HandoffDeps): Promise<null> {
  await countHandoffTry(call, deps.limits);
  const hash = hashSecret(code);
  if (hash) await deps.database.query(call.merchant.code, (tx) => removeHandoff(tx, hash));
  return null;
}

export async function redeemHandoff(
  call: Call,
  given: { code: string; loginDeviceId?: string | undefined },
  deps: HandoffDeps,
) {
  await countHandoffTry(call, deps.limits);
  const found = await find(call, given.code, deps);
  const { session, member } = found;
  const wanted = {
    memberId: member.id,
    deviceId: given.loginDeviceId ?? randomUUID(),
    limited: session.limited,
    basic: session.basic,
    ...describeDevice(call, deps.countryOf),
    deviceHash: null,
    replacedCookie: call.sessionCookie,
    // A chain of hand-offs lasts no longer than the login that began it.
    expiresAt: session.expiresAt,
  };
  const { merchant } = call;
  const halves = await deps.database.transaction(merchant.code, async (tx) => {
    await lockMember(tx, member.id);
    const now = deps.clock();
    // The session may have ended since it was found; of several concurrent calls one spends the code.
    const isHeld = (await holdSession(tx, { merchant, id: session.id, now })) !== null;
    const isSpent = !('audience' in found) || (await spendIn(tx, given.code));
    if (!isHeld || !isSpent) throw new Refusal('handoff_invalid');
    return open(tx, { call, now }, wanted);
  });
  const facts = { firstTimeLogin: false, passwordExpired: false, passwordChangeRequired: false };
  return { ...halves, ...facts, id: member.id, userName: member.username };
}

type HandoffContext = { call: Call; now: Date };

async function open(tx: Tx, { call, now }: HandoffContext, wanted: SessionRequest) {
  const [halves] = await Promise.all([
    writeSession(tx, { call, now }, wanted),
    writeAudit(tx, {
      ...auditFrom(call),
      action: 'session.handoff',
      result: 'ok',
      about: {},
      at: now,
      actor: 'member',
      memberId: wanted.memberId,
    }),
  ]);
  return halves;
}

/** Spends the code; returns whether there was one. */
async function spendIn(tx: Tx, code: string): Promise<boolean> {
  const hash = hashSecret(code);
  return hash !== null && removeHandoff(tx, hash);
}

async function find(call: Call, code: string, deps: HandoffDeps): Promise<SessionWithMember> {
  const { merchant } = call;
  const hash = hashSecret(code);
  if (!hash) throw new Refusal('handoff_invalid');
  const now = deps.clock();
  const shown = { codeHash: hash, purpose: 'session' } as const;
  const handedOff = await deps.database.query(merchant.code, (tx) => findHandoff(tx, shown, now));
  const found = handedOff ?? (await findBySessionToken(call, hash, deps));
  const isGood =
    found !== null &&
    !found.member.disabled &&
    isLive(merchant, found.session, now) &&
    (handedOff === null || handedOff.audience === call.origin);
  if (!isGood) throw new Refusal('handoff_invalid');
  return found;
}

/** Finds a session by its own token, which a native wrapper may send. The cookie half has to match, so that a token alone is worth nothing. */
async function findBySessionToken(call: Call, tokenHash: Buffer, { database }: HandoffDeps) {
  const cookieHash = call.sessionCookie && hashSecret(call.sessionCookie);
  if (!cookieHash) return null;
  const found = await database.read(call.merchant.code, (tx) => findSession(tx, tokenHash));
  return found && timingSafeEqual(found.session.cookieHash, cookieHash) ? found : null;
}
