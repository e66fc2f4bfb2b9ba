// Promotions for tests, written and published as an operator does it.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { importPromotion, setState } from './staff-rules.ts';
import { readPromotion } from '@parlour/server/staff/rewards/promotions';
import type { TestMerchant } from './lobby-fixtures.ts';

/** Publishes a promotion and returns its id. Default: 10.00 once, for all members. */
export async function publishPromotion(
  place: TestMerchant,
  over: Partial<PromotionFile> = {},
): Promise<string> {
  const file: PromotionFile = {
    code: 'welcome',
    type: 'REGISTER',
    texts: { EN: { title: 'Welcome', line: 'Ten for you' } },
    rule: { kind: 'gift', every: 'once', reward: { kind: 'cash', amount: '10' } },
    ...over,
  };
  const at = new Date();
  const id = await importPromotion(place, readPromotion(file), at);
  await setState(place, { code: file.code, state: 'live', at });
  return id;
}
