// Keeps the tokens by which vendors ask for a member's wallet, by their hashes.
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { walletTokens } from '@parlour/database/tables/vendor-wallet';

export const insertWalletToken = (tx: Tx, created: typeof walletTokens.$inferInsert) =>
  tx.insert(walletTokens).values(created).execute();

const removeOld = statement<object, [before: Date, most: number]>(
  'remove_old_wallet_tokens',
  `delete from wallet_token where token_hash = any (array(
     select token_hash from wallet_token where created_at < $1 order by created_at limit $2
   )) returning member_id`,
);

export const removeOldWalletTokens = async (tx: Tx, before: Date, most: number): Promise<number> =>
  (await removeOld(tx, before, most)).length;
