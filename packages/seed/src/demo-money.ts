// The opening money of demo members, as entries in the ledger.
import { readSettings } from '@parlour/contract/settings.schema';
import { unitsInOne } from '@parlour/contract/money';
import { inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { members } from '@parlour/database/tables/member';
import { demoVoucherHolders, type demoMerchants } from './demo-facts.ts';
import { paidByVouchers } from './rewards/demo-vouchers.ts';

const openingAmount = 10_000n * unitsInOne;

/** Opens a wallet for every member of the merchant, with 10,000.00 of its currency including the sum that the member's vouchers paid. */
export async function seedOpenings(
  tx: NodePgDatabase,
  { code, settings }: (typeof demoMerchants)[number],
): Promise<void> {
  const currency = readSettings(settings)('currency');
  const amount = sql`(${openingAmount}::bigint - case when ${inArray(members.username, [...demoVoucherHolders])}
      then ${paidByVouchers(code)}::bigint else 0 end)`;
  await tx.execute(sql`
    select post_movement('opening', 'opening:' || ${members.id}, null, now(), ${currency},
      array[open_account('wallet', ${currency}, ${members.id}, null),
            open_account('operator', ${currency}, null, null)],
      array[${amount}, -${amount}])
    from ${members} order by ${members.id}`);
}
