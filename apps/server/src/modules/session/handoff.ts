// The rule of the hand-off (ROUTE-04): a code of 256 bit, good once, for 60 s, for one merchant and one origin.
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Session } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { hostName } from '#http/merchant';
import { Refusal } from '#http/refusal';
import { hashHalf, newHalf } from './halves.ts';
import type { HandedOff, HandoffStore } from './handoff-store.ts';
import { isLive, type OpenSession } from './open-session.ts';

const lifetime = 60_000;

export type HandoffDeps = {
  handoffs: HandoffStore;
  openSession: OpenSession;
  limits: Limits;
  clock: () => Date;
};

type Visit = { merchant: Merchant; address: string; origin: string; sessionCookie: string | null };

/** Codes are credentials: guessing them is counted (A5). */
async function countTry({ merchant, address }: Visit, limits: Limits): Promise<void> {
  const key = `handoff:${merchant.code}:${addressKey(address)}`;
  const retryAfter = await limits.take(key, 300, 300);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.handoff', { retryAfter });
}

export async function mintHandoff(
  visit: Visit & { session: Session },
  audience: string,
  deps: HandoffDeps,
): Promise<{ code: string }> {
  await countTry(visit, deps.limits);
  if (!isOwnOrigin(visit, audience)) throw new Refusal('handoff_invalid');
  const code = newHalf();
  await deps.handoffs.insert(visit.merchant.code, {
    codeHash: hashOf(code),
    sessionId: visit.session.id,
    audience,
    expiresAt: new Date(deps.clock().getTime() + lifetime),
  });
  return { code };
}

/** Only addresses of the merchant itself; the scheme is the one it is served by. */
function isOwnOrigin({ merchant, origin }: Visit, audience: string): boolean {
  const url = URL.canParse(audience) ? new URL(audience) : null;
  const isExact = url?.origin === audience && url.protocol === new URL(origin).protocol;
  return isExact && merchant.hosts.includes(hostName(url.host));
}

export async function inspectHandoff(visit: Visit, code: string, deps: HandoffDeps) {
  await countTry(visit, deps.limits);
  const { member } = await find(visit, code, deps);
  const cookieHash = visit.sessionCookie && hashHalf(visit.sessionCookie);
  const own =
    cookieHash && (await deps.handoffs.findMemberByCookie(visit.merchant.code, cookieHash));
  return { maskedName: maskName(member.username), sameMember: own === member.id };
}

/** Spends a code without using it; what is no code is no mistake. */
export async function discardHandoff(visit: Visit, code: string, deps: HandoffDeps): Promise<null> {
  await countTry(visit, deps.limits);
  const hash = hashHalf(code);
  if (hash) await deps.handoffs.remove(visit.merchant.code, hash);
  return null;
}

export async function redeemHandoff(
  visit: Visit,
  given: { code: string; loginDeviceId?: string | undefined },
  deps: HandoffDeps,
) {
  await countTry(visit, deps.limits);
  const { session, member } = await take(visit, given.code, deps);
  const halves = await deps.openSession(visit.merchant, {
    memberId: member.id,
    deviceId: given.loginDeviceId ?? randomUUID(),
    limited: session.limited,
    replacedCookie: visit.sessionCookie,
    // A chain of hand-offs lives no longer than the login that began it.
    expiresAt: session.expiresAt,
  });
  const facts = { firstTimeLogin: false, passwordExpired: false, passwordChangeRequired: false };
  return { ...halves, ...facts, id: member.id, userName: member.username };
}

/** Finds what a value leads to and spends it; of many redeemers at once, one. */
async function take(visit: Visit, code: string, deps: HandoffDeps): Promise<HandedOff> {
  const found = await find(visit, code, deps);
  if ('audience' in found && !(await deps.handoffs.remove(visit.merchant.code, hashOf(code)))) {
    throw new Refusal('handoff_invalid');
  }
  return found;
}

async function find(visit: Visit, code: string, deps: HandoffDeps): Promise<HandedOff> {
  const hash = hashHalf(code);
  if (!hash) throw new Refusal('handoff_invalid');
  const now = deps.clock();
  const handedOff = await deps.handoffs.find(visit.merchant.code, hash, now);
  const found = handedOff ?? (await findBySessionToken(visit, hash, deps));
  const isGood =
    found !== null &&
    !found.member.disabled &&
    isLive(visit.merchant, found.session, now) &&
    (handedOff === null || handedOff.audience === visit.origin);
  if (!isGood) throw new Refusal('handoff_invalid');
  return found;
}

/** A native wrapper may send the session's own token. It counts only with its cookie half, so a token alone stays worth nothing. */
async function findBySessionToken(visit: Visit, tokenHash: Buffer, { handoffs }: HandoffDeps) {
  const cookieHash = visit.sessionCookie && hashHalf(visit.sessionCookie);
  if (!cookieHash) return null;
  const found = await handoffs.findSession(visit.merchant.code, tokenHash);
  return found && timingSafeEqual(found.session.cookieHash, cookieHash) ? found : null;
}

/** First letter and last two, whatever the length, so that it tells the owner and nobody else. */
const maskName = (name: string): string => {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const tail = letters.length > 4 ? letters.slice(-2).join('') : '';
  return `${letters[0] ?? ''}•••••${tail}`;
};

function hashOf(half: string): Buffer {
  const hash = hashHalf(half);
  if (!hash) throw new Error('a code of our own making has another form');
  return hash;
}
