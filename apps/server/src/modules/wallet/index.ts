// The member's own wallet: what it holds, and the tokens by which a game vendor may ask for it. What vendors do with it is vendor-wallet's business.
import { currencyStyle, decimalText } from '@parlour/contract/money';
import type { Database } from '@parlour/database/connection';
import { listMemberAccounts, type MemberAccount } from '#modules/ledger';
import type { ServerModule } from '#server/module';
import { removeOldWalletTokens } from './store.ts';

export { mintWalletToken } from './wallet-token.ts';
export { memberOfVendorUser, vendorUser } from './vendor-user.ts';
export { openWallet } from './open-wallet.ts';

const day = 24 * 3_600_000;
/** Bets with a token end with its session, and wins and rollbacks of known bets need none: this is how late a vendor may pay a prize of its own promotion. */
const tokenKeptMs = 30 * day;

const bonusIn = (accounts: MemberAccount[], currency: string): bigint =>
  accounts.find((each) => each.kind === 'bonus' && each.currency === currency)?.balance ?? 0n;

export const walletModule = ({ database }: { database: Database }): ServerModule => ({
  name: 'wallet',
  calls: {
    walletBalance: async (_input, { merchant, session }) => {
      const accounts = await database.read(merchant.code, (tx) =>
        listMemberAccounts(tx, session.memberId),
      );
      const wallet = accounts.find(({ kind }) => kind === 'wallet');
      // A reading opens nothing (S5): without a wallet there is nothing in it.
      const currency = wallet?.currency ?? merchant.setting('currency');
      const cash = wallet?.balance ?? 0n;
      const bonus = bonusIn(accounts, currency);
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
