import type { Database } from '@parlour/database/connection';
import { walletTokens } from '@parlour/database/tables/vendor-wallet';

type NewToken = Omit<typeof walletTokens.$inferInsert, 'merchantCode'>;

export const walletTokenStore = (database: Database) => ({
  insert: (merchantCode: string, created: NewToken) =>
    database.query(merchantCode, (tx) =>
      tx
        .insert(walletTokens)
        .values({ merchantCode, ...created })
        .execute(),
    ),
});
