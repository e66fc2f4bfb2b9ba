// Stores the answers of calls that have an Idempotency-Key (W4).
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type CallKey = { memberId: string; call: string; key: string };

const limitWait = tenantStatement<shapes.AnsweredCallWait>(
  'answered_call_wait',
  `select set_config('lock_timeout', $wait, true)`,
);
const lock = tenantStatement<shapes.AnsweredCallLock>(
  'answered_call_lock',
  `select from pg_advisory_xact_lock(hashtextextended($what, 0))`,
);
/** Locks the key until the transaction ends. Throws if the lock takes longer than `waitMs`. */
export async function lockKey(tx: Tx, { memberId, call, key }: CallKey, waitMs: number) {
  await limitWait(tx, { wait: `${waitMs}ms` });
  await lock(tx, { what: `call:${memberId}:${call}:${key}` });
}

const selectAnswer = tenantStatement<shapes.AnsweredCallOfKey>(
  'answered_call_of_key',
  `select input_hash as "inputHash", answer from answered_call
    where merchant_code = $merchant and member_id = $memberId and call = $call and key = $key`,
);
export async function findAnswer(tx: Tx, key: CallKey) {
  const [row] = await selectAnswer(tx, key);
  return row ?? null;
}

const insertNew = tenantStatement<shapes.AnsweredCallNew>(
  'answered_call_new',
  `insert into answered_call (merchant_code, member_id, call, key, input_hash, answer, answered_at)
   values ($merchant, $memberId, $call, $key, $inputHash, $answer, $answeredAt)`,
);
type NewAnswer = Omit<shapes.AnsweredCallNew['values'], 'answer'> & { answer: unknown };
export const insertAnswer = (tx: Tx, answered: NewAnswer) =>
  insertNew(tx, { ...answered, answer: JSON.stringify(answered.answer) });

export const removeOldAnswers = tenantStatement<shapes.AnsweredCallsOld>(
  'answered_calls_old',
  `delete from answered_call where merchant_code = $merchant and id = any (array(
     select id from answered_call where merchant_code = $merchant and answered_at < $before
      order by answered_at limit $most::int
   )) returning id`,
);
