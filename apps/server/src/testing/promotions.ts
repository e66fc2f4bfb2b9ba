// Promotions for tests of the server, written as operators write them, and published.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { importPromotion, setState } from '@parlour/seed/testing/staff-rules';
import { readPromotion } from '../modules/rewards/promotions/read-promotion.ts';
import {
  createMember,
  type createMerchant,
  type TestMember,
} from '@parlour/database/testing/fixtures';
import { readBalances } from '@parlour/seed/testing/ledger-fixtures';
import type { TestSite } from './test-site.ts';
import { createVendorMerchant } from './vendor.ts';
import { visit } from './visitor.ts';

type Settings = Parameters<typeof createMerchant>[1];

/** A promotion; by default a gift of 10.00, once, for all members. */
export const gift = (over: Partial<PromotionFile> = {}): PromotionFile => ({
  code: 'welcome',
  type: 'REGISTER',
  texts: { EN: { title: 'Welcome', line: 'Ten for you' } },
  rule: { kind: 'gift', every: 'once', reward: { kind: 'cash', amount: '10' } },
  ...over,
});

/** Creates a merchant with a reward centre. Returns functions that publish promotions and log members in. */
export async function openRewards(site: TestSite, settings: Settings = {}) {
  const { ownerUrl } = site.urls;
  // The merchant's games are also played at a vendor.
  const merchant = await createVendorMerchant(site, { 'flags.REWCEN3': 'on', ...settings });
  await site.merchants.reload();
  const place = { ownerUrl, merchantCode: merchant.code };
  const at = new Date('2026-11-21T00:00:00Z');
  return {
    merchant,
    place,
    /** Publishes the promotion. Returns its id. */
    publish: async (file: PromotionFile): Promise<string> => {
      const id = await importPromotion(place, readPromotion(file), at);
      await setState(place, { code: file.code, state: 'live', at });
      return id;
    },
    /** Creates a member who is logged in. */
    join: async (traits: Parameters<typeof createMember>[2] = {}) => {
      const member: TestMember = await createMember(ownerUrl, merchant.code, traits);
      const visitor = visit(site.app, merchant);
      await visitor.logIn(member);
      const holds = async (currency = 'USD') =>
        (await readBalances(place, member.id))[currency] ?? 0n;
      /** The same session at another process. */
      const on = ({ app: other }: TestSite) => {
        const { token, cookie } = visitor;
        return Object.assign(visit(other, merchant), { token, cookie });
      };
      return { member, visitor, holds, on };
    },
  };
}
