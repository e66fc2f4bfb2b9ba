// W4: the first call with a key runs its rule, and its answer is stored in the rule's transaction. An equal call waits for it and gets the same answer.
import { createHash } from 'node:crypto';
import type { EndpointName } from '@parlour/contract/contract';
import type { Database, Tx } from '@parlour/database/connection';
import { isUnavailable, leavesConnectionWhole } from '@parlour/database/unavailable';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { InTurn } from '#http/limits';
import { askSession } from '#modules/session';
import { findAnswer, insertAnswer, lockKey } from './store.ts';

export type OnceDeps = {
  database: Database;
  clock: () => Date;
  /** Queue of equal calls, in which they wait for each other without a connection each. */
  inTurn: InTurn;
};

/** The longest time that a call waits for an equal one, or for another that moves the member's money. */
const patienceMs = 3_000;

type Rule<T> = { name: EndpointName; input: unknown; run: (tx: Tx) => Promise<T> };

/** Answers a call once per key. The same key with another input is refused. A refusal is not stored: the call may be retried with the same key. */
export async function answerOnce<T>(call: MemberCall, rule: Rule<T>, deps: OnceDeps): Promise<T> {
  const { database, inTurn } = deps;
  const { merchant, session } = call;
  const signal = AbortSignal.timeout(patienceMs);
  const turn = `${merchant.code} ${session.memberId}`;
  const answer = () =>
    database.transaction(merchant.code, (tx) => answerIn(tx, call, { ...rule, clock: deps.clock }));
  try {
    return await inTurn(turn, signal, answer);
  } catch (error) {
    const waitedForLock = isUnavailable(error) && leavesConnectionWhole(error);
    if (waitedForLock || error === signal.reason) throw new Refusal('request_in_progress');
    throw error;
  }
}

async function answerIn<T>(
  tx: Tx,
  call: MemberCall,
  { name, input, run, clock }: Rule<T> & Pick<OnceDeps, 'clock'>,
): Promise<T> {
  const { session, idempotencyKey } = call;
  const key = { memberId: session.memberId, call: name, key: idempotencyKey };
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest();
  await lockKey(tx, key, patienceMs);
  const kept = await findAnswer(tx, key);
  if (kept && !kept.inputHash.equals(inputHash)) throw new Refusal('idempotency_key_reused');
  if (kept) return kept.answer as T;
  const answer = await run(tx);
  // The session is checked last, because the rule may wait for locks.
  await askSession(tx, call, { clock });
  await insertAnswer(tx, { ...key, inputHash, answer, answeredAt: clock() });
  return answer;
}
