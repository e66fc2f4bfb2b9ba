// First proof: username and password. An unknown name, a wrong password, a disabled member and a lock all take one comparison and get the same answer (LOGIN-11, A1).
import type { Call } from '#http/call';
import { deviceFor, type OwnDevice } from '#modules/session';
import { beginAttempt, dropAttempt, passAttempt } from '../lock/lock.ts';
import { findMemberByName } from '../store.ts';
import type { ProofDeps, ProofResult } from './proof.ts';

type PasswordInput = { username: string; password: string; ownDevice: OwnDevice | null };

export async function provePassword(
  call: Call,
  { username, password, ownDevice }: PasswordInput,
  deps: ProofDeps,
): Promise<ProofResult> {
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
