// Checks whether a name is free. The answer reveals existing members, as registering does in any case, so the calls are limited (A2, wire.md).
import type { Database } from '@parlour/database/connection';
import { judgeField } from '@parlour/contract/register/judge';
import type { Call } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import { demandOpen } from './admit-registration.ts';
import { fieldRule } from './field-rules.ts';
import { isReserved } from './reserved-names.ts';
import { hasName } from './store.ts';

/** Limit per address, enough for a hesitant family behind one address. */
const asked = { most: 60, seconds: 600 };

type CheckDeps = { database: Database; limits: Limits };

export async function checkName(
  call: Call,
  username: string,
  { database, limits }: CheckDeps,
): Promise<null> {
  demandOpen(call);
  const { merchant, address, language } = call;
  const key = `register-name:${merchant.code}:${addressKey(address)}`;
  const retryAfter = await limits.take(key, asked.most, asked.seconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.register', { retryAfter });
  const rule = { ...fieldRule(merchant, 'username', language), required: true };
  // A name that cannot be registered counts as taken.
  const isTaken =
    judgeField('username', rule, username) !== null ||
    isReserved(merchant, username) ||
    (await database.read(merchant.code, (tx) => hasName(tx, username)));
  if (isTaken) throw new Refusal('username_taken');
  return null;
}
