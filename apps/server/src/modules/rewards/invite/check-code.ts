// Checks whether a code from a link belongs to a member. The answer reveals nothing else, neither owner nor name, and calls are limited per address.
import { inviteCode } from '@parlour/contract/invite/invite-code';
import type { Database } from '@parlour/database/connection';
import type { Call } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { CallAnswer } from '#http/route';
import { findInviter } from '#modules/invite';

/** Limit per address: enough to open links, too few to guess a code of 40 bits. */
const asked = { most: 30, seconds: 600 };

type CheckDeps = { database: Database; limits: Limits };

export async function checkInviteCode(
  { merchant, address }: Call,
  typed: string,
  { database, limits }: CheckDeps,
): Promise<CallAnswer<'inviteCode'>> {
  const key = `invite-code:${merchant.code}:${addressKey(address)}`;
  const retryAfter = await limits.take(key, asked.most, asked.seconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.invite', { retryAfter });
  const code = inviteCode(typed);
  if (code === null) return { known: false };
  return { known: (await database.read(merchant.code, (tx) => findInviter(tx, code))) !== null };
}
