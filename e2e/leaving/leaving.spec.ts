// Ways out of the site: to a listed site with a one-time token, by every way to a login (REDIR-01), and to nobody else (REDIR-02).
import { randomInt } from 'node:crypto';
import { createMember } from '@parlour/database/testing/fixtures';
import type { Page } from '@playwright/test';
import { ownerUrlOf } from '../own/own-member.ts';
import { openOwnMerchant } from '../own/own-merchant.ts';
import { enterAs } from '../page/enter-as.ts';
import {
  expect,
  expectHome,
  expectMember,
  fillLogin,
  hydrated,
  logInButton,
  merchantUrl,
  sessionOf,
  test,
} from '../page/site.ts';

const sandbox = () => `http://sandbox.localhost:${Number(process.env['PARLOUR_E2E_PORT']) + 1}`;
const shelf = () => `${sandbox()}/partner/shelf?book=7`;
const onwards = (path: string, to = shelf()) =>
  merchantUrl('lumen', `${path}?${new URLSearchParams({ r: '1', redirectUrl: to })}`);
const newMember = (traits: Parameters<typeof createMember>[2] = {}) =>
  createMember(ownerUrlOf(), 'lumen', traits);
type Member = Awaited<ReturnType<typeof newMember>>;

const refusal = 'This link leads to a website that isn’t allowed here.';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Waits for the other site, which has swapped the token for this member. Returns the query of its address. */
async function expectArrived(page: Page, { username }: Pick<Member, 'username'>) {
  await page.waitForURL(`${sandbox()}/partner/shelf?*`);
  await expect(page.getByRole('status')).toHaveText('The token was swapped for this member.');
  await expect(row(page, 'userName')).toContainText(`${username.at(0)}•••••${username.at(-1)}`);
  return Object.fromEntries(new URL(page.url()).searchParams);
}
async function logIn(page: Page, { username, password }: Member): Promise<void> {
  await fillLogin(page, username, password);
  await logInButton(page).click();
}

test('REDIR-01, S3 a member goes at once, with a token that is not the session’s and good once', async ({
  page,
}) => {
  const member = await newMember();
  await enterAs(page, merchantUrl('lumen', '/m/home'), member);
  await expectHome(page, member.username);
  const { token } = (await sessionOf(page)) ?? { token: '' };
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(onwards('/m/home'));
  const { token: given = '', headerColor = '', ...told } = await expectArrived(page, member);
  expect(told).toEqual({ book: '7', language: 'EN', b2c: '1', title: 'Lumen' });
  expect(headerColor).toMatch(/^#[0-9a-f]{6}$/);
  expect(given).not.toBe(token);
  const [first = '', ...later] = asked;
  expect(first).toContain('redirectUrl');
  expect(later.filter((url) => url.includes('redirectUrl'))).toEqual([]);

  await page.getByRole('button', { name: 'Swap the token again' }).click();
  await expect(page.getByRole('status')).toHaveText('The token told nothing: handoff_invalid.');
  await page.goto(merchantUrl('lumen', '/m/home'));
  await expectHome(page, member.username);
  await page.reload();
  await expectHome(page, member.username);
});

test('REDIR-01, ROUTE-08 a guest goes after the login, also over a reload, and the address bar has nothing of it', async ({
  page,
}) => {
  const member = await newMember();
  await page.goto(onwards('/m/member/home'));
  await expect(page).toHaveURL(/\/m\/login\?r=1$/);
  await page.reload();
  const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url));
  expect(visited.join('\n')).not.toContain('redirectUrl');
  await logIn(page, member);
  await expectArrived(page, member);
});

test('REDIR-01, TFA-06 a second factor stands before it', async ({ page, trouble }) => {
  trouble.expect(/status of 400/);
  const member = await newMember({ secondFactors: ['payeeName'], payeeName: 'Anna Example' });
  await page.goto(onwards('/m/login'));
  await logIn(page, member);
  const sheet = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await sheet.getByRole('textbox', { name: 'Payee name' }).fill('Anna Example');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expectArrived(page, member);
});

test('REDIR-01, LOGIN-04 a forced change of the password stands before it, also over a reload', async ({
  page,
}) => {
  const member = await newMember({ passwordExpired: true });
  await page.goto(onwards('/m/login'));
  await logIn(page, member);
  await expect(page).toHaveURL(/\/m\/changePsw/);
  await page.reload();
  const fresh = 'seven grey herons';
  await page.getByLabel('Current password', { exact: true }).fill(member.password);
  await page.getByLabel('New password', { exact: true }).fill(fresh);
  await page.getByLabel('Confirm new password', { exact: true }).fill(fresh);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expectArrived(page, member);
});

test('REDIR-01 a logout on the way there ends it', async ({ page }) => {
  const [expired, other] = await Promise.all([newMember({ passwordExpired: true }), newMember()]);
  await page.goto(onwards('/m/login'));
  await logIn(page, expired);
  await expect(page).toHaveURL(/\/m\/changePsw/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await logIn(page, other);
  await expectHome(page, other.username);
  await page.reload();
  await expectHome(page, other.username);
});

test('REDIR-01, REG-03 a guest who registers goes afterwards', async ({ page }) => {
  const merchant = await openOwnMerchant(page, { 'redirect.targets': sandbox() });
  const query = new URLSearchParams({ redirectUrl: shelf() });
  await page.goto(merchant.url(`/m/login?${query}`));
  await hydrated(page);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box('Username').fill(`luna${randomInt(1e9)}`);
  await box('Password').fill('seven-green-Kettles');
  await box('Confirm password').fill('seven-green-Kettles');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await page.waitForURL(`${sandbox()}/partner/shelf?*`);
  // The partner in the sandbox knows the demo's merchants only, and a token of another is worth nothing there.
  await expect(page.getByRole('status')).toHaveText('The token told nothing: handoff_invalid.');
  await expect(row(page, 'title')).toContainText(merchant.code);
});

test('REDIR-01, NET-16 inside the native app its bridge opens the other site', async ({ page }) => {
  const member = await newMember();
  await page.addInitScript(() => {
    const opened: string[] = [];
    const openSafari = (address: string) => void opened.push(address);
    Object.assign(window, { openSafari, openedByApp: opened });
  });
  await enterAs(page, onwards('/m/home'), member);
  const opened = () =>
    page.evaluate(() => (window as unknown as { openedByApp: string[] }).openedByApp);
  await expect.poll(opened).toHaveLength(1);
  const [address = ''] = await opened();
  expect(address).toMatch(new RegExp(`^${sandbox()}/partner/shelf\\?book=7&token=`));
  await expect(page).toHaveURL(/\/m\/home\?r=1$/);
});

test('REDIR-02, V4 a member who would be led to a site that is not listed stays, and reads it in the own language', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 403/);
  const member = await newMember();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const evil = 'http://evil.localhost/take';
  await enterAs(page, onwards('/m/home', evil), member);
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText(refusal);
  await expect(page).toHaveURL(/\/m\/home\?r=1$/);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await expectMember(page, member.username);
  await expect(notice).toHaveCount(0);
  expect(asked.filter((url) => url.startsWith(evil))).toEqual([]);
  const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url));
  expect(visited.join('\n')).not.toContain('evil');

  await page.goto(`${onwards('/m/home', evil)}&language=UR`);
  await expect(notice).toContainText('جس کی یہاں اجازت نہیں');
});

test('REDIR-02 a guest is told before the login, and an address of no site at once', async ({
  page,
}) => {
  for (const wish of ['http://evil.localhost/take', 'javascript:alert(1)', '//evil.localhost']) {
    await page.goto(onwards('/m/login', wish));
    await expect(page.getByRole('alertdialog')).toContainText(refusal);
    await expect(page).toHaveURL(/\/m\/login\?r=1$/);
  }
});
