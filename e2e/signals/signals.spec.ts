// Live signals as a person sees them: what changes elsewhere is shown in the open page.
import { endOtherSessions } from '@parlour/contract/session/calls';
import { openOwnMerchant } from '../own/own-merchant.ts';
import { enterAs } from '../page/enter-as.ts';
import { expect, expectHome, hydrated, merchantUrl, sessionOf, test } from '../page/site.ts';
import {
  balanceOf,
  enterWithStream,
  grantBonus,
  listReaders,
  streamBegins,
} from './signal-pages.ts';

const home = merchantUrl('lumen', '/m/home');

test('SIG-01, SIG-09 a balance that changes elsewhere is shown in the open page', async ({
  page,
}) => {
  const { username } = await enterWithStream(page);
  await grantBonus(username, 50);
  await expect(balanceOf(page)).toContainText('50.00');
});

test('SIG-07 eight tabs read one stream, hang nothing, and the next reads when the first is closed', async ({
  page,
  context,
}) => {
  const readers = listReaders(context);
  const { username } = await enterWithStream(page);
  const others = [];
  for (let tab = 2; tab <= 8; tab += 1) {
    const other = await context.newPage();
    await other.goto(home);
    await expectHome(other, username);
    await hydrated(other);
    others.push(other);
  }
  expect(readers).toEqual([page]);
  await page.close();
  await expect.poll(() => readers.length).toBe(2);
  await grantBonus(username, 50);
  for (const tab of others) await expect(balanceOf(tab)).toContainText('50.00');
  expect(readers.length).toBe(2);
});

test('SIG-05, SIG-09, NET-08 a session that another device ends is over in the open page', async ({
  page,
  browser,
  trouble,
}) => {
  const member = await enterWithStream(page);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enterAs(other, home, member);
  const token = (await sessionOf(other))?.token ?? '';
  trouble.expect(/status of 401/);
  const status = await other.evaluate(
    async ([path, authorization, merchant]) => {
      const headers = { authorization, merchant, device: 'web' };
      return (await fetch(path, { method: 'DELETE', headers })).status;
    },
    [endOtherSessions.path, token, 'lumen'] as const,
  );
  expect(status).toBe(200);
  await expect(page).toHaveURL(/\/m\/login$/);
  await elsewhere.close();
});

test('SIG-09, BOOT-04 maintenance closes the open page, nobody has to press anything', async ({
  page,
  trouble,
}) => {
  const merchant = await openOwnMerchant(page, { guestLobby: 'on' });
  const begun = streamBegins(page);
  await enterAs(page, merchant.url('/m/home'), await merchant.createMember());
  await begun;
  trouble.expect(/status of 503/);
  await merchant.set('maintenance.on=on');
  await expect(page.getByRole('heading', { name: /maintenance/i })).toBeVisible();
});

test('SIG-08 where something on the way holds the stream back, the page polls and says nothing', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/wps/signals', () => undefined);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const unread = () => asked.filter((path) => path === '/wps/notification/unread').length;
  await enterAs(page, home, { username: 'demo', password: 'demo-Pass1' });
  await expectHome(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return asked.includes('/wps/signals') && unread() > 0;
    })
    .toBe(true);
  const before = unread();
  await page.clock.runFor(50_000);
  await page.clock.runFor(5 * 60_000);
  await expect.poll(unread).toBeGreaterThan(before);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
