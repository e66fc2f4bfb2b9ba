// A slow connection: the page is visible before its scripts are loaded, and early input is not lost.
import type { Page } from '@playwright/test';
import { startLine } from '../product/phone-line.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import {
  expect,
  expectHome,
  fillLogin,
  logInButton,
  merchantUrl,
  passwordOf,
  sessionOf,
  test,
  hydrated,
} from '../page/site.ts';

const allScripts = '**/m/assets/*.js';
/** The largest file by far: React does not run without it. */
const reactScripts = '**/m/assets/base-*.js';

/** Opens a page and holds its scripts until the returned function is called. */
async function openWithoutScripts(
  page: Page,
  address: string,
  scripts = allScripts,
): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held.promise;
    await route.continue();
  });
  // The load event would wait for the scripts.
  await page.goto(address, { waitUntil: 'commit' });
  return held.resolve;
}

/** Returns the fonts of the merchant's name, and the browser's status of the first one. */
const displayFace = (page: Page) =>
  page.evaluate(() => {
    const name = document.querySelector('header .logo span');
    const faces = name ? getComputedStyle(name).fontFamily : '';
    const own = faces.replaceAll('"', '').split(',')[0];
    const face = [...document.fonts].find(({ family }) => family.replaceAll('"', '') === own);
    return { faces, status: face?.status };
  });

/** Counts the login calls. */
function countLogins(page: Page): { sent: number } {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/session/login')) count.sent += 1;
  });
  return count;
}

for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `LOGIN-02 at ${merchant} a login that is sent before the scripts are there shows that it was, and goes once`,
    gateIf(merchant === 'lumen'),
    async ({ page }) => {
      const logins = countLogins(page);
      const letThrough = await openWithoutScripts(page, merchantUrl(merchant, '/m/login'));
      await fillLogin(page, 'demo', passwordOf('demo'));
      await logInButton(page).dblclick();
      await expect(logInButton(page)).toHaveAttribute('aria-busy', 'true');
      await expect(page).toHaveURL(/\/m\/login$/);
      expect(logins.sent).toBe(0);

      letThrough();
      await expectHome(page);
      expect(logins.sent).toBe(1);
    },
  );
}

for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `LOGIN-02 at ${merchant} a login that is sent before React is here goes out at once, and once`,
    gateIf(merchant === 'marigold'),
    async ({ page }) => {
      const logins = countLogins(page);
      const address = merchantUrl(merchant, '/m/login');
      const letThrough = await openWithoutScripts(page, address, reactScripts);
      await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
      await fillLogin(page, 'demo', passwordOf('demo'));
      const answered = page.waitForResponse('**/wps/session/login');
      await logInButton(page).dblclick();
      await answered;
      await expect(logInButton(page)).toHaveAttribute('aria-busy', 'true');
      await expect(page).toHaveURL(/\/m\/login$/);

      letThrough();
      await expectHome(page);
      expect(logins.sent).toBe(1);
      expect(await sessionOf(page)).toMatchObject({ userName: 'demo' });
    },
  );
}

test(
  'LOGIN-06 what the server says of a login that was sent before React is here is read when it is',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/400/);
    const address = merchantUrl('lumen', '/m/login');
    const letThrough = await openWithoutScripts(page, address, reactScripts);
    await fillLogin(page, 'demo', 'a slip');
    const answered = page.waitForResponse('**/wps/session/login');
    await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
    await answered;
    letThrough();
    await expect(page.getByRole('alert')).toHaveText('That username or password isn’t right.');
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toBeFocused();
    await page.keyboard.type(passwordOf('demo'));
    await logInButton(page).click();
    await expectHome(page);
  },
);

test('LOGIN-12 the password is shown before React is here, and hidden again after', async ({
  page,
}) => {
  const address = merchantUrl('lumen', '/m/login');
  const letThrough = await openWithoutScripts(page, address, reactScripts);
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await password.fill('a slip');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  letThrough();
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('a slip');
});

test(
  'LOGIN-12 an empty field is said when React is here, and nothing is sent',
  nightly,
  async ({ page }) => {
    const logins = countLogins(page);
    const address = merchantUrl('lumen', '/m/login');
    const letThrough = await openWithoutScripts(page, address, reactScripts);
    await page.getByLabel('Username').fill('demo');
    await logInButton(page).click();
    await expect(logInButton(page)).toHaveAttribute('aria-busy', 'true');
    letThrough();
    await expect(page.getByText('Enter your password.')).toBeVisible();
    expect(logins.sent).toBe(0);
  },
);

test(
  'LOGIN-02 so does the Enter key, and what was typed after it counts',
  nightly,
  async ({ page }) => {
    const letThrough = await openWithoutScripts(page, merchantUrl('lumen', '/m/login'));
    await fillLogin(page, 'demo', 'a slip');
    await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
    await expect(logInButton(page)).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(passwordOf('demo'));
    letThrough();
    await expectHome(page);
  },
);

test('LANG-04 the language that is asked for before the scripts are there can be chosen when they are', async ({
  page,
}) => {
  const letThrough = await openWithoutScripts(page, merchantUrl('lumen', '/m/login'));
  const button = page.getByRole('button', { name: 'Language: English' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await expect(page.getByRole('dialog')).toContainText('ไทย');
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('ROUTE-01 a link leads on without any script', async ({ page }) => {
  await openWithoutScripts(page, merchantUrl('marigold', '/m/login'));
  await page.getByRole('link', { name: 'Marigold' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('C2 where the scripts never came, a press opens the page anew', async ({ page, trouble }) => {
  trouble.expect(/ERR_FAILED/);
  const scripts = '**/m/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(merchantUrl('lumen', '/m/login'));
  await page.unroute(scripts);
  await fillLogin(page, 'demo', passwordOf('demo'));
  await logInButton(page).click();
  await hydrated(page);
  await fillLogin(page, 'demo', passwordOf('demo'));
  await logInButton(page).click();
  await expectHome(page);
});

test(
  'C2 where the page’s own file never came, the way on answers',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/ERR_FAILED|dynamically imported module/);
    const own = '**/m/assets/login-*.js';
    await page.route(own, (route) => route.abort());
    await page.goto(merchantUrl('lumen', '/m/login'));
    const reload = page.getByRole('alert').getByRole('button');
    await expect(reload).toBeVisible();
    await page.unroute(own);
    await reload.click();
    await expect(logInButton(page)).toBeVisible();
  },
);

for (const merchant of ['lumen', 'marigold'] as const) {
  test(
    `BOOT-03 at ${merchant} the display face comes with the first page of the first visit, and is the same on the next page and at the next visit`,
    gateIf(merchant === 'marigold'),
    async ({ page }) => {
      const line = await startLine(Number(process.env['PARLOUR_E2E_PORT']));
      const address = `http://${merchant}.localhost:${line.port}/m/login`;
      await page.goto(address);
      // Loaded with the page, before React, and not for the first title that needs it.
      await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
      await expect.poll(async () => (await displayFace(page)).status).toBe('loaded');
      const first = await displayFace(page);
      expect(first.faces).toMatch(/^"?(RHD|BRG)"?,/);
      await hydrated(page);
      await fillLogin(page, 'demo', passwordOf('demo'));
      await logInButton(page).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect.poll(() => displayFace(page)).toEqual(first);
      await page.reload();
      await expect.poll(() => displayFace(page)).toEqual(first);
      line.close();
    },
  );
}
