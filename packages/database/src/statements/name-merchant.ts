// Names the merchant of a transaction, in the only place that knows how: row-level security compares this setting with each row.
// A database that sets it another way (`set local` alone, as Citus passes on to its workers) needs a change here and nowhere else.
import pg from 'pg';

/** Sets the merchant, the first value, until the transaction ends, never longer (T2). */
const namesMerchant = `set_config('app.merchant', $1, true)`;

/** Names the merchant in a message that precedes a statement. */
export const nameMerchant = { name: 'name_merchant', text: `select ${namesMerchant}` };

/** Begins and names the merchant in one message: for a read of one row, each further message would be noticeable. */
export const beginFor = (merchantCode: string): string =>
  `begin; set local app.merchant = ${pg.escapeLiteral(merchantCode)}`;

type Waits = {
  /** Milliseconds to wait for a lock. */
  lockWaitMs: number;
  /** Milliseconds for which an idle transaction may hold its lock. */
  holdMs: number;
};

/** Names the merchant and limits the waits of a decision, in one message. */
export const nameMerchantAndWaits = (
  merchantCode: string,
  { lockWaitMs, holdMs }: Waits,
): pg.QueryConfig<string[]> => ({
  name: 'set_merchant_and_waits',
  text: `select ${namesMerchant}, set_config('lock_timeout', $2, true),
    set_config('idle_in_transaction_session_timeout', $3, true)`,
  values: [merchantCode, `${lockWaitMs}ms`, `${holdMs}ms`],
});
