// The ceremonies of staff's passkeys: they belong to the host of the back office, and only its pages may make and show them.
import { staffRealm } from '@parlour/contract/staff/realm';
import type { PasskeyCeremony } from '#modules/passkey';
import type { SessionDeps } from '../sessions.ts';

export type SecondFactorDeps = SessionDeps & {
  secretKey: Buffer;
  /** The one origin of the back office. */
  origin: string;
};
type Origin = Pick<SecondFactorDeps, 'origin'>;

const ceremonyOf = (scope: Omit<PasskeyCeremony['scope'], 'realm'>, { origin }: Origin) => ({
  scope: { realm: staffRealm, ...scope },
  rpId: new URL(origin).hostname,
  origins: [origin],
});

/** The login has no person yet: the passkey names its owner, and no answer tells whether an address has an account. */
export const loginCeremony = (deps: Origin): PasskeyCeremony =>
  ceremonyOf({ purpose: 'login', personId: '', place: '' }, deps);

export type OpenInvitation = { staffId: string; tokenHash: Buffer };

/** The challenge belongs to the invitation, so it is over when that is taken or replaced. */
export const invitationCeremony = (
  { staffId, tokenHash }: OpenInvitation,
  deps: Origin,
): PasskeyCeremony => {
  const place = tokenHash.toString('hex');
  return ceremonyOf({ purpose: 'register', personId: staffId, place }, deps);
};
