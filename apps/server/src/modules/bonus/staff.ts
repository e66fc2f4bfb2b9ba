// What staff does with bonuses, by the names that people know (`npm run bonus`).
import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { openWallet } from '#modules/wallet';
import { grantBonus, type BonusGrant, type GrantedBonus } from './grant-bonus.ts';
import { findMemberId, listGranted, type GrantedRow } from './store.ts';

type Deps = { database: Database; merchant: Merchant };
type Terms = Omit<BonusGrant, 'merchantCode' | 'memberId' | 'currency'>;

/** In the currency of the wallet that the member plays with. Null where the merchant has nobody of that name. */
export async function grantByName(
  username: string,
  terms: Terms,
  { database, merchant }: Deps,
): Promise<(GrantedBonus & { currency: string }) | null> {
  const merchantCode = merchant.code;
  const memberId = await database.query(merchantCode, (tx) => findMemberId(tx, username));
  if (memberId === null) return null;
  const { currency } = await openWallet(database, merchant, memberId);
  const grant = { ...terms, merchantCode, memberId, currency };
  const granted = await database.transaction(merchantCode, (tx) => grantBonus(tx, grant));
  return { ...granted, currency };
}

const mostShown = 200;

/** The newest first, of one member or of all. */
export const listForStaff = (
  username: string | null,
  { database, merchant }: Deps,
): Promise<GrantedRow[]> =>
  database.query(merchant.code, (tx) => listGranted(tx, username, mostShown));
