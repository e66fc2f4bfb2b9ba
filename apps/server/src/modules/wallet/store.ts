// Stores the tokens with which vendors call a member's wallet, by their hashes.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld } from '@parlour/database/statement';
import { walletTokens } from '@parlour/database/tables/vendor-wallet';

export const insertWalletToken = (tx: Tx, created: typeof walletTokens.$inferInsert) =>
  tx.insert(walletTokens).values(created).execute();

export const removeOldWalletTokens = removerOfOld({
  table: 'wallet_token',
  key: 'token_hash',
  time: 'created_at',
});
