import { shapes } from '@parlour/contract/contract.schema';
import { currencyStyle, decimalText } from '@parlour/contract/money';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { route, type Api } from '#http/route';
import type { LedgerStore } from '#modules/ledger';

export function walletRoutes(api: Api, ledger: LedgerStore): void {
  route(api, [walletBalance, shapes.walletBalance], async (_input, { merchant, session }) => {
    const [wallet] = await ledger.listWallets(merchant.code, session.memberId);
    // A reading opens nothing (S5): without a wallet there is nothing in it.
    const currency = wallet?.currency ?? merchant.setting('currency');
    return {
      sumBalance: decimalText(wallet?.balance ?? 0n, currency),
      currency,
      currencySymbol: currencyStyle(currency).symbol,
    };
  });
}
