// The site and the games on windows wider than a phone's: tablets use the width, desktops show a framed column (designs 51 to 53).
import type { Locator, Page } from '@playwright/test';
import { openLargeLobby } from '../own/large-lobby.ts';
import { findCrowding } from '../page/crowding.ts';
import { readCode } from '../page/read-code.ts';
import {
  expect,
  expectHome,
  hydrated,
  logIn,
  merchantUrl,
  test,
  type Merchant,
} from '../page/site.ts';

const merchants = ['lumen', 'marigold'] as const;
const column = 480;
const frame = 24;

const trial = '/m/trialGame?vendor=PAPERFOX&code=paper-kite&gameType=ARCADE';
const memberPages = [
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
const games = {
  lottery: '/m/launchGame?vendor=TCG_LOTTO_VN&code=minute-six',
  'lottery of the region': '/m/launchGame?vendor=TCG_SEA&code=minute-six-sea',
  lanterns: '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns',
} as const;

const screenOf = (page: Page) => page.locator('.screen');
const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function boxOf(each: Locator) {
  const { x, y, width, height } = (await each.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, top: y, bottom: y + height, width, height };
}
const sizeOf = (page: Page) => page.viewportSize() ?? { width: 0, height: 0 };

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function openGame(page: Page, merchant: Merchant, path: string): Promise<void> {
  await page.goto(merchantUrl(merchant, path));
  await page.waitForURL(/^http:\/\/studio\.localhost/);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
}

/** What stands beyond the sides of the column; a row that scrolls holds more than is seen of it, on purpose. */
const findBeyondColumn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const screen = document.querySelector('.screen');
    if (!screen) return ['no column'];
    const { left, right } = screen.getBoundingClientRect();
    const all = [...screen.querySelectorAll('a, button, input, h1, h2, h3, p, iframe, nav')];
    const seen = all.filter((each) => each.checkVisibility());
    const beyond = seen.filter((each) => {
      const box = each.getBoundingClientRect();
      return each.closest('.scroller') === null && (box.left < left - 1 || box.right > right + 1);
    });
    return beyond.map((each) => `${each.tagName} ${each.className} ${each.textContent}`);
  });

async function expectColumn(page: Page): Promise<void> {
  const { left, width } = await boxOf(screenOf(page));
  const room = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width).toBe(column);
  expect(Math.abs(left - (room - column) / 2)).toBeLessThanOrEqual(1);
  expect(await findBeyondColumn(page)).toEqual([]);
}

/** Once it has come to rest: sheets rise from below. */
const expectInsideFrame = (page: Page, shown: Locator): Promise<void> =>
  expect(async () => {
    const { height } = sizeOf(page);
    const [box, screen] = [await boxOf(shown), await boxOf(screenOf(page))];
    expect(box.height).toBeGreaterThan(0);
    expect(box.left).toBeGreaterThanOrEqual(screen.left);
    expect(box.right).toBeLessThanOrEqual(screen.right);
    expect(box.top).toBeGreaterThanOrEqual(frame);
    expect(box.bottom).toBeLessThanOrEqual(height - frame);
  }).toPass({ timeout: 5_000 });

/** The lanterns of the scene hang where their strings are, whatever the width. */
async function expectLanternsOnStrings(page: Page): Promise<void> {
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

test.describe('with a mouse', () => {
  test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

  for (const merchant of merchants) {
    for (const width of [1024, 1280, 1920]) {
      test(`WIDE-02 at ${width} px every page of ${merchant} stands in its column, and nothing is cut or lies over another`, async ({
        page,
        trouble,
      }) => {
        test.slow();
        trouble.expect(/status of (404|502)/);
        await page.setViewportSize({ width, height: 800 });
        await open(page, merchantUrl(merchant, '/m/login'));
        await expectColumn(page);
        expect(await findCrowding(page)).toEqual([]);
        await logIn(page, merchant, 'demo');
        await expectHome(page);
        for (const path of memberPages) {
          await open(page, merchantUrl(merchant, path));
          await expectColumn(page);
          expect(await findCrowding(page), path).toEqual([]);
        }
      });
    }

    test(`WIDE-02 the games of ${merchant} stand in the same column`, async ({ page }) => {
      test.slow();
      await logIn(page, merchant, 'demo');
      await expectHome(page);
      for (const path of Object.values(games)) {
        for (const width of [1024, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          await openGame(page, merchant, path);
          await expectColumn(page);
          expect(await findCrowding(page), path).toEqual([]);
        }
      }
      await expectLanternsOnStrings(page);
    });

    test(`WIDE-02 the code beside ${merchant} is the address of its site and nothing else, and the claim speaks of its draws`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await logIn(page, merchant, 'demo');
      await expectHome(page);
      const code = page.getByRole('img', { name: /^QR code/ });
      await expect(code).toBeVisible();
      await expect.poll(() => readCode(code)).toBe(merchantUrl(merchant, '/m/home'));
      await expect(page.getByText('Draws day and night')).toBeVisible();
    });
  }

  test('WIDE-02, LANG-03 at 1280 px pages in Urdu stand in the column, and the sides change places', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const merchant of merchants) {
      await open(page, merchantUrl(merchant, '/m/login?language=UR'));
      await expectColumn(page);
      expect(await findCrowding(page)).toEqual([]);
      const code = await boxOf(page.locator('aside img'));
      expect(code.right).toBeLessThan((await boxOf(screenOf(page))).left);
    }
  });

  test('WIDE-02 what opens over a page stays in the frame: sheets, notices, toasts, bars', async ({
    page,
    context,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|status of 4/);
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, merchantUrl('lumen', '/m/home?token=used'));
    await expectInsideFrame(page, page.getByRole('alertdialog').locator('.dialog'));
    await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: /^Language/ }).click();
    await expectInsideFrame(page, page.locator('dialog'));
    await expectInsideFrame(page, page.locator('dialog .sheet'));
    await page.keyboard.press('Escape');
    await logIn(page, 'lumen', 'demo');
    await expectHome(page);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('searchbox').fill('a');
    await expectInsideFrame(page, page.locator('dialog .sheet'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    for (const tab of await page.locator('.tabbar > *').all()) {
      const { bottom } = await boxOf(tab);
      expect(bottom).toBeLessThanOrEqual(720 - frame);
    }
    await context.setOffline(true);
    await expect(page.locator('.toast')).toBeVisible();
    await expectInsideFrame(page, page.locator('.toast'));
    await context.setOffline(false);
  });

  test('WIDE-02 nothing is pressed through the frame', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(page, 'lumen', 'demo');
    await expectHome(page);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 300);
    // Lanes that come meanwhile keep what is seen in its place.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(300);
    for (const y of [12, 788]) {
      const pressed = await page.evaluate(
        (at) => document.elementFromPoint(640, at)?.closest('a, button')?.outerHTML ?? null,
        y,
      );
      expect(pressed).toBeNull();
    }
  });

  for (const [language, slots] of [
    ['EN', 'Slots'],
    ['UR', 'سلاٹس'],
  ] as const) {
    test(`WIDE-03 in ${language} arrows move a row by mouse and by keys, and none is shown at an end`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, merchantUrl('marigold', `/m/home?language=${language}`));
      const row = lane(page, slots);
      const back = row.locator('.row-arrow--back');
      const on = row.locator('.row-arrow--on');
      const gone = () =>
        row.locator('ul').evaluate((each) => Math.round(Math.abs(each.scrollLeft)));
      await row.scrollIntoViewIfNeeded();
      await row.hover();
      await expect(back).toBeHidden();
      await expect(on).toHaveCSS('opacity', '1');
      const [list, arrow] = [await boxOf(row.locator('ul')), await boxOf(on)];
      expect(language === 'UR' ? arrow.left - list.left : list.right - arrow.right).toBeLessThan(
        24,
      );

      await on.click();
      await expect(back).toBeVisible();
      await expect.poll(gone).toBeGreaterThan(200);
      await back.click();
      await expect.poll(gone).toBe(0);
      await expect(back).toBeHidden();

      await on.focus();
      await expect(async () => {
        await page.keyboard.press('Enter');
        await expect(on).toBeHidden({ timeout: 1_000 });
      }).toPass();
      // The focus is where one can go on from.
      await expect(back).toBeFocused();
    });
  }

  test('WIDE-01, WIDE-02 a window made narrower and wider again keeps its place, and never scrolls sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const { url } = await openLargeLobby(page);
    await open(page, url('/m/game'));
    await page.mouse.move(640, 400);
    // As far as there are games by now; the rest when the others have come.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 3_000 - (await scrolled(page)));
        return scrolled(page);
      })
      .toBe(3_000);
    const name = await titleInView(page);
    for (const width of [900, 640, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
      const spare = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(spare).toBe(0);
    }
  });
});

/** A game in the middle of what is seen of the grid, once the rows have come to where it was scrolled to. */
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

async function titleInView(page: Page): Promise<string> {
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

test.describe('on a tablet', () => {
  for (const merchant of merchants) {
    test(`WIDE-01 the pages of ${merchant} use the width of a tablet, and nothing is cut or lies over another`, async ({
      page,
      trouble,
    }) => {
      test.slow();
      trouble.expect(/status of (404|502)/);
      await page.setViewportSize({ width: 768, height: 1024 });
      await open(page, merchantUrl(merchant, '/m/login'));
      expect((await boxOf(page.locator('form'))).width).toBeLessThanOrEqual(520);
      expect(await findCrowding(page)).toEqual([]);
      await logIn(page, merchant, 'demo');
      await expectHome(page);
      for (const path of memberPages) {
        await open(page, merchantUrl(merchant, path));
        expect((await boxOf(screenOf(page))).width).toBe(768);
        expect(await findCrowding(page), path).toEqual([]);
      }
    });
  }

  test('WIDE-01 covers are larger and more of them stand side by side, and a sheet keeps to the middle', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, merchantUrl('marigold', '/m/home'));
    const cards = lane(page, 'Slots').getByRole('listitem');
    expect((await boxOf(cards.first())).width).toBe(136);
    await expect(cards.nth(5)).toBeInViewport({ ratio: 0.2 });
    await expect(page.locator('.row-arrow')).toHaveCount(0);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const sheet = await boxOf(page.locator('dialog .sheet'));
    expect(sheet.width).toBe(520);
    expect(sheet.left).toBe((1024 - 520) / 2);
  });

  test('WIDE-01 turning keeps the place in the games', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, merchantUrl('marigold', '/m/game'));
    await page.evaluate(() => window.scrollTo(0, 3_000));
    await expect.poll(() => page.locator('main .cover-grid h3').count()).toBeGreaterThan(12);
    const name = await titleInView(page);
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  });

  test('WIDE-01 the games use a tablet’s width, and the lanterns hang on their strings', async ({
    page,
  }) => {
    test.slow();
    await logIn(page, 'lumen', 'demo');
    await expectHome(page);
    for (const path of Object.values(games)) {
      for (const size of [
        { width: 768, height: 1024 },
        { width: 1024, height: 768 },
      ]) {
        await page.setViewportSize(size);
        await openGame(page, 'lumen', path);
        expect((await boxOf(screenOf(page))).width).toBe(size.width);
        expect(await findCrowding(page), path).toEqual([]);
      }
    }
    await expectLanternsOnStrings(page);
  });
});

test('WIDE-04 a phone asks for no art, no code and no arrows, and waits for no further sheet', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await logIn(page, 'lumen', 'demo');
  await expectHome(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /sky|phone-code|wide[^/]*\.js/.test(path))).toEqual([]);
  await expect(page.locator('.row-arrow, aside')).toHaveCount(0);
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.css'))
      .map((each) => (each as unknown as { renderBlockingStatus: string }).renderBlockingStatus),
  );
  expect(blocking).not.toContain('blocking');
});
