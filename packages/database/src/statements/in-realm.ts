import type { Tx } from './in-transaction.ts';
import { nameMerchant } from './name-merchant.ts';

/** Runs statements of a transaction in the realm of another code, then names its own merchant again. If `run` throws, the transaction must end. */
export async function inRealm<T>(tx: Tx, code: string, run: (tx: Tx) => Promise<T>): Promise<T> {
  const { $client, merchantCode: own } = tx;
  if (own === null) throw new Error('the transaction has named no merchant');
  await $client.query({ ...nameMerchant, values: [code] });
  const result = await run({ ...tx, merchantCode: code });
  await $client.query({ ...nameMerchant, values: [own] });
  return result;
}
