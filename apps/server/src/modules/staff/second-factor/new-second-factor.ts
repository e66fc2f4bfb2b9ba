// The second factor that an invitation sets up: a passkey that was made for it, or the authenticator of its secret, proven by a code.
import type { EntryInput } from '#http/staff/entry-call';
import { stepOf } from '#modules/authenticator';
import { verifyMade } from '#modules/passkey';
import type { NewSecondFactor } from '../credential-store.ts';
import { openSecret } from '../sealed-secret.ts';
import { invitationCeremony, type OpenInvitation, type SecondFactorDeps } from './ceremonies.ts';

type Invitation = OpenInvitation & {
  /** The sealed secret of the authenticator; null if nobody has looked at the invitation. */
  pending: Buffer | null;
};

/** Null if the passkey or the code is wrong. */
export async function readNewSecondFactor(
  invitation: Invitation,
  given: EntryInput<'takeInvitation'>,
  deps: SecondFactorDeps,
): Promise<NewSecondFactor | null> {
  if ('passkey' in given) {
    const made = await verifyMade(invitationCeremony(invitation, deps), given.passkey, deps);
    return made && { is: 'passkey', key: made };
  }
  const { pending: secret } = invitation;
  if (secret === null) return null;
  const step = stepOf(openSecret(secret, deps.secretKey), given.code, deps.clock());
  return step === null ? null : { is: 'authenticator', secret, step };
}
