// A passkey of the back office, with the browser's virtual authenticator: an invitation is taken with it, and it confirms a login (STAFF-02, STAFF-03).
import type { Page } from '@playwright/test';
import { listBrokenRules } from '../page/accessible.ts';
import { expect, test } from '../page/site.ts';
import { holdKey, keysOf } from '../page/virtual-key.ts';
import {
  enterDesk,
  officeUrl,
  openDesktop,
  openInvitation,
  sendInvitation,
  staffCommand,
  staffPassword,
} from './staff.ts';

const login = (page: Page) => page.getByRole('heading', { name: 'Log in' });
const passkey = (page: Page) => page.getByRole('radio', { name: /^Passkey/ });
const code = (page: Page) => page.getByRole('radio', { name: 'Code' });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(login(page)).toBeVisible();
}
async function fillLogin(page: Page, mail: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(mail);
  await page.getByLabel('Password', { exact: true }).fill(staffPassword);
}
const press = (page: Page) => page.getByRole('button', { name: 'Log in' }).click();

test('STAFF-02, STAFF-03, STAFF-09 somebody joins with a passkey, logs in with it, and with a recovery code where it is lost', async ({
  browser,
  trouble,
}) => {
  trouble.expect(/status of 40[01]/);
  const office = await openDesktop(browser);
  const key = await holdKey(office);
  const mail = await openInvitation(office, 'lumen');
  await expect(passkey(office)).toBeChecked();
  expect(await listBrokenRules(office)).toEqual([]);
  const [recoveryCode = ''] = await sendInvitation(office);
  const [kept, ...others] = await keysOf(key);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ rpId: 'console.localhost', isResidentCredential: true });
  await enterDesk(office);
  expect(await staffCommand('list')).toContain(`${mail} active, passkey: support of lumen\n`);

  await logOut(office);
  await expect(passkey(office)).toBeChecked();
  expect(await listBrokenRules(office)).toEqual([]);
  await fillLogin(office, mail);
  await press(office);
  await expect(office.getByRole('heading', { name: 'Chats' })).toBeVisible();

  await logOut(office);
  await fillLogin(office, 'somebody.else@example.com');
  await press(office);
  await expect(office.getByRole('alert')).toHaveText(
    'E-mail address, password, passkey or code isn’t right.',
  );
  await key.devtools.send('WebAuthn.clearCredentials', { authenticatorId: key.authenticatorId });
  await fillLogin(office, mail);
  await press(office);
  await expect(office.getByRole('alert')).toContainText('No passkey was used.');
  await code(office).check();
  await office.getByRole('textbox', { name: 'Code' }).fill(recoveryCode);
  await press(office);
  await expect(office.getByRole('heading', { name: 'Chats' })).toBeVisible();
  await office.context().close();
});

test('STAFF-02, STAFF-09 at 320 pixels the choice of the second factor sticks out nowhere, in both languages', async ({
  browser,
}) => {
  const office = await openDesktop(browser);
  await office.setViewportSize({ width: 320, height: 800 });
  await openInvitation(office, 'lumen');
  const expectRoom = async () => {
    const wider = () => office.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await wider()).toBe(false);
    expect(await listBrokenRules(office)).toEqual([]);
  };
  await expect(passkey(office)).toBeVisible();
  await expectRoom();
  await office.getByRole('button', { name: 'Language, English' }).click();
  await office.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(office.getByRole('radio', { name: /^通行密钥/ })).toBeVisible();
  await expectRoom();
  await office.goto(officeUrl('/login'));
  await expect(office.getByRole('radio', { name: '通行密钥' })).toBeVisible();
  await expectRoom();
  await office.context().close();
});
