// First proof: a remember token instead of a password (SESS-03). Valid with its username, on its device, until a copy of it is used.
import { usernameKey } from '@parlour/database/username-key';
import type { Call } from '#http/call';
import { hashSecret, isRemembered, useRemembered } from '#modules/session';
import { findMemberById } from '../store.ts';
import type { ProofDeps, ProofResult } from './proof.ts';

export async function proveRemembered(
  { merchant, deviceCookie }: Call,
  { username, password: token }: { username: string; password: string },
  { database, secretKey, clock }: ProofDeps,
): Promise<ProofResult> {
  const deviceHash = hashSecret(deviceCookie);
  const unproven = { member: null, deviceHash, retryAfter: null };
  // An operator who turns the setting off also revokes the existing tokens.
  if (!merchant.flag('MOBILEAUTOLOGIN3')) return unproven;
  return database.transaction(merchant.code, async (tx): Promise<ProofResult> => {
    const shown = await useRemembered(tx, { token, deviceHash, now: clock(), secretKey });
    if (shown.is === 'unknown') return unproven;
    if (shown.is === 'copied') {
      return { ...unproven, refused: { as: 'copied', memberId: shown.memberId } };
    }
    const member = await findMemberById(tx, shown.memberId);
    const isOwn = member?.usernameKey === usernameKey(username);
    if (!member || !isOwn || member.disabled) return unproven;
    return {
      member,
      deviceHash,
      retryAfter: null,
      nextToken: shown.next,
      isStillThere: (opening) => isRemembered(opening, shown.next),
    };
  });
}
