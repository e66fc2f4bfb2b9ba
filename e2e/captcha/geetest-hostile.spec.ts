// A compromised provider's script can only cause the box's own states (H1b, H4).
import type { Page } from '@playwright/test';
import { loaders, openGeetestMerchant, waiting } from './geetest-box.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { expect, fillLogin, hydrated, test } from '../page/site.ts';

async function openLogin(page: Page): Promise<void> {
  const merchant = await openGeetestMerchant(page, { version: 'v4' });
  await page.goto(merchant.url('/m/login'));
  await hydrated(page);
  await fillLogin(page, 'demo', 'a secret');
}
/** Opens a login page whose captcha loads this script or redirect instead of the provider's. */
async function openWith(page: Page, script: string | { redirect: string }): Promise<void> {
  await page.route(`**${loaders.v4}`, (route) =>
    typeof script === 'string'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ status: 302, headers: { location: script.redirect } }),
  );
  await openLogin(page);
}
const failed = (page: Page) => page.getByRole('button', { name: /Tap to retry/ });

async function expectUntouched(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('demo');
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(await page.evaluate(() => 'touched' in globalThis)).toBe(false);
}

for (const [name, script] of [
  ['throws', 'throw new Error("broken")'],
  ['defines nothing', 'void 0'],
  ['is no script', '{"status":'],
  ['throws when it is begun', 'window.initGeetest4 = () => { throw new Error("broken"); };'],
] as const) {
  test(
    `CAP-05, H1b a script that ${name} ends in the box’s error`,
    gateIf(name === 'throws'),
    async ({ page, trouble }) => {
      trouble.expect(/broken|SyntaxError|Unexpected/);
      await openWith(page, script);
      await waiting(page).click();
      await expect(failed(page)).toHaveText(/^Check failed/);
      await expectUntouched(page);
    },
  );
}

test(
  'CAP-05, H1b an answer that is no JSON ends in the box’s error',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/SyntaxError|Unexpected/);
    await page.route('**/geetest/load?*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'geetest_1({"status":' }),
    );
    await openLogin(page);
    await waiting(page).click();
    await expect(failed(page)).toHaveText(/Check failed \(60100\)/);
    await expectUntouched(page);
  },
);

test(
  'H1b a script that is moved to another place is not run',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/Content Security Policy/);
    let isAsked = false;
    await page.route('http://elsewhere.localhost/**', (route) => {
      isAsked = true;
      return route.fulfill({ contentType: 'text/javascript', body: 'void 0' });
    });
    await openWith(page, { redirect: 'http://elsewhere.localhost/gt4.js' });
    await waiting(page).click();
    await expect(failed(page)).toHaveText(/Check failed/);
    expect(isAsked).toBe(false);
  },
);

test('H1b, H4 a script that wants the page, its storage, the tab and our API gets none of them', async ({
  page,
  trouble,
}) => {
  trouble.expect(/Content Security Policy|sandboxed|Unsafe attempt|blocked/i);
  const tries = `
    const outcomes = {};
    const attempt = async (name, act) => {
      try { outcomes[name] = String(await act()); } catch { outcomes[name] = 'refused'; }
    };
    window.initGeetest4 = async () => {
      await attempt('page', () => (parent.document.body.innerHTML = 'x'));
      await attempt('global', () => (parent.touched = true));
      await attempt('storage', () => parent.localStorage.length);
      await attempt('cookie', () => document.cookie);
      await attempt('tab', () => { top.location.href = 'http://elsewhere.localhost/'; });
      await attempt('popup', () => window.open('http://elsewhere.localhost/'));
      await attempt('api', () => fetch('/wps/system/status').then((a) => a.status));
      await attempt('elsewhere', () => fetch('http://elsewhere.localhost/').then((a) => a.status));
      await attempt('origin', () => self.origin);
      parent.postMessage({ parlour: 'captcha', type: 'error', code: '1', text: JSON.stringify(outcomes).slice(0, 900) }, '*');
      window.outcomes = outcomes;
    };`;
  await openWith(page, tries);
  await page.evaluate(() => {
    document.cookie = 'ours=secret; path=/';
  });
  const told: string[] = [];
  await page.exposeFunction('tell', (text: string) => told.push(text));
  await page.evaluate(() =>
    addEventListener('message', ({ data }: MessageEvent<{ text?: string }>) =>
      (globalThis as unknown as { tell: (text: string) => void }).tell(data.text ?? ''),
    ),
  );
  await waiting(page).click();
  await expect(failed(page)).toBeVisible();
  await expect.poll(() => told.find((text) => text.startsWith('{'))).toBeDefined();
  expect(JSON.parse(told.find((text) => text.startsWith('{')) ?? '')).toMatchObject({
    page: 'refused',
    global: 'refused',
    storage: 'refused',
    cookie: '',
    popup: 'null',
    api: 'refused',
    elsewhere: 'refused',
    origin: 'null',
  });
  await expectUntouched(page);
});

test(
  'H4 500 messages of a script change nothing but the box’s own state',
  nightly,
  async ({ page }) => {
    const flood = `
    window.initGeetest4 = () => {
      for (let count = 0; count < 100; count += 1) {
        for (const data of [
          { parlour: 'captcha', type: 'solved', answer: { captcha_id: 1 } },
          { parlour: 'captcha', type: 'show' },
          { parlour: 'game', type: 'leave' },
          'ready',
          { parlour: 'captcha', type: 'solved', answer: { geetest_challenge: 'x', geetest_seccode: 'y' } },
        ]) parent.postMessage(data, '*');
      }
      parent.postMessage({ parlour: 'captcha', type: 'error', code: '7', text: 'Over' }, '*');
    };`;
    await openWith(page, flood);
    await waiting(page).click();
    await expect(page.getByRole('button', { name: 'Over (7). Tap to retry' })).toBeVisible();
    await expectUntouched(page);
    expect(await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  },
);
