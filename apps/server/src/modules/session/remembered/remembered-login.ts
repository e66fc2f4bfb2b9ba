// A device's remembered login, used instead of a password (SESS-03, weak spot 3): `dt1.<selector>.<secret>`.
// The secret changes with each use. An outdated secret is a copy: the remembered login ends, and the owner has to log in.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@parlour/database/connection';
import { hashSecret, mintSecret, secretAfter } from '../secret.ts';
import {
  insertRemembered,
  lockRemembered,
  removeRemembered,
  turnRemembered,
  type RememberedRow,
} from './store.ts';

/** Life of a remembered login after its last use. */
export const rememberedMs = 30 * 86_400_000;

const format = /^dt1\.([\w-]{22})\.([\w-]{43})$/;

/** Whether the text is a remember token. A password may not have this form, so the two cannot be confused. */
export const isRememberToken = (text: string): boolean => format.test(text);

const textOf = (selector: Buffer, secret: string): string =>
  `dt1.${selector.toString('base64url')}.${secret}`;

type Owner = { memberId: string; deviceHash: Buffer; now: Date };

/** Adds a remembered login for a device and returns its token. */
export async function mintRemembered(tx: Tx, owner: Owner): Promise<string> {
  const selector = randomBytes(16);
  const { secret, hash: secretHash } = mintSecret();
  await insertRemembered(tx, { ...owner, selector, secretHash });
  return textOf(selector, secret);
}

export type RememberedResult =
  | { is: 'good'; memberId: string; next: string }
  | { is: 'unknown' }
  /** A copy was used. The member's other devices have their own secrets and are not affected. */
  | { is: 'copied'; memberId: string };

type RememberedUse = { token: string; deviceHash: Buffer | null; now: Date; secretKey: Buffer };

/**
 * Spends a secret and returns the next one. The previous secret counts until the new one is used, and returns the same new one,
 * because the answer may have been lost, and two tabs that open together send the same secret.
 */
export async function useRemembered(tx: Tx, shown: RememberedUse): Promise<RememberedResult> {
  const [, selectorText = '', secretText = ''] = format.exec(shown.token) ?? [];
  const secretHash = hashSecret(secretText);
  if (secretHash === null) return { is: 'unknown' };
  const selector = Buffer.from(selectorText, 'base64url');
  const row = await lockRemembered(tx, selector);
  if (row === null || isOver(row, shown.now)) return { is: 'unknown' };
  const isOwnDevice = shown.deviceHash !== null && isSame(row.deviceHash, shown.deviceHash);
  const isCurrent = isSame(row.secretHash, secretHash);
  const isPrevious = row.previousHash !== null && isSame(row.previousHash, secretHash);
  if (!isOwnDevice || !(isCurrent || isPrevious)) {
    await removeRemembered(tx, selector);
    return { is: 'copied', memberId: row.memberId };
  }
  const next = secretAfter(shown.secretKey, shown.token);
  await turnRemembered(tx, {
    selector,
    secretHash: next.hash,
    previousHash: secretHash,
    usedAt: shown.now,
  });
  return { is: 'good', memberId: row.memberId, next: textOf(selector, next.secret) };
}

/** Whether the token's remembered login exists; it is locked until the transaction ends. */
export async function isRemembered(tx: Tx, token: string): Promise<boolean> {
  const [, selector = ''] = format.exec(token) ?? [];
  return (await lockRemembered(tx, Buffer.from(selector, 'base64url'))) !== null;
}

const isOver = ({ usedAt }: RememberedRow, now: Date): boolean =>
  now.getTime() - usedAt.getTime() >= rememberedMs;

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
