// The opening money of demo members, as entries in the ledger.
import { readSettings } from '@parlour/contract/settings.schema';
import { unitsInOne } from '@parlour/contract/money';
import type { Tx } from '@parlour/database/connection';
import { runStatement } from '@parlour/database/statements/run-statement';
import { demoVoucherHolders, type demoMerchants } from './demo-facts.ts';
import { paidByVouchers } from './rewards/demo-vouchers.ts';

const openingAmount = 10_000n * unitsInOne;

/** Opens a wallet for every member of the merchant, with 10,000.00 of its currency including the sum that the member's vouchers paid. */
export async function seedOpenings(
  tx: Tx,
  { code, settings }: (typeof demoMerchants)[number],
): Promise<void> {
  const currency = readSettings(settings)('currency');
  await runStatement(
    tx,
    `select post_movement('opening', 'opening:' || member.id, null, now(), $2,
       array[open_account('wallet', $2, member.id, null), open_account('operator', $2, null, null)],
       array[opening.amount, -opening.amount])
       from member
      cross join lateral (
        select $3::bigint - case when username = any($4::text[]) then $5::bigint else 0 end as amount) opening
      where merchant_code = $1 order by member.id`,
    [code, currency, openingAmount, demoVoucherHolders, paidByVouchers(code)],
  );
}
