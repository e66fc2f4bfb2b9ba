// The lobby of guests and members, at both merchants and in three languages.
import type { Page } from '@playwright/test';
import { openLargeLobby } from '../own/large-lobby.ts';
import { textSizeOf } from '../page/crowding.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import {
  enterDemo,
  expect,
  fillLogin,
  hydrated,
  logInButton,
  merchantUrl,
  passwordOf,
  test,
  type Merchant,
} from '../page/site.ts';

async function enter(page: Page, merchant: Merchant): Promise<void> {
  await enterDemo(page, merchant);
  await expect(page).toHaveURL(/\/m\/home$/);
}
const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const firstTitle = (page: Page) => page.locator('main .cover-grid h3').first();

const words = {
  EN: { slots: 'Slots', recent: 'Recently played', all: 'See all: Slots', search: 'Search' },
  TH: { slots: 'สล็อต', recent: 'เล่นล่าสุด', all: 'ดูทั้งหมด: สล็อต', search: 'ค้นหาเกม' },
  UR: {
    slots: 'سلاٹس',
    recent: 'حال ہی میں کھیلی گئیں',
    all: 'سب دیکھیں: سلاٹس',
    search: 'گیم تلاش کریں',
  },
} as const;

for (const [language, text] of Object.entries(words)) {
  test(
    `LOBBY-04, ROUTE-12, LANG-03 a guest walks through the lobby in ${language}`,
    gateIf(language === 'UR'),
    async ({ page }) => {
      await page.goto(merchantUrl('marigold', `/m/home?language=${language}`));
      await expect(lane(page, text.slots)).toBeVisible();
      await expect(lane(page, text.recent)).toHaveCount(0);
      await page.getByRole('link', { name: text.all }).click();
      await expect(page).toHaveURL(/\/m\/game\?category=RNG$/);
      await expect(firstTitle(page)).not.toBeEmpty();
    },
  );

  test(
    `ROUTE-12, LANG-03 beside a guest’s ways in, the merchant’s name is whole on every phone in ${language}`,
    gateIf(language === 'UR'),
    async ({ page }) => {
      await page.goto(merchantUrl('marigold', `/m/home?language=${language}`));
      await hydrated(page);
      const setTextSize = await textSizeOf(page);
      const name = page.locator('header .logo > span');
      for (const size of [100, 160]) {
        await setTextSize(size);
        for (const width of [320, 362, 375, 390, 412]) {
          await page.setViewportSize({ width, height: 844 });
          const cut = await name.evaluate((each) => each.scrollWidth - each.clientWidth);
          expect(cut, `${width} px, text at ${size} %`).toBeLessThan(2);
        }
      }
    },
  );

  test(
    `LOBBY-04, LANG-03 a member finds the own games in ${language}`,
    gateIf(language === 'EN'),
    async ({ page }) => {
      await enter(page, 'lumen');
      await page.goto(merchantUrl('lumen', `/m/home?language=${language}`));
      await expect(lane(page, text.slots)).toBeVisible();
      await expect(lane(page, text.recent)).toBeVisible();
    },
  );
}

test(
  'ROUTE-08, ROUTE-12 a game leads a guest to the login, which names it and leads into it',
  nightly,
  async ({ page }) => {
    await page.goto(merchantUrl('marigold', '/m/home'));
    await hydrated(page);
    const card = lane(page, 'Slots').getByRole('listitem').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/m\/login/);
    await expect(page.getByText(`Log in to play ${name}`)).toBeVisible();
    // Also after a reload, as when the password is copied from another app.
    await page.reload();
    await expect(page.getByText(`Log in to play ${name}`)).toBeVisible();
    await fillLogin(page, 'demo', passwordOf('demo'));
    await logInButton(page).click();
    await expect(page).toHaveURL(/(sandbox|studio)\.localhost/);
  },
);

test('ROUTE-08, LOBBY-07 a banner of a game leads a guest into it, by a login that names it', async ({
  page,
}) => {
  await page.goto(merchantUrl('marigold', '/m/game'));
  await hydrated(page);
  await page.getByRole('link', { name: /Jade Garden.*Reels with free spins/ }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByText('Log in to play Jade Garden')).toBeVisible();
  await fillLogin(page, 'demo', passwordOf('demo'));
  await logInButton(page).click();
  await expect(page).toHaveURL(/(sandbox|studio)\.localhost/);
});

for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `LOBBY-05 at ${merchant} a vendor narrows the games, and reload and back find them again`,
    gateIf(merchant === 'lumen'),
    async ({ page }) => {
      await enter(page, merchant);
      await page.getByRole('link', { name: 'See all: Slots' }).click();
      await page.getByRole('tab', { name: 'Paperfox' }).click();
      await expect(page).toHaveURL(/category=RNG&vendor=PAPERFOX$/);
      const cards = page.locator('main .cover-grid .cover-card p');
      await expect
        .poll(async () => new Set(await cards.allTextContents()))
        .toEqual(new Set(['Paperfox']));
      await page.reload();
      await expect(page.getByRole('tab', { name: 'Paperfox', selected: true })).toBeVisible();
      await expect
        .poll(async () => new Set(await cards.allTextContents()))
        .toEqual(new Set(['Paperfox']));
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(lane(page, 'Slots')).toBeVisible();
    },
  );
}

test('LOBBY-05 going back to the games leads to the same place', nightly, async ({ page }) => {
  const { url } = await openLargeLobby(page);
  await page.goto(url('/m/game'));
  await expect(firstTitle(page)).not.toBeEmpty();
  await page.evaluate('window.scrollTo(0, 4000)');
  // Without a press the position is stored when the scrolling has ended.
  await expect.poll(() => page.evaluate('history.state?.y')).toBe(4_000);
  const inView = page.locator('main .cover-grid .cover-card').nth(9);
  // Rows of the old position may still be rendered.
  await expect(inView).toBeInViewport();
  const name = await inView.locator('h3').textContent();
  // Another origin, as a game's page has.
  await page.goto(merchantUrl('plain', '/m/login'));
  await page.goBack();
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(4_000);
  await expect(page.getByRole('heading', { name: name ?? '' })).toBeInViewport();
  await page.reload();
  await expect.poll(() => page.evaluate('window.scrollY')).toBe(4_000);
});

/* Runs in the page: checks in every frame whether a heart in view belongs to another game than its card. */
function watchHearts(): void {
  const seen = { wrong: [] as string[], hidden: 0 };
  Object.assign(window, { hearts: seen });
  const look = () => {
    for (const card of document.querySelectorAll('main .cover-grid [role="listitem"]')) {
      const name = card.querySelector('h3')?.textContent ?? '';
      const heart = card.querySelector('button');
      const isSeen = heart?.checkVisibility({ visibilityProperty: true }) ?? false;
      const label = heart?.getAttribute('aria-label') ?? '';
      if (!isSeen) seen.hidden += 1;
      else if (!label.endsWith(`: ${name}`)) seen.wrong.push(`${name}, ${label}`);
    }
    requestAnimationFrame(look);
  };
  look();
}
type Hearts = { wrong: string[]; hidden: number };
const heartsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { hearts: Hearts }).hearts);

test('LOBBY-05 however fast games fly past, both ways, no heart in view is of another game, and at rest all have theirs in the order of the eye', async ({
  page,
}) => {
  await enter(page, 'lumen');
  await page.goto(merchantUrl('lumen', '/m/game'));
  const cards = page.locator('main .cover-grid').getByRole('listitem');
  const hearts = cards.getByRole('button', { name: /^Favourite: / });
  await expect(hearts.first()).toBeVisible();
  await page.evaluate(watchHearts);
  await page.mouse.move(200, 500);
  for (const distance of [700, -450]) {
    for (let pull = 0; pull < 12; pull += 1) {
      await page.mouse.wheel(0, distance);
      await page.waitForTimeout(50);
    }
  }
  expect((await heartsOf(page)).hidden).toBeGreaterThan(0);
  await expect(async () => {
    const count = await cards.count();
    expect(count).toBeGreaterThan(12);
    await expect(hearts.filter({ visible: true })).toHaveCount(count);
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(tops).toEqual(tops.toSorted((one, two) => one - two));
  }).toPass();
  expect((await heartsOf(page)).wrong).toEqual([]);
});

test('LOBBY-04 a favourite survives a reload, and can be taken back', async ({ page }) => {
  await enter(page, 'plain');
  await page.goto(merchantUrl('plain', '/m/game?category=ARCADE'));
  const heart = page.getByRole('button', { name: 'Favourite: Tea Garden' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const told = page.waitForResponse(/addFavoriteGameV2/);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await told;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const untold = page.waitForResponse(/removeFavoriteGameV2/);
  await heart.click();
  await untold;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('LOBBY-04 search finds a Thai name on a Thai page, and the keyboard is enough', async ({
  page,
}) => {
  await page.goto(merchantUrl('marigold', '/m/home?language=TH'));
  await page.getByRole('button', { name: words.TH.search }).press('Enter');
  await page.keyboard.type('โคม');
  const sheet = page.getByRole('dialog', { name: words.TH.search });
  await expect(sheet.locator('h3').first()).toContainText('โคม');
  // The first Escape empties the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('LOBBY-06 a banner leads where it says', nightly, async ({ page }) => {
  await enter(page, 'lumen');
  await page
    .getByRole('link', { name: /Friday Six/ })
    .first()
    .click();
  await page.waitForURL(/^http:\/\/studio\.localhost/);
  await expect(page.getByRole('link', { name: 'Lobby' })).toBeVisible();
});

test('LOBBY-07 a banner of another site opens beside ours', nightly, async ({ page }) => {
  await page.goto(merchantUrl('marigold', '/m/home'));
  const link = page.getByRole('link', { name: /Play at your own pace/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});
