// Grants bonus money, once per source. The bonus is active at once, or waits until the active one ends.
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { lockWallets, openAccount } from '#modules/ledger';
import { readQueue, writeQueue } from './settle-queue.ts';
import { findBonusBySource, insertBonus, type NewBonus } from './store.ts';
import { isWeights } from './terms.ts';

export type BonusGrant = Omit<NewBonus, 'grantedAt'> & { now: Date };
/** `isNew` is false if the source had granted the bonus before; then no money moved. */
export type GrantedBonus = { id: string; isNew: boolean };

/** Grants the bonus in the caller's transaction, and locks the member's wallets there. */
export async function grantBonus(tx: Tx, grant: BonusGrant): Promise<GrantedBonus> {
  const { now, ...granted } = grant;
  const { memberId, currency } = granted;
  if (!isWeights(granted.weights)) {
    throw new Error(
      'the weights of a bonus are whole numbers from 0 to 100, one of them `default`',
    );
  }
  await openAccount(tx, { kind: 'wallet', currency, memberId });
  await openAccount(tx, { kind: 'bonus', currency, memberId });
  await lockWallets(tx, memberId);
  const id = await insertBonus(tx, { ...granted, grantedAt: now });
  if (id === null) return findGranted(tx, granted.source);
  noteChange(tx, { memberId, what: 'promotion' });
  const found = await readQueue(tx, { memberId, currency });
  await Promise.all(writeQueue(tx, found, { memberId, currency, now }).sent);
  return { id, isNew: true };
}

async function findGranted(tx: Tx, source: string): Promise<GrantedBonus> {
  const before = await findBonusBySource(tx, source);
  if (!before) throw new Error(`a bonus of ${source} is there and cannot be read`);
  return { id: before.id, isNew: false };
}
