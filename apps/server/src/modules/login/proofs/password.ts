// Name and password. Unknown name, wrong password, disabled member and a lock cost one comparison and answer alike (LOGIN-11, A1).
import type { Call } from '#http/call';
import { deviceFor, type OwnDevice } from '#modules/session';
import { beginAttempt, dropAttempt, passAttempt } from '../lock/lock.ts';
import { findMemberByName } from '../store.ts';
import type { ProofDeps, Proven } from './proof.ts';

type Given = { username: string; password: string; ownDevice: OwnDevice | null };

export async function provePassword(
  call: Call,
  { username, password, ownDevice }: Given,
  deps: ProofDeps,
): Promise<Proven> {
  const { merchant } = call;
  const member = await deps.database.read(merchant.code, (tx) => findMemberByName(tx, username));
  const deviceHash = member && deviceFor(ownDevice, member.id);
  const attempt = await beginAttempt(merchant, { username, deviceHash }, deps);
  const compared = attempt.isLocked ? null : (member?.passwordHash ?? null);
  const isRight = await deps.passwords
    .matches(password, compared, call)
    .catch(async (error: unknown) => {
      if (!attempt.isLocked) await dropAttempt(merchant, attempt, deps);
      throw error;
    });
  const { retryAfter } = attempt;
  if (!member || !isRight || member.disabled) {
    const as = attempt.isLocked ? 'locked' : isRight ? 'disabled' : 'wrong_credentials';
    const refused = { as, memberId: member?.id ?? null } as const;
    return { member: null, refused, deviceHash, retryAfter };
  }
  await passAttempt(merchant, attempt, deps);
  return { member, deviceHash, retryAfter: null };
}
