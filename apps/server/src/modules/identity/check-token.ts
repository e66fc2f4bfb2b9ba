// Checks whether an ID token now proves an identity to this merchant (A11, IDP-02).
import { createHash } from 'node:crypto';
import type { IdentityChannel } from '@parlour/contract/identity/channels';
import type { Database, Tx } from '@parlour/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import { hasIdentity, type Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import { readMobile } from '#modules/messages';
import type { IdentityClaims, VerifyIdentity } from '#providers/identity/identity';
import { insertUsedToken, type IdentityKey } from './store.ts';

export type IdentityDeps = {
  database: Database;
  verifyIdentity: VerifyIdentity;
  clock: () => Date;
  log: FastifyBaseLogger;
};

export type PresentedToken = { channel: IdentityChannel; idToken: string };

export type Identity = IdentityKey & {
  channel: IdentityChannel;
  /** The name that its owner knows the identity by: e-mail address, number or name. */
  label: string;
  /** Proven number in the format that our own codes use, so that both find the same account. */
  phoneNumber: string | null;
  /** Null also for an address that the service has not proven. */
  email: string | null;
  tokenHash: Buffer;
  /** The token's name from `nameOfToken`. */
  tokenName: string;
  expiresAt: Date;
};

/** Maximum age of the sign-in: an old token left on a device opens nothing. */
const freshMs = 5 * 60_000;

/** Checks a token without spending it. Null if it is not one of ours, too old, or for another sign-in method. */
export async function checkToken(
  merchant: Merchant,
  { channel, idToken }: PresentedToken,
  { verifyIdentity, clock, log }: IdentityDeps,
): Promise<Identity | null> {
  const projectId = merchant.setting('firebase.projectId');
  const keysUrl = merchant.setting('firebase.keysUrl');
  if (projectId === null || keysUrl === null || !hasIdentity(merchant)) {
    throw new Refusal('function.not.available');
  }
  const now = clock();
  const verdict = await verifyIdentity({ projectId, keysUrl }, idToken, now);
  if ('trouble' in verdict) {
    const { trouble, why } = verdict;
    log.warn({ merchant: merchant.code, why }, `an ID token is ${trouble}`);
    if (trouble === 'unavailable') throw new Refusal('service_unavailable');
    return null;
  }
  const { claims } = verdict;
  const isFresh = now.getTime() - claims.authenticatedAt.getTime() <= freshMs;
  if (!isFresh || claims.provider !== providerOf(merchant, channel)) return null;
  return { ...identityOf(claims), channel, ...tokenOf(idToken) };
}

/** The service's name for the sign-in method. */
function providerOf(merchant: Merchant, channel: IdentityChannel): string {
  if (channel === 'line') return merchant.setting('firebase.lineProvider');
  return channel === 'phone' ? 'phone' : `${channel}.com`;
}

const identityOf = (claims: IdentityClaims) => {
  const { issuer, subject, email, isEmailProven, name, phoneNumber, expiresAt } = claims;
  return {
    issuer,
    subject,
    phoneNumber: phoneNumber && (readMobile(phoneNumber, undefined) ?? phoneNumber),
    email: isEmailProven ? email : null,
    expiresAt,
    label: email ?? phoneNumber ?? name ?? '',
  };
};

const tokenOf = (idToken: string) => ({
  tokenHash: hashToken(idToken),
  tokenName: nameOfToken(idToken),
});

const hashToken = (idToken: string): Buffer => createHash('sha256').update(idToken).digest();

/** The name of a caller who has only a token, used in limits and the audit trail. */
export const nameOfToken = (idToken: string): string =>
  `identity:${hashToken(idToken).toString('hex').slice(0, 16)}`;

/** Spends the token. Returns false if it was used before: each counts once, so that an intercepted token is of no use. */
export const spendToken = (tx: Tx, { tokenHash, expiresAt }: Identity): Promise<boolean> =>
  insertUsedToken(tx, { tokenHash, expiresAt });
