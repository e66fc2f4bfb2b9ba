// Stores the tokens with which vendors call a member's wallet, by their hashes.
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export const insertWalletToken = tenantStatement<shapes.InsertWalletToken>(
  'insert_wallet_token',
  `insert into wallet_token (merchant_code, token_hash, member_id, session_id, integration, game_code, currency,
     created_at)
   values ($merchant, $tokenHash, $memberId, $sessionId, $integration, $gameCode, $currency, $createdAt)`,
);

export const removeOldWalletTokens = tenantStatement<shapes.RemoveOldWalletToken>(
  'remove_old_wallet_token',
  `delete from wallet_token where merchant_code = $merchant and token_hash = any (array(
     select token_hash from wallet_token where merchant_code = $merchant and created_at < $before
      order by created_at limit $most::int
   )) returning token_hash as hash`,
);
