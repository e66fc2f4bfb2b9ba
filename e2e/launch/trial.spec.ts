// A game for play money in its frame: who may play, the bar around it, and its effects on the page. Any game will do.
import type { Frame, Locator, Page } from '@playwright/test';
import { gateIf, nightly } from '../page/pairs.ts';
import {
  enterDemo,
  expect,
  expectHome,
  fillLogin,
  hydrated,
  logInButton,
  merchantUrl,
  passwordOf,
  test,
} from '../page/site.ts';

const jet = '/m/trialGame?vendor=PAPERFOX&code=paper-kite&gameType=ARCADE';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns the game's frame once it is playable. */
async function gameIn(page: Page): Promise<Frame> {
  await expect(button(page, 'Leave demo')).toBeVisible();
  const handle = await page.locator('iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('the frame shows nothing');
  await expect(frame.locator('body')).not.toBeEmpty();
  return frame;
}
/** Opens the sheet under the dots of the header, and presses a row of it. */
async function choose(page: Page, name: string): Promise<void> {
  await button(page, 'More options').click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
const say = (frame: Frame, ...messages: unknown[]) =>
  frame.evaluate((each) => {
    for (const message of each) window.parent.postMessage(message, '*');
  }, messages);
/** Records the events that the site reports from now on. */
function listenTo(page: Page) {
  const told: { eventName: string; count?: number }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/wps/system/collect')) return;
    told.push(...(request.postDataJSON() as { events: typeof told }).events);
  });
  return told;
}
const named = (told: { eventName: string }[], name: string) =>
  told.filter(({ eventName }) => eventName === name);

for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `LAUNCH-04 a member of ${merchant} plays without money, hides the header and comes back`,
    gateIf(merchant === 'lumen'),
    async ({ page }) => {
      const told = listenTo(page);
      await enterDemo(page, merchant);
      await expectHome(page);
      await page.goto(merchantUrl(merchant, `${jet}&backUrl=/m/game?category=ARCADE`));
      const frame = await gameIn(page);
      expect(new URL(frame.url()).hostname).not.toBe(new URL(page.url()).hostname);
      expect(named(told, 'startTrial').length).toBe(1);
      await frame.evaluate(() => {
        document.title = 'not loaded again';
      });
      await choose(page, 'Hide header');
      await expect(button(page, 'Play for real')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveJSProperty('offsetHeight', 844);
      await choose(page, 'Show header');
      await expect(button(page, 'Play for real')).toBeVisible();
      await choose(page, 'Hide header');
      expect(await frame.title()).toBe('not loaded again');
      await page.reload();
      await gameIn(page);
      await expect(button(page, 'Play for real')).toHaveCount(0);
      await button(page, 'Leave demo').click();
      await expect(page).toHaveURL(/\/m\/game\?category=ARCADE$/);
    },
  );
}

for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `LAUNCH-04 around a trial stands the ground of ${merchant}, be it light or dark`,
    gateIf(merchant === 'marigold'),
    async ({ page }) => {
      await enterDemo(page, merchant);
      await expectHome(page);
      await page.goto(merchantUrl(merchant, jet));
      await gameIn(page);
      const groundOf = (selector: string) =>
        page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await groundOf('main.full-frame')).toBe(await groundOf('html'));
    },
  );
}

test('LAUNCH-04, ROUTE-08, ROUTE-12 a guest plays where the lobby is open, and logs in to play that game for real', async ({
  page,
}) => {
  await page.goto(merchantUrl('marigold', jet));
  await gameIn(page);
  await button(page, 'Play for real').click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(page.getByText('Log in to play Paper Kite')).toBeVisible();
  await fillLogin(page, 'demo', passwordOf('demo'));
  await logInButton(page).click();
  await expect(page).toHaveURL(/(sandbox|studio)\.localhost/);
});

test('LAUNCH-04, ROUTE-12 a guest of a closed lobby is led to the login', async ({ page }) => {
  await page.goto(merchantUrl('lumen', jet));
  await expect(page).toHaveURL(/\/m\/login/);
});

test(
  'LAUNCH-04, LAUNCH-05 from the lobby and back to the same place, whatever the game opened in its frame',
  nightly,
  async ({ page }) => {
    await page.goto(merchantUrl('marigold', '/m/home'));
    await hydrated(page);
    await lane(page, 'Arcade').scrollIntoViewIfNeeded();
    const card = lane(page, 'Arcade').getByRole('link').nth(1);
    await card.scrollIntoViewIfNeeded();
    const entries = await page.evaluate(() => history.length);
    // No link of the lobby leads to a trial, so the test makes the history entry and notifies the site.
    await page.evaluate((address) => {
      history.replaceState({ y: window.scrollY }, '');
      history.pushState({ from: '/m/home', fromY: window.scrollY }, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, jet);
    const frame = await gameIn(page);
    await frame.evaluate(() => {
      history.pushState(null, '', '#rules');
      history.pushState(null, '', '#odds');
    });
    expect(await page.evaluate(() => history.length)).toBe(entries + 3);
    await button(page, 'Leave demo').click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(lane(page, 'Arcade')).toBeVisible();
  },
);

const six = '/m/trialGame?vendor=TCG_LOTTO_VN&code=minute-six';

const edgesOf = async (each: Locator) => {
  const { x, width } = (await each.boundingBox()) ?? { x: 0, width: 0 };
  return { from: x, to: x + width };
};

test('GAME-08, LAUNCH-04, LANG-04 our own game by a bare link, in Urdu and on a narrow phone: one header with its tools, clear of the discs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await enterDemo(page, 'lumen');
  await expectHome(page);
  await page.goto(merchantUrl('lumen', `${six}&language=UR&backUrl=/m/game`));
  const bar = page.locator('main > header');
  await expect(bar.getByRole('heading', { level: 1 })).toHaveText('ہر منٹ چھ');
  const frame = (await (await page.locator('iframe').elementHandle())?.contentFrame()) as Frame;
  const own = frame.getByRole('banner');
  await expect(own.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(own.locator('a, button')).toHaveCount(0);
  await expect(own).toHaveJSProperty('offsetHeight', 0);
  // The sheet of the site has rules, sound and hiding; the first two open a sheet of the game.
  const rows = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  for (const place of [0, 1]) {
    await bar.getByRole('button').last().click();
    await expect(rows).toHaveCount(3);
    await rows.nth(place).click();
    await expect(frame.getByRole('dialog')).toBeVisible();
    await expect(page.locator('iframe')).toBeFocused();
    await frame.getByRole('dialog').getByRole('button').first().click();
    await expect(frame.getByRole('dialog')).toHaveCount(0);
  }
  await bar.getByRole('button').last().click();
  await rows.last().click();
  // With the header hidden, nothing of the game lies under its two discs.
  await expect(own.locator('p')).toBeVisible();
  const discs = await Promise.all((await bar.getByRole('button').all()).map(edgesOf));
  const texts = await Promise.all((await own.locator('p').all()).map(edgesOf));
  expect([discs.length, texts.length]).toEqual([2, 1]);
  for (const { from, to } of texts) {
    for (const disc of discs) expect(from >= disc.to || to <= disc.from).toBe(true);
  }
  const tabs = (await frame.getByRole('tablist').boundingBox())?.y ?? 0;
  const disc = (await bar.getByRole('button').first().boundingBox()) ?? { y: 0, height: 0 };
  expect(tabs).toBeGreaterThanOrEqual(disc.y + disc.height);
  await expect(frame.locator('[data-balance]')).toBeInViewport();
});

test('LAUNCH-04, H4 the game’s own way back leaves the trial', nightly, async ({ page }) => {
  await page.goto(merchantUrl('marigold', `${jet}&backUrl=/m/game`));
  await say(await gameIn(page), { parlour: 'game', type: 'leave' });
  await expect(page).toHaveURL(/\/m\/game$/);
});

test(
  'H4 a hostile frame sends 500 messages: nothing changes, and the number is told',
  nightly,
  async ({ page }) => {
    const told = listenTo(page);
    await page.goto(merchantUrl('marigold', jet));
    const frame = await gameIn(page);
    const shown = () => page.evaluate(() => document.body.innerHTML + location.href);
    const before = await shown();
    const hostile = [
      { parlour: 'game', type: 'leave', to: 'https://evil.example' },
      { parlour: 'game', type: 'balance' },
      { parlour: 'site', type: 'leave' },
      '{"parlour":"game","type":"leave"}',
      ['game', 'leave'],
      null,
    ];
    const sent = Array.from({ length: 499 }, (_, at) => hostile[at % hostile.length]);
    await say(frame, ...sent);
    // Well-formed, but from a window other than the game's.
    await page.evaluate(() => window.postMessage({ parlour: 'game', type: 'leave' }, '*'));
    await expect.poll(shown).toBe(before);
    await button(page, 'Leave demo').click();
    await expect.poll(() => named(told, 'ignoredMessages')).toMatchObject([{ count: 500 }]);
  },
);

for (const [code, title] of [
  ['sbx_403', 'This provider is under maintenance'],
  ['sbx_404', 'This game has no demo'],
  ['sbx_500', 'The game didn’t open'],
  ['sbx_dead', 'This is taking longer than usual'],
] as const) {
  test(
    `LAUNCH-04, LAUNCH-03 a trial that does not open says it once: ${code}`,
    gateIf(code === 'sbx_404'),
    async ({ page, trouble }) => {
      trouble.expect(/status of (404|503|504)/);
      await page.goto(merchantUrl('marigold', `/m/trialGame?vendor=SANDBOX&code=${code}`));
      await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.locator('iframe')).toHaveCount(0);
      await button(page, 'Back to games').click();
      await expect(page).toHaveURL(/\/m\/game$/);
    },
  );
}

test(
  'LAUNCH-04 the keyboard alone hides the header, reaches the game and leaves',
  nightly,
  async ({ page }) => {
    await page.goto(merchantUrl('marigold', jet));
    await gameIn(page);
    for (const name of ['Leave demo', 'Play for real', 'More options']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await button(page, 'Hide header').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Play for real')).toHaveCount(0);
    await expect(button(page, 'More options')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('iframe')).toBeFocused();
    await button(page, 'Leave demo').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/m\/game$/);
  },
);
