// The member's own wallet: its balance, and the tokens with which game vendors may call it. The calls of vendors are in vendor-wallet.
import { currencyStyle, decimalText } from '@parlour/contract/money';
import type { Database } from '@parlour/database/connection';
import { balanceOf, listMemberAccounts } from '#modules/ledger';
import type { ServerModule } from '#server/module';
import { removeOldWalletTokens } from './store.ts';

export { mintWalletToken } from './wallet-token.ts';
export { memberOfVendorUser, vendorUser } from './vendor-user.ts';
export { openWallet } from './open-wallet.ts';

const day = 24 * 3_600_000;
/** Time in which a vendor may pay prizes of promotions by a token. Bets end with its session; wins and rollbacks of known bets need no token. */
const tokenKeptMs = 30 * day;

export const walletModule = ({ database }: { database: Database }): ServerModule => ({
  name: 'wallet',
  calls: {
    walletBalance: async (_input, { merchant, session }) => {
      const accounts = await database.read(merchant.code, (tx) =>
        listMemberAccounts(tx, session.memberId),
      );
      // Reading opens no wallet (S5): a missing one has a balance of 0.
      const { currency, cash, bonus } = balanceOf(accounts, merchant.setting('currency'));
      return {
        sumBalance: decimalText(cash + bonus, currency),
        cash: decimalText(cash, currency),
        bonus: decimalText(bonus, currency),
        currency,
        currencySymbol: currencyStyle(currency).symbol,
      };
    },
  },
  expires: [{ keptMs: tokenKeptMs, remove: removeOldWalletTokens }],
});
