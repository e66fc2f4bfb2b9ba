// What demo members start with: an entry in the ledger, as all money is.
import { readSettings } from '@parlour/contract/settings.schema';
import { unitsInOne } from '@parlour/contract/money';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { members } from '../tables/member.ts';
import type { demoMerchants } from './demo-facts.ts';

const openingAmount = 10_000n * unitsInOne;

/** Every member of the merchant gets a wallet with 10,000.00 of the merchant's currency. */
export async function seedOpenings(
  tx: NodePgDatabase,
  { settings }: (typeof demoMerchants)[number],
): Promise<void> {
  const currency = readSettings(settings)('currency');
  await tx.execute(sql`
    select post_movement('opening', 'opening:' || ${members.id}, null, now(), ${currency},
      array[open_account('wallet', ${currency}, ${members.id}, null),
            open_account('operator', ${currency}, null, null)],
      array[${openingAmount}::bigint, ${-openingAmount}::bigint])
    from ${members} order by ${members.id}`);
}
