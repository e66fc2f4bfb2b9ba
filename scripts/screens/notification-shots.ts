// Screens of the page behind the bell.
import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

const looks = [
  { merchant: 'lumen' },
  { merchant: 'marigold' },
  { merchant: 'lumen', language: 'UR' },
  { merchant: 'marigold', language: 'TH' },
] as const;
const page = { path: '/m/member/notifications', as: 'member', isAnnounced: true } as const;

const openFirst = async (shown: Page) => {
  await shown.locator('main a[href*="notifications?id="]').first().click();
  await shown.waitForURL(/notifications\?id=/);
};

export const notificationShots: Shot[] = looks.flatMap((look): Shot[] => [
  { ...page, ...look, name: 'notifications' },
  { ...page, ...look, name: 'notification', act: openFirst },
]);
