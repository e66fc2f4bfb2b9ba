// The test's own merchant with a reward centre: its offers and members.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { createMember } from '@parlour/database/testing/fixtures';
import { readBalances } from '@parlour/seed/testing/ledger-fixtures';
import { publishPromotion } from '@parlour/seed/testing/reward-fixtures';
import type { Page } from '@playwright/test';
import { ownerUrlOf } from './own-member.ts';
import { openOwnMerchant } from './own-merchant.ts';
import { enterAs } from '../page/enter-as.ts';
import { expect, hydrated } from '../page/site.ts';

export type Traits = Parameters<typeof createMember>[2];
export type Offer = Partial<PromotionFile>;

export const centre = '/m/rewardCenter';

export async function openRewards(page: Page, offers: Offer[], settings: SettingTexts = {}) {
  const merchant = await openOwnMerchant(page, { 'flags.REWCEN3': 'on', ...settings });
  const place = { ownerUrl: ownerUrlOf(), merchantCode: merchant.code };
  const ids: string[] = [];
  for (const offer of offers) ids.push(await publishPromotion(place, offer));
  return {
    merchant,
    place,
    ids,
    /** Logs in a new member and opens `path`. */
    enter: async (at: Page, path: string, traits: Traits = {}) => {
      const member = await createMember(ownerUrlOf(), merchant.code, traits);
      await enterAs(at, merchant.url('/m/home'), member);
      await expect(at).toHaveURL(/\/m\/home$/);
      await at.goto(merchant.url(path));
      await hydrated(at);
      return { member, holds: async () => (await readBalances(place, member.id))['USD'] ?? 0n };
    },
  };
}

export const readyRows = (page: Page) =>
  page.getByRole('list', { name: 'Ready to claim' }).getByRole('listitem');
