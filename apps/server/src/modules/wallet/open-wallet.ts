import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import { listWallets, openAccount, type WalletAccount } from '#modules/ledger';

/** Finds or opens the wallet that a member plays with. It is the first one opened, so its currency stays if the merchant's changes. */
export async function openWallet(
  database: Database,
  merchant: Pick<Merchant, 'code' | 'setting'>,
  memberId: string,
): Promise<WalletAccount> {
  const [wallet] = await database.read(merchant.code, (tx) => listWallets(tx, memberId));
  if (wallet) return wallet;
  const currency = merchant.setting('currency');
  const wanted = { kind: 'wallet', currency, memberId } as const;
  const id = await database.query(merchant.code, (tx) => openAccount(tx, wanted));
  return { id, currency, balance: 0n };
}
