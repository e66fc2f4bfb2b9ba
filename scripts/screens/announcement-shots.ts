// Screens of the announcements over home.
import { clusterUrl } from '@parlour/database/embedded/address';
import { demoPopups } from '@parlour/seed/demo-popups';
import { announce, withdrawAnnouncements } from '@parlour/seed/testing/announcement-fixtures';
import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

const merchants = ['lumen', 'marigold'] as const;

/** Waits for the dialog by its class, because its name differs in each language. */
const comes = (page: Page) => page.locator('dialog[open] section section').first().waitFor();
const next = (page: Page) => page.locator('dialog[open] .icon-button').last().click();

const member = { path: '/m/home', as: 'member', isAnnounced: true } as const;

export const announcementShots: Shot[] = [
  ...merchants.flatMap((merchant): Shot[] => [
    { ...member, name: 'announcement', merchant, act: comes },
    {
      ...member,
      name: 'announcement-next',
      merchant,
      act: async (page) => {
        await comes(page);
        await next(page);
      },
    },
    { ...member, name: 'announcement', merchant, language: 'UR', act: comes },
  ]),
  { ...member, name: 'announcement-guest', merchant: 'marigold', as: 'guest', act: comes },
  { ...member, name: 'announcement-desktop', merchant: 'lumen', on: 'desktop', act: comes },
];

/** Switches the demo's announcements. They exist from the beginning, and home is photographed with and without them. */
export function openAnnouncements(dataDir: string) {
  const shown = new Set<string>(Object.keys(demoPopups));
  return {
    show: async (merchantCode: string, isShown: boolean): Promise<void> => {
      const file = demoPopups[merchantCode];
      if (!file || shown.has(merchantCode) === isShown) return;
      const place = { ownerUrl: clusterUrl(dataDir, 'owner'), merchantCode };
      if (isShown) {
        await announce(place, file);
        shown.add(merchantCode);
      } else {
        await withdrawAnnouncements(place, file.group);
        shown.delete(merchantCode);
      }
      // Every process of the product has the change within a second.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    },
  };
}
