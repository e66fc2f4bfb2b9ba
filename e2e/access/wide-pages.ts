// Shared by the tests of wide windows: pages to open, boxes of elements, games in view.
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, merchantUrl, type Merchant } from '../page/site.ts';

export const merchants = ['lumen', 'marigold'] as const;

const trial = '/m/trialGame?vendor=PAPERFOX&code=paper-kite&gameType=ARCADE';
export const memberPages = [
  '/m/home',
  '/m/game',
  '/m/member/home',
  '/m/changePsw',
  '/m/member/devices',
  '/m/member/authenticator',
  '/m/leaderBoard',
  '/m/inviteFriends',
  '/m/nowhere',
  '/m/trialGame?vendor=SANDBOX&code=sbx_404',
  trial,
];
export const games = {
  lottery: '/m/launchGame?vendor=TCG_LOTTO_VN&code=minute-six',
  'lottery of the region': '/m/launchGame?vendor=TCG_SEA&code=minute-six-sea',
  lanterns: '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns',
} as const;

export const screenOf = (page: Page) => page.locator('.screen');
export const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export async function boxOf(each: Locator) {
  const { x, y, width, height } = (await each.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, top: y, bottom: y + height, width, height };
}
export const sizeOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export async function openGame(page: Page, merchant: Merchant, path: string): Promise<void> {
  await page.goto(merchantUrl(merchant, path));
  await page.waitForURL(/^http:\/\/studio\.localhost/);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
}

/** Expects the lanterns of the scene to hang from their strings at any width. */
export async function expectLanternsOnStrings(page: Page): Promise<void> {
  const gaps = await page.evaluate(() => {
    const middle = (each: Element) => {
      const { left, right } = each.getBoundingClientRect();
      return (left + right) / 2;
    };
    const strings = [...document.querySelectorAll('.rope path:not(:first-child)')].map(middle);
    return [...document.querySelectorAll('.lantern')].map((each, at) =>
      Math.abs(middle(each) - (strings[at] ?? 0)),
    );
  });
  expect(gaps).toHaveLength(3);
  for (const gap of gaps) expect(gap).toBeLessThan(3);
}

/** Returns the title of a game in the middle of the visible grid, once its rows are rendered at the scroll position. */
export async function titleInView(page: Page): Promise<string> {
  const findMiddle = () =>
    page.locator('main .cover-grid h3').evaluateAll((all) => {
      const middle = innerHeight / 2;
      const far = (each: Element) => Math.abs(each.getBoundingClientRect().top - middle);
      const nearest = all.toSorted((one, two) => far(one) - far(two))[0];
      return nearest && far(nearest) < middle ? (nearest.textContent ?? '') : '';
    });
  let name = '';
  await expect.poll(async () => (name = await findMiddle())).not.toBe('');
  return name;
}
