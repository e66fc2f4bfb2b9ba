// Name and password. Unknown name, wrong password, disabled member and a lock cost one comparison and answer alike (LOGIN-11, A1).
import type { Call } from '#http/call';
import { beginAttempt, dropAttempt, passAttempt } from '../lock/lock.ts';
import { findMemberByName } from '../store.ts';
import type { ProofDeps, Proven } from './proof.ts';

export async function provePassword(
  call: Call,
  { username, password }: { username: string; password: string },
  deps: ProofDeps,
): Promise<Proven> {
  const { merchant, deviceCookie } = call;
  const member = await deps.database.read(merchant.code, (tx) => findMemberByName(tx, username));
  const guess = { username, memberId: member?.id ?? null, deviceCookie };
  const attempt = await beginAttempt(merchant, guess, deps);
  const compared = attempt.isLocked ? null : (member?.passwordHash ?? null);
  const isRight = await deps.passwords
    .matches(password, compared, call)
    .catch(async (error: unknown) => {
      if (!attempt.isLocked) await dropAttempt(merchant, attempt, deps);
      throw error;
    });
  const { deviceHash, retryAfter } = attempt;
  if (!member || !isRight || member.disabled) {
    const as = attempt.isLocked ? 'locked' : isRight ? 'disabled' : 'wrong_credentials';
    const refused = { as, memberId: member?.id ?? null } as const;
    return { member: null, refused, deviceHash, retryAfter };
  }
  await passAttempt(merchant, attempt, deps);
  return { member, deviceHash, retryAfter: null };
}
