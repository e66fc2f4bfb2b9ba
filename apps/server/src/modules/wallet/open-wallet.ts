import type { Merchant } from '#http/merchant';
import type { LedgerStore, Wallet } from '#modules/ledger';

/** The wallet that a member plays with: the first one that was opened for it, so its currency stays when the merchant's changes. Opens it where there is none. */
export async function openWallet(
  merchant: Merchant,
  memberId: string,
  ledger: LedgerStore,
): Promise<Wallet> {
  const [wallet] = await ledger.listWallets(merchant.code, memberId);
  if (wallet) return wallet;
  const currency = merchant.setting('currency');
  const id = await ledger.openAccount(merchant.code, { kind: 'wallet', currency, memberId });
  return { id, currency, balance: 0n };
}
