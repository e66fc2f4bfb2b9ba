// Promotions for tests, as an operator writes and publishes them.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { importPromotion, readPromotion, setState } from '../rewards/promotions.ts';

type Place = { ownerUrl: string; merchantCode: string };

/** What is not said: 10.00 once, for everybody. Gives its id. */
export async function publishPromotion(
  place: Place,
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
