// Home under load: the number of its elements, no layout shifts, and restored scroll positions.
import { createBanners } from '@parlour/seed/testing/lobby-fixtures';
import type { Page } from '@playwright/test';
import { findCrowding, textSizeOf } from '../page/crowding.ts';
import { openLargeLobby } from '../own/large-lobby.ts';
import { enterWithGames, ownerUrlOf } from '../own/own-member.ts';
import { openOwnMerchant } from '../own/own-merchant.ts';
import { enterAs } from '../page/enter-as.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { enterDemo, expect, hydrated, merchantUrl, test, withMotion } from '../page/site.ts';

const mostElements = 900;
const countElements = (page: Page) => page.locator('*').count();
const lanes = (page: Page) => page.locator('main section.lane');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

async function enterHome(page: Page): Promise<void> {
  await enterDemo(page, 'lumen');
  await expect(lanes(page).first().getByRole('link').nth(2)).toBeVisible();
}

/** Opens a home with more lanes and games than are rendered at once. */
async function enterLargeHome(page: Page): Promise<void> {
  const merchant = await openLargeLobby(page);
  await page.goto(merchant.url('/m/home'));
  await hydrated(page);
  await expect(lanes(page).first().getByRole('link').nth(2)).toBeVisible();
}

/* Runs in the page: adds up layout shifts, at any scroll position. */
function watchShifts(): void {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value } = entry as unknown as { value: number };
      Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + value });
    }
  }).observe({ type: 'layout-shift' });
}
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

test('LOBBY-04 home holds at most 900 elements wherever it is scrolled to, shows every lane that is in view, and nothing in it moves', async ({
  page,
}) => {
  await enterHome(page);
  await page.evaluate(watchShifts);
  const height = await page.evaluate('document.documentElement.scrollHeight');
  const seen = new Set<string>();
  for (let y = 0; y < Number(height); y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    // All lanes in view have their games.
    await expect(async () => {
      const inView = await page.evaluate(() =>
        [...document.querySelectorAll('main section.lane')]
          .filter((lane) => {
            const { top, bottom } = lane.getBoundingClientRect();
            return bottom > 0 && top < window.innerHeight;
          })
          .map((lane) => [
            lane.querySelector('h2')?.textContent ?? '',
            lane.querySelectorAll('ul a').length,
          ]),
      );
      for (const [name, links] of inView) {
        expect(links, String(name)).toBeGreaterThan(0);
        seen.add(String(name));
      }
    }).toPass();
    expect(await countElements(page)).toBeLessThanOrEqual(mostElements);
  }
  expect(seen.size).toBe(await lanes(page).count());
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(height);
  expect(await shiftsOf(page)).toBeLessThan(0.01);
});

test('LOBBY-04 a banner alone is as wide as what stands above it', nightly, async ({ page }) => {
  const merchant = await openOwnMerchant(page, {});
  await createBanners({ ownerUrl: ownerUrlOf(), merchantCode: merchant.code }, [
    { linkageType: 'URL', url: '/m/game' },
  ]);
  const { username, password } = await merchant.createMember();
  await enterAs(page, merchant.url('/m/home'), { username, password });
  await expect(page.locator('.scroller--banners > li')).toHaveCount(1);
  // Hydration replaces the server's elements, so a box may be read in between.
  await expect(async () => {
    const [banner, balance] = await Promise.all(
      [page.locator('.banner'), page.getByRole('region', { name: 'Balance' })].map((each) =>
        each.boundingBox(),
      ),
    );
    expect(banner?.width).toBeGreaterThan(300);
    expect([banner?.x, banner?.width]).toEqual([balance?.x, balance?.width]);
  }).toPass();
});

test(
  'LOBBY-04 a row that was scrolled is found again, after its lane was out of the page',
  nightly,
  async ({ page }) => {
    await enterLargeHome(page);
    const row = page.getByRole('region', { name: 'Slots', exact: true }).locator('ul');
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('link').nth(2)).toBeVisible();
    await row.evaluate((list) => list.scrollTo(500, 0));
    const moved = await row.evaluate((list) => list.scrollLeft);
    expect(moved).toBeGreaterThan(300);
    const card = row.getByRole('listitem').nth(5).getByRole('heading');
    const name = await card.textContent();
    await page.evaluate('window.scrollTo(0, 100000)');
    await expect(row.getByRole('heading', { name: name ?? '' })).toHaveCount(0);
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('heading', { name: name ?? '' })).toBeInViewport();
    expect(await row.evaluate((list) => list.scrollLeft)).toBe(moved);
  },
);

test('LOBBY-04 home and the games are found as they were left, by their tabs and by the way back', async ({
  page,
}) => {
  await enterLargeHome(page);
  await page.evaluate('window.scrollTo(0, 900)');
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(900);
  await tab(page, 'Games').click();
  await expect(page.locator('main .cover-grid h3').first()).not.toBeEmpty();
  expect(await page.evaluate('window.scrollY')).toBe(0);
  await page.getByRole('tab', { name: /^Live/ }).click();
  await expect(page).toHaveURL(/category=LIVE$/);
  await tab(page, 'Home').click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(900);
  await tab(page, 'Games').click();
  await expect(page).toHaveURL(/category=LIVE$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(900);
  // A press on the current tab leads to its top.
  await tab(page, 'Home').click();
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(0);
});

test('LOBBY-04 tabs cross-fade, and change at once where motion is not wanted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const kinds: unknown[] = [];
    Object.assign(window, { kinds });
    document.startViewTransition = (update) => {
      kinds.push(document.documentElement.dataset['transition']);
      return start(update);
    };
  });
  await page.emulateMedia(withMotion.contextOptions);
  await enterHome(page);
  const kinds = () => page.evaluate(() => (window as unknown as { kinds: unknown[] }).kinds);
  const goTo = async (name: string, address: RegExp) => {
    await tab(page, name).click();
    await expect(page).toHaveURL(address);
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
  };
  // At the first press the page behind a tab may still be loading.
  await goTo('Games', /\/m\/game/);
  await goTo('Home', /\/m\/home$/);
  await goTo('Games', /\/m\/game/);
  expect((await kinds()).slice(-2)).toEqual(['tab', 'tab']);
  const times = (await kinds()).length;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goTo('Home', /\/m\/home$/);
  expect(await kinds()).toHaveLength(times);
});

test('LOBBY-04 a tapped cover grows into the page of its game, and does not where motion is not wanted', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { names: [] });
    document.startViewTransition = (update) => {
      const named = [...document.querySelectorAll<HTMLElement>('.cover')].filter(
        (cover) => getComputedStyle(cover).viewTransitionName === 'launch-cover',
      );
      (window as unknown as { names: number[] }).names.push(named.length);
      return start(update);
    };
  });
  // The launch stays pending.
  await page.route('**/wps/game/launchGame*', () => undefined);
  await page.emulateMedia(withMotion.contextOptions);
  await enterHome(page);
  const grown = () => page.evaluate(() => (window as unknown as { names: number[] }).names);
  const tapCard = async () => {
    await lanes(page).first().getByRole('link').nth(2).click();
    await expect(page.locator('.launch-cover')).toBeVisible();
    await page.goBack();
    await expect(lanes(page).first().getByRole('link').nth(2)).toBeVisible();
  };
  // At the first tap the page may still have been loading.
  await tapCard();
  await tapCard();
  expect((await grown()).at(-1)).toBe(1);
  const times = (await grown()).length;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tapCard();
  expect((await grown()).length).toBe(times);
});

test('LOBBY-10 holding a card opens the sheet of its game, and letting go opens nothing else', async ({
  page,
}) => {
  await page.goto(merchantUrl('marigold', '/m/home'));
  const card = page.getByRole('region', { name: 'Slots', exact: true }).getByRole('link').nth(1);
  const name = await card.getByRole('heading').textContent();
  const box = await card.boundingBox();
  const place = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  const sheet = page.getByRole('dialog', { name: name ?? '' });
  await expect(sheet).toBeVisible();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(sheet.getByRole('link', { name: 'Play demo' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('LAUNCH-04 a guest tries a game from its card', nightly, async ({ page }) => {
  await page.goto(merchantUrl('marigold', '/m/home'));
  const trial = page.getByRole('link', { name: /^Demo: / }).first();
  await trial.click();
  await expect(page).toHaveURL(/\/m\/trialGame\?/);
});

const heads = (page: Page) => page.locator('main .lane-tabs');

/** Expects the tabs on one line, with the link to all games next to them and not over them. */
async function expectOneLine(page: Page): Promise<void> {
  const lane = await heads(page).evaluate((row) => {
    const boxOf = (each: Element | null | undefined) =>
      each?.getBoundingClientRect() ?? new DOMRect();
    const [own, more] = [boxOf(row), boxOf(row.parentElement?.querySelector('.more'))];
    const isRtl = document.documentElement.dir === 'rtl';
    return {
      tops: new Set([...row.children].map((each) => boxOf(each).top)).size,
      more: more.width,
      gap: isRtl ? own.left - more.right : more.left - own.right,
    };
  });
  expect(lane.tops).toBe(1);
  expect(lane.more).toBeGreaterThanOrEqual(44);
  expect(lane.gap).toBeGreaterThanOrEqual(-1);
  expect(await findCrowding(page)).toEqual([]);
}

/** Expects the tapped tab to be in view, as far as it fits. */
async function expectChosenSeen(page: Page, ratio: number): Promise<void> {
  for (const at of [1, 0]) {
    const head = heads(page).getByRole('tab').nth(at);
    await head.click();
    await expect(head).toHaveAttribute('aria-selected', 'true');
    await expect(head).toBeInViewport({ ratio });
  }
}

const sizes = [320, 390].flatMap((width) => [100, 160].map((percent) => ({ width, percent })));

async function expectRoomForHeads(page: Page, ratio: number): Promise<void> {
  const setTextSize = await textSizeOf(page);
  for (const { width, percent } of sizes) {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(percent);
    await test.step(`${width} px, text at ${percent} %`, async () => {
      await expectOneLine(page);
      await expectChosenSeen(page, ratio);
    });
  }
}

for (const language of ['EN', 'TH', 'UR']) {
  test(
    `LOBBY-04, LANG-03 recent games and favourites keep their heads in one line in ${language}, narrow and with large text`,
    gateIf(language === 'UR'),
    async ({ page }) => {
      await enterWithGames(page, 'lumen');
      await page.goto(merchantUrl('lumen', `/m/home?language=${language}`));
      await expect(heads(page)).toBeVisible();
      await hydrated(page);
      await expectRoomForHeads(page, 0.95);
    },
  );
}

test(
  'LOBBY-04, LANG-03 heads that are far too long stay in one line, and are scrolled to',
  nightly,
  async ({ page }) => {
    await enterWithGames(page, 'lumen');
    await expect(heads(page)).toBeVisible();
    await heads(page)
      .getByRole('tab')
      .evaluateAll((all) => {
        const long = ['சமீபத்தில் விளையாடியவை', 'உங்களுக்குப் பிடித்தவை'];
        for (const [at, head] of all.entries()) head.textContent = long[at] ?? '';
      });
    await expectRoomForHeads(page, 0.4);
  },
);
