// The two ceremonies of a passkey, making and showing it: the options for the browser, and the verification of its answer. The same for members
// and staff, each with host, origins and challenges of their own.
import type {
  authenticationResponse,
  registrationResponse,
} from '@parlour/contract/passkey/webauthn.schema';
import type { z } from 'zod';
import {
  challengeMs,
  mintChallenge,
  readChallenge,
  type ChallengeScope,
  type GoodChallenge,
} from './challenge.ts';
import { algorithms, webAuthn } from './library.ts';

export type MadePasskey = z.output<typeof registrationResponse>;
export type ShownPasskey = z.output<typeof authenticationResponse>;

export type PasskeyCeremony = {
  scope: ChallengeScope;
  /** The name of the host to which the passkey belongs. */
  rpId: string;
  /** The origins whose pages may use it. */
  origins: string[];
};
type CeremonyDeps = { secretKey: Buffer; clock: () => Date };

type PasskeyOwner = {
  /** The id that the authenticator returns when the passkey is shown. */
  id: string;
  name: string;
  /** The name of the site, as the authenticator shows it. */
  site: string;
  /** The owner's passkeys: an authenticator that has one of them makes no second one. */
  own: { credentialId: Buffer; transports: string[] }[];
};

/** Options for the browser to make a passkey that is found without a name and has to be unlocked. */
export async function offerPasskey(
  { scope, rpId }: PasskeyCeremony,
  { id, name, site, own }: PasskeyOwner,
  { secretKey, clock }: CeremonyDeps,
) {
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: site,
    rpID: rpId,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    challenge: new Uint8Array(mintChallenge(secretKey, scope, clock())),
    timeout: challengeMs,
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    supportedAlgorithmIDs: [...algorithms],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Verifies a passkey that was made. Null if it does not answer a challenge of the ceremony, was made elsewhere, or was not unlocked. */
export async function verifyMade(
  { scope, rpId, origins }: PasskeyCeremony,
  response: MadePasskey,
  { secretKey, clock }: CeremonyDeps,
) {
  let challenge = null as GoodChallenge | null;
  const { verifyRegistrationResponse } = await webAuthn();
  // Throws if the response does not follow the standard.
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (text) => {
      challenge = readChallenge(secretKey, scope, { challenge: text, now: clock() });
      return challenge !== null;
    },
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
  }).catch(() => null);
  if (!verified?.verified || challenge === null) return null;
  const { credential, aaguid } = verified.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    aaguid,
    challenge,
  };
}

/** Options for the browser to show a passkey. Without a list of passkeys: the browser offers any of this host. */
export const askForPasskey = (
  { scope, rpId }: PasskeyCeremony,
  { secretKey, clock }: CeremonyDeps,
) => ({
  challenge: mintChallenge(secretKey, scope, clock()).toString('base64url'),
  rpId,
  timeout: challengeMs,
  userVerification: 'required' as const,
});

type StoredKey = { publicKey: Buffer; counter: number };

/**
 * Verifies a passkey that was shown, by the stored key. Null if it does not answer a challenge of the ceremony, was shown elsewhere, was not
 * unlocked, or its counter has not increased.
 */
export async function verifyShown(
  { scope, rpId, origins }: PasskeyCeremony,
  { response, stored }: { response: ShownPasskey; stored: StoredKey },
  { secretKey, clock }: CeremonyDeps,
): Promise<{ counter: number; challenge: GoodChallenge } | null> {
  let challenge = null as GoodChallenge | null;
  const { verifyAuthenticationResponse } = await webAuthn();
  // Throws if the response does not follow the standard, or its counter has not increased.
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (text) => {
      challenge = readChallenge(secretKey, scope, { challenge: text, now: clock() });
      return challenge !== null;
    },
    expectedOrigin: origins,
    expectedRPID: rpId,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(stored.publicKey),
      counter: stored.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified || challenge === null) return null;
  return { counter: verified.authenticationInfo.newCounter, challenge };
}

/** Returns the id of the owner that the authenticator stored with the passkey; empty if it returned none. */
export const ownerIdOf = ({ response }: ShownPasskey): string =>
  Buffer.from(response.userHandle ?? '', 'base64url').toString();
