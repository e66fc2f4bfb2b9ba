// The site without a pointer: Tab, Enter, Space, Escape and arrows do everything, and the focus is always visible.
import type { Locator, Page } from '@playwright/test';
import { connected, enterConnected } from '../own/own-identity.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import {
  expect,
  expectHome,
  merchantUrl,
  passwordOf,
  sessionOf,
  test,
  hydrated,
} from '../page/site.ts';

/** Returns why the focus is not visible (out of view, or under a bar), or null if it is. */
const focusIsSeen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const name = element.outerHTML.slice(0, 120);
    const ring = [element, element.closest('.field-box')].some((each) => {
      const style = each && getComputedStyle(each);
      return style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
    });
    if (!ring) return `no ring: ${name}`;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const above = document.elementFromPoint(Math.min(Math.max(x, 1), innerWidth - 1), y);
    const isOnTop = above !== null && (element.contains(above) || above.contains(element));
    return isOnTop ? null : `covered by ${above?.outerHTML.slice(0, 60)}: ${name}`;
  });

/** Presses the key until an element has the focus, and expects every stop on the way to be visible. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press(key);
    // After the last element the focus moves to the browser's bars.
    if (await page.evaluate(() => document.activeElement === document.body)) continue;
    expect(await focusIsSeen(page)).toBeNull();
    if (await wanted.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${String(wanted)}`);
}

async function logInByKeys(page: Page): Promise<void> {
  await page.goto(merchantUrl('marigold', '/m/login'));
  await hydrated(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.type('demo');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(passwordOf('demo'));
  await page.keyboard.press('Enter');
  await expectHome(page);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [merchant, language] of [
  ['lumen', 'EN'],
  ['marigold', 'UR'],
] as const) {
  test(
    `HOUSE the ring of the logo follows its shape: ${merchant}, ${language}`,
    gateIf(language === 'UR'),
    async ({ page }) => {
      await page.goto(merchantUrl(merchant, `/m/login?language=${language}`));
      await hydrated(page);
      const logo = page.locator('.appbar .logo');
      await tabTo(page, logo);
      const ring = await logo.evaluate((each) => {
        const { outlineStyle, outlineOffset, borderStartStartRadius } = getComputedStyle(each);
        const { left, right, height } = each.getBoundingClientRect();
        const parts = [...each.children].map((part) => part.getBoundingClientRect());
        return {
          outlineStyle,
          isTight: Number.parseFloat(outlineOffset) <= 2,
          isRound: Number.parseFloat(borderStartStartRadius) >= height / 2,
          before: Math.min(...parts.map((part) => part.left)) - left,
          after: right - Math.max(...parts.map((part) => part.right)),
        };
      });
      expect(ring).toMatchObject({ outlineStyle: 'solid', isTight: true, isRound: true });
      // Space for the rounded ends, and no more.
      for (const room of [ring.before, ring.after]) {
        expect(room).toBeGreaterThanOrEqual(4);
        expect(room).toBeLessThanOrEqual(16);
      }
    },
  );
}

test('HOUSE the keyboard alone chooses a language in the middle of the login, and gives the focus back', async ({
  page,
}) => {
  await page.goto(merchantUrl('lumen', '/m/login'));
  await hydrated(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.type('demo');
  // The tabs of the login's methods are in between.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('radio', { name: 'Password' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Language/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'ไทย' }));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(page.getByRole('button', { name: 'ภาษา: ไทย, TH' })).toBeFocused();
  await expect(page.locator('[name=username]')).toHaveValue('demo');
});

test(
  'HOUSE the ring around the name of the site is as round as buttons are',
  nightly,
  async ({ page }) => {
    await page.goto(merchantUrl('lumen', '/m/login'));
    await hydrated(page);
    const name = page.getByRole('banner').getByRole('link', { name: 'Lumen' });
    await tabTo(page, name);
    const { radius, height } = await name.evaluate((element) => ({
      radius: Number.parseFloat(getComputedStyle(element).borderStartStartRadius),
      height: element.getBoundingClientRect().height,
    }));
    expect(radius).toBeGreaterThanOrEqual(height / 2);
  },
);

test('HOUSE, LOBBY-04 the keyboard alone searches a game, opens it and comes back', async ({
  page,
}) => {
  await logInByKeys(page);
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await tabTo(page, search);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('koi po');
  const found = page.getByRole('dialog').getByRole('link', { name: /Koi Pond/ });
  await expect(found).toBeVisible();
  // The first Escape empties the field, the second closes the sheet.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(search).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('koi po');
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  await page.waitForURL(/^http:\/\/studio\.localhost/);
  await expect(page.getByText('Koi Pond').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('HOUSE, LOBBY-05 the keyboard alone goes through categories and vendors by arrows, and marks a favourite', async ({
  page,
}) => {
  await logInByKeys(page);
  await tabTo(page, page.getByRole('link', { name: 'Games', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/game$/);
  await tabTo(page, page.getByRole('tab', { name: /^All \d/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Slots/, selected: true })).toBeFocused();
  await expect(page).toHaveURL(/category=RNG$/);
  await tabTo(page, page.getByRole('tab', { name: 'All providers' }));
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Tidepool', selected: true })).toBeFocused();
  await expect(page).toHaveURL(/category=RNG&vendor=TIDEPOOL$/);

  const heart = page.getByRole('button', { name: 'Favourite: Harbour Lights' });
  await tabTo(page, heart);
  const told = page.waitForResponse(/addFavoriteGameV2/);
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await told;
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  // Down and up again, past fixed bars and filters.
  for (const [key, times] of [
    ['Shift+Tab', 5],
    ['Tab', 5],
  ] as const) {
    for (let step = 0; step < times; step += 1) {
      await page.keyboard.press(key);
      expect(await focusIsSeen(page)).toBeNull();
    }
  }
  await expect(heart).toBeFocused();
});

test('HOUSE, LOGIN-05, TFA-04 the keyboard alone goes through the sheet of the second factor and gives the focus back', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  await page.goto(merchantUrl('lumen', '/m/login'));
  await hydrated(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.type('twofactor');
  const password = page.getByRole('textbox', { name: 'Password' });
  await tabTo(page, password);
  await page.keyboard.type(passwordOf('twofactor'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'SMS' }));
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Payee name' })).toBeFocused();
  const name = page.getByRole('textbox', { name: 'Payee name' });
  await tabTo(page, page.getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(password).toBeFocused();
});

test('HOUSE, MEMBER-03 the keyboard alone goes down the own page, changes the language and logs out', async ({
  page,
}) => {
  await logInByKeys(page);
  await tabTo(page, page.getByRole('link', { name: 'Me and my account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'demo' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Language/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'اردو' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await tabTo(page, page.getByRole('button', { name: 'لاگ آؤٹ کریں' }));
  await page.keyboard.press('Enter');
  await expect.poll(() => sessionOf(page)).toBeNull();
});

test('HOUSE, IDP-03 the keyboard alone keeps a connected sign-in, disconnects it, and comes to every other one', async ({
  page,
}) => {
  await page.goto(await enterConnected(page));
  await hydrated(page);
  const remove = page.getByRole('button', { name: `Disconnect Google ${connected}` });
  const question = page.getByRole('alertdialog');
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, question.getByRole('button', { name: 'Disconnect' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You haven’t connected any yet.')).toBeVisible();
  await expect(remove).toHaveCount(0);
  for (const provider of ['Google', 'Facebook', 'X', 'LINE']) {
    await tabTo(page, page.getByRole('link', { name: `Connect ${provider}` }));
  }
});
