// Screens of the question of consent, and of /m/consent.
import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

/** Answers as the server does for a visitor from a country that asks, at a merchant with accounts at networks. */
const asking = (rule: 'ask' | 'tell') => async (page: Page) => {
  const kinds = [
    { kind: 'usage', receivers: ['ga4'] },
    { kind: 'ads', receivers: ['meta', 'tiktok'] },
  ];
  await page.route('**/wps/system/consent*', (route) =>
    route.fulfill({ json: { success: true, value: { rule, kinds } } }),
  );
  await page.evaluate("localStorage.removeItem('consent')");
  await page.reload();
};
const ask = (rule: 'ask' | 'tell') => async (page: Page) => {
  await asking(rule)(page);
  await page.locator('.consent-bar').waitFor();
};
async function showKinds(page: Page): Promise<void> {
  await asking('ask')(page);
  await page.getByRole('switch').first().click();
}

const looks = [
  { merchant: 'lumen' },
  { merchant: 'marigold' },
  { merchant: 'lumen', language: 'UR' },
  { merchant: 'marigold', language: 'TH' },
] as const;

export const trackingShots: Shot[] = looks.flatMap((look) => [
  { ...look, name: 'consent', path: '/m/home', as: 'member', act: ask('ask') },
  { ...look, name: 'consent-told', path: '/m/home', as: 'member', act: ask('tell') },
  { ...look, name: 'consent-kinds', path: '/m/consent', as: 'member', act: showKinds },
]);
