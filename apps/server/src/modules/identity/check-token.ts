// Whether an ID token proves who somebody is, to this merchant, now (A11, IDP-02).
import { createHash } from 'node:crypto';
import type { IdentityChannel } from '@parlour/contract/identity/channels';
import type { Database, Tx } from '@parlour/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import { hasIdentity, type Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import { readMobile } from '#modules/messages';
import type { IdentityClaims, VerifyIdentity } from '#providers/identity/identity';
import { insertUsedToken, type Who } from './store.ts';

export type IdentityDeps = {
  database: Database;
  verifyIdentity: VerifyIdentity;
  clock: () => Date;
  log: FastifyBaseLogger;
};

export type GivenToken = { channel: IdentityChannel; idToken: string };

export type Identity = Who & {
  channel: IdentityChannel;
  /** By which its owner knows it. */
  label: string;
  /** As our own codes keep it, so that both ways find one account; proven. */
  phoneNumber: string | null;
  /** Null also for one that the service has not proven. */
  email: string | null;
  tokenHash: Buffer;
  /** See `nameOfToken`. */
  tokenName: string;
  expiresAt: Date;
};

/** Whoever signed in longer ago signs in anew: a token that lies about on a device opens nothing. */
const freshMs = 5 * 60_000;

/** Null for a token that is none of ours, too old, or of another way to sign in. It is not spent by that. */
export async function checkToken(
  merchant: Merchant,
  { channel, idToken }: GivenToken,
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

/** How the service names the ways to sign in. */
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

/** Who comes by a token has no name yet: what stands in its place, in limits and in the trace. */
export const nameOfToken = (idToken: string): string =>
  `identity:${hashToken(idToken).toString('hex').slice(0, 16)}`;

/** False where it was used before: each counts once, so that one that was overheard is of no use. */
export const spendToken = (
  tx: Tx,
  merchantCode: string,
  { tokenHash, expiresAt }: Identity,
): Promise<boolean> => insertUsedToken(tx, { merchantCode, tokenHash, expiresAt });
