// The remembered login of a device: it logs in automatically, reveals nothing, and does nothing where it must not (LOGIN-07, LOGIN-13,
// SESS-02 to SESS-04).
import { signIn } from '@parlour/contract/login/calls';
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import { runStatement } from '@parlour/database/statements/run-statement';
import { createMember, forMerchant, type TestMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { openOwnMerchant } from '../own/own-merchant.ts';
import { ownerUrlOf } from '../own/own-member.ts';
import { forgetSession } from '../page/forget-session.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import {
  expect,
  expectHome,
  fillLogin,
  hydrated,
  logInButton,
  logOut,
  merchantUrl,
  sessionOf,
  test,
} from '../page/site.ts';

const newMember = () => createMember(ownerUrlOf(), 'lumen', { password: 'four-blue-Otters' });
const lumen = merchantUrl('lumen', '/m/login');

async function enter(
  page: Page,
  { username, password }: TestMember,
  { address = lumen, remembers = true } = {},
): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await fillLogin(page, username, password);
  if (remembers) await page.getByText('Remember me').locator('visible=true').click();
  await logInButton(page).click();
  await expectHome(page, username);
}
/** Ends the session as if it had expired; the device keeps its credential. */
const loseSession = (page: Page) => forgetSession(page, { name: sessionCookie });
function countLogins(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === signIn.path) count += 1;
  });
  return () => count;
}
const keptRecord = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('remPass'), localStorage.getItem('autoLogin')]);

/** All that scripts of the page can read on this device. */
const readDevice = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = [localStorage, sessionStorage, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of opened.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const request = opened.transaction(store).objectStore(store).getAll();
          request.addEventListener('success', () => resolve(request.result));
        });
        found.push(...all);
      }
      opened.close();
    }
    const keys = found.filter((each) => each instanceof CryptoKey);
    return { text: JSON.stringify(found), keys: keys.map(({ extractable }) => extractable) };
  });

test('LOGIN-08, SESS-03 of two tabs that open at once one logs in, and both are in', async ({
  page,
  context,
}) => {
  const member = await newMember();
  await enter(page, member);
  await loseSession(page);
  const beside = await context.newPage();
  const counts = [page, beside].map(countLogins);
  await Promise.all([page.goto(lumen), beside.goto(lumen)]);
  for (const tab of [page, beside]) await expectHome(tab, member.username);
  expect(counts.reduce((sum, count) => sum + count(), 0)).toBe(1);
  for (const tab of [page, beside]) {
    await tab.reload();
    await expectHome(tab, member.username);
  }
});

test('LOGIN-08, SESS-02, SESS-03 whoever is remembered is logged in by itself, and the device knows no password', async ({
  page,
}) => {
  const member = await newMember();
  await enter(page, member);
  const { text, keys } = await readDevice(page);
  expect(text).toContain(member.username);
  for (const secret of [member.password, 'dt1.']) expect(text).not.toContain(secret);
  expect(keys).toEqual([false]);

  await loseSession(page);
  const logins = countLogins(page);
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await expectHome(page, member.username);
  // A second time, with the token that replaced the first.
  await loseSession(page);
  await page.goto(lumen);
  await expectHome(page, member.username);
  expect(logins()).toBe(2);
});

test(
  'LOGIN-08, LOGIN-04 an automatic login with an expired password goes to its change',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/status of 403/);
    const member = await newMember();
    await enter(page, member);
    await forMerchant(ownerUrlOf(), 'lumen', (tx) =>
      runStatement(tx, `update member set password_expired = true where id = '${member.id}'`),
    );
    await loseSession(page);
    await page.goto(lumen);
    await expect(page).toHaveURL(/\/m\/changePsw$/);
  },
);

test('SESS-04, LOGIN-13 what the server refuses is forgotten, and not tried again', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  const member = await newMember();
  await enter(page, member);
  // Without its cookies it is another device for the server.
  await forgetSession(page);
  const logins = countLogins(page);
  await page.goto(lumen);
  await expect.poll(() => keptRecord(page)).toEqual([null, '0']);
  expect(logins()).toBe(1);
  await page.reload();
  await expectNobody(page);
  expect(logins()).toBe(1);
});

async function expectNobody(page: Page): Promise<void> {
  await hydrated(page);
  await untilQuiet(page);
  // With a code by text message, the button sends the code first.
  await expect(page.getByRole('button', { name: /^(Log in|Send code)$/ })).toBeVisible();
  expect(await sessionOf(page)).toBeNull();
}

type Skip = { why: string; change?: (page: Page) => Promise<unknown>; query?: string };
const rewrite = (page: Page, change: object) =>
  page.evaluate((changed) => {
    const record = JSON.parse(localStorage.getItem('remPass') ?? '{}') as object;
    localStorage.setItem('remPass', JSON.stringify({ ...record, ...changed }));
  }, change);

const skips: Skip[] = [
  { why: 'the address has backUrl', query: '?backUrl=%2Fm%2Fgame' },
  { why: 'the address has redirectUrl', query: '?redirectUrl=%2Fm%2Fgame' },
  {
    why: 'autoLogin is "0"',
    change: (page) => page.evaluate(() => localStorage.setItem('autoLogin', '0')),
  },
  {
    why: 'what is remembered belongs to another merchant',
    change: (page) => rewrite(page, { merchantCode: 'marigold' }),
  },
  { why: 'it was a login by text message', change: (page) => rewrite(page, { type: 'sms' }) },
  {
    why: 'the key is gone',
    change: (page) => page.evaluate(() => localStorage.removeItem('sass')),
  },
];
for (const { why, change, query = '' } of skips) {
  test(
    `LOGIN-07 nobody is logged in by itself where ${why}`,
    gateIf(why === 'the key is gone'),
    async ({ page }) => {
      const member = await newMember();
      await enter(page, member);
      await change?.(page);
      await loseSession(page);
      const logins = countLogins(page);
      await page.goto(lumen + query);
      await expectNobody(page);
      expect(logins()).toBe(0);
    },
  );
}

test('LOGIN-07, LOGIN-13 nobody is logged in by itself after logging out by hand, and the name stays', async ({
  page,
}) => {
  const member = await newMember();
  await enter(page, member);
  await logOut(page, member.username);
  await expect(page).toHaveURL(/\/m\/login$/);
  const logins = countLogins(page);
  await page.goto(lumen);
  await expectNobody(page);
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(member.username);
  expect(logins()).toBe(0);
});

test(
  'LOGIN-07, LOGIN-03 nobody is logged in by itself who did not tick the box, or is logged in already',
  nightly,
  async ({ page }) => {
    const member = await newMember();
    await enter(page, member, { remembers: false });
    expect(await keptRecord(page)).toEqual([null, null]);
    const logins = countLogins(page);
    await page.goto(lumen);
    await expectHome(page, member.username);
    await loseSession(page);
    await page.goto(lumen);
    await expectNobody(page);
    expect(logins()).toBe(0);
  },
);

test(
  'LOGIN-07 nobody is logged in by itself where the operator turned it off since',
  nightly,
  async ({ page }) => {
    const own = await openOwnMerchant(page, { 'flags.MOBILEAUTOLOGIN3': 'on' });
    const member = await own.createMember();
    await enter(page, member, { address: own.url('/m/login') });
    await own.set('flags.MOBILEAUTOLOGIN3=off');
    await loseSession(page);
    const logins = countLogins(page);
    await expect(async () => {
      await page.goto(own.url('/m/login'));
      await expectNobody(page);
    }).toPass();
    const before = logins();
    await page.reload();
    await expectNobody(page);
    expect(logins()).toBe(before);
  },
);

test('SESS-06 what one merchant’s site remembers the other’s on the same device does not know', async ({
  page,
}) => {
  const member = await newMember();
  await enter(page, member);
  await loseSession(page);
  const logins = countLogins(page);
  await page.goto(merchantUrl('marigold', '/m/login'));
  await expectNobody(page);
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('');
  expect(logins()).toBe(0);
  await page.goto(lumen);
  await expectHome(page, member.username);
});

test(
  'NET-17, C3 a line that is lost in the middle of a login keeps what was typed, and one press later there is one session',
  nightly,
  async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    const member = await newMember();
    await page.goto(lumen);
    await hydrated(page);
    await fillLogin(page, member.username, member.password);
    await context.setOffline(true);
    await logInButton(page).click();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /offline/i })
        .first(),
    ).toBeVisible();
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue(member.username);
    await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue(
      member.password,
    );
    await context.setOffline(false);
    await logInButton(page).click();
    await expectHome(page, member.username);
    const count = (from: string) =>
      forMerchant(ownerUrlOf(), 'lumen', async (tx) => {
        const rows = await runStatement<{ count: number }>(
          tx,
          `select count(*)::int as count from ${from} where member_id = '${member.id}'`,
        );
        return rows[0]?.count;
      });
    expect([
      await count('session'),
      await count('login_attempt'),
      await count('audit_event'),
    ]).toEqual([1, 1, 1]);
  },
);
