// The test's own merchant with announcements, which its guests and members see at home.
import type { AnnouncementFile } from '@parlour/contract/announcements/announcement-group.schema';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { announce as publish } from '@parlour/seed/testing/announcement-fixtures';
import type { Page } from '@playwright/test';
import { ownerUrlOf } from './own-member.ts';
import { openOwnMerchant } from './own-merchant.ts';
import { enterAs } from '../page/enter-as.ts';
import { expect } from '../page/site.ts';

type Item = AnnouncementFile['announcements'][number];

export const announcement = (id: string, traits: Partial<Item> = {}): Item => ({
  id,
  audience: 'members',
  texts: { EN: { title: `About ${id}`, content: `<p>All of ${id}.</p>` } },
  ...traits,
});

export async function openAnnouncing(
  page: Page,
  file: Partial<AnnouncementFile>,
  settings: SettingTexts = {},
) {
  const merchant = await openOwnMerchant(page, { guestLobby: 'on', ...settings });
  const place = { ownerUrl: ownerUrlOf(), merchantCode: merchant.code };
  const announce = async (changed: Partial<AnnouncementFile>): Promise<void> => {
    const whole = { group: 'm_home', announcements: [announcement('news')], ...changed };
    await publish(place, whole);
  };
  await announce(file);
  return {
    merchant,
    announce,
    /** Logs in a new member and leads to home. */
    enter: async (traits?: Parameters<typeof merchant.createMember>[0]) => {
      const member = await merchant.createMember(traits);
      await enterAs(page, merchant.url('/m/home'), member);
      await expect(page).toHaveURL(/\/m\/home$/);
      return member;
    },
  };
}

export const announcementOf = (page: Page, name = 'Announcement') =>
  page.getByRole('dialog', { name, exact: true });
