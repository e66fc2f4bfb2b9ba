// A target's server swaps its token for the member (REDIR-01, decision 132).
import { hash, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@parlour/database/connection';
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import { auditFrom, writeAudit } from '#modules/audit';
import {
  countHandoffTry,
  findHandoff,
  hashSecret,
  holdSession,
  removeHandoff,
  type HandoffDeps,
} from '#modules/session';

type Swap = CallInput<'swapTargetToken'>;

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** Whether the secret is one of the target's, which is on the merchant's list. Takes as long for a wrong one as for a right one. */
function isTarget({ merchant }: Call, { origin, secret }: Swap): boolean {
  const given = digest(secret);
  const isOwn = merchant
    .setting('redirect.secrets')
    .filter((each) => each.origin === origin)
    .map((each) => timingSafeEqual(digest(each.secret), given))
    .includes(true);
  return isOwn && merchant.setting('redirect.targets').includes(origin);
}

/** The member of a token, which is spent. One answer to everything that is wrong, so that nobody learns which part was. */
export async function swapToken(
  call: Call,
  swap: Swap,
  deps: HandoffDeps,
): Promise<CallAnswer<'swapTargetToken'>> {
  const codeHash = hashSecret(swap.token);
  if (!codeHash || !isTarget(call, swap)) {
    // A target itself is not counted: its server has one address for all of its members.
    await countHandoffTry(call, deps.limits);
    throw new Refusal('handoff_invalid');
  }
  const { merchant } = call;
  const { member, session } = await deps.database.transaction(merchant.code, async (tx) => {
    const now = deps.clock();
    const found = await takeIn(tx, { call, codeHash, origin: swap.origin, now });
    if (found === null) throw new Refusal('handoff_invalid');
    await writeAudit(tx, {
      ...auditFrom(call),
      action: 'session.target',
      result: 'ok',
      about: { origin: swap.origin },
      at: now,
      actor: 'member',
      memberId: found.member.id,
    });
    return found;
  });
  return {
    merchantCode: merchant.code,
    id: member.id,
    userName: member.username,
    currency: merchant.setting('currency'),
    isBasic: session.basic,
  };
}

type ShownToken = { call: Call; codeHash: Buffer; origin: string; now: Date };

/** Spends the token of a session that still stands; null if it is none, or another target's. Of several concurrent calls one gets it. */
async function takeIn(tx: Tx, { call: { merchant }, codeHash, origin, now }: ShownToken) {
  const found = await findHandoff(tx, { codeHash, purpose: 'target' }, now);
  if (found?.audience !== origin) return null;
  const held = await holdSession(tx, { merchant, id: found.session.id, now });
  // A session that has to change its password first is told to nobody (A12).
  if (held === null || held.limited) return null;
  return (await removeHandoff(tx, codeHash)) ? found : null;
}
