// Keeps the tokens by which vendors ask for a member's wallet, by their hashes.
import type { Tx } from '@parlour/database/connection';
import { walletTokens } from '@parlour/database/tables/vendor-wallet';

export const insertWalletToken = (tx: Tx, created: typeof walletTokens.$inferInsert) =>
  tx.insert(walletTokens).values(created).execute();
