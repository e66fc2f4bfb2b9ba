// What a device remembers instead of a password (SESS-03, weak spot 3): `dt1.<selector>.<secret>`. The secret changes with each use. A secret that was changed
// already and is shown again is a copy: then what the device remembered ends, and its owner has to log in.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@parlour/database/connection';
import { hashSecret, mintSecret, secretAfter } from './secret.ts';
import {
  insertRemembered,
  lockRemembered,
  removeRemembered,
  turnRemembered,
  type RememberedRow,
} from './remembered-store.ts';

/** It ends so long after its last use. */
export const rememberedMs = 30 * 86_400_000;

const format = /^dt1\.([\w-]{22})\.([\w-]{43})$/;

/** A password of this shape is none: nobody has to guess which of the two is meant. */
export const isRememberToken = (text: string): boolean => format.test(text);

const textOf = (selector: Buffer, secret: string): string =>
  `dt1.${selector.toString('base64url')}.${secret}`;

type Owner = { merchantCode: string; memberId: string; deviceHash: Buffer; now: Date };

/** A new one for a device; of many that are asked for each is its own. */
export async function mintRemembered(tx: Tx, { now, ...owner }: Owner): Promise<string> {
  const selector = randomBytes(16);
  const { secret, hash: secretHash } = mintSecret();
  await insertRemembered(tx, {
    ...owner,
    selector,
    secretHash,
    previousHash: null,
    createdAt: now,
    usedAt: now,
  });
  return textOf(selector, secret);
}

export type Shown =
  | { is: 'good'; memberId: string; next: string }
  | { is: 'unknown' }
  /** Its member's other devices are not touched: they remember by secrets of their own. */
  | { is: 'copied'; memberId: string };

type Use = { token: string; deviceHash: Buffer | null; now: Date; secretKey: Buffer };

/**
 * Spends a secret for the next one. The one before counts as long as the new one was never used, and gives the same new one: its answer
 * may have been lost on a slow line, and two tabs that open together show it both.
 */
export async function useRemembered(tx: Tx, shown: Use): Promise<Shown> {
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

/** Whether what the token stands for was not ended. It ends no sooner than this transaction. */
export async function isRemembered(tx: Tx, token: string): Promise<boolean> {
  const [, selector = ''] = format.exec(token) ?? [];
  return (await lockRemembered(tx, Buffer.from(selector, 'base64url'))) !== null;
}

const isOver = ({ usedAt }: RememberedRow, now: Date): boolean =>
  now.getTime() - usedAt.getTime() >= rememberedMs;

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
