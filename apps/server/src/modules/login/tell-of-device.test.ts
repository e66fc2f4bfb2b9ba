import { randomUUID } from 'node:crypto';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMailbox, sendingSettings } from '../../testing/mailbox.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

let site: TestSite;
const mailbox = openMailbox();
beforeAll(async () => {
  site = await startTestSite(mailbox);
});
afterAll(() => site.close());

const headers = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
};

async function newMember(traits: Parameters<typeof createMember>[2] = {}) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, { ...sendingSettings, name: 'Lumen' });
  const email = `${randomUUID()}@example.test`;
  const member = await createMember(ownerUrl, merchant.code, { email, ...traits });
  await site.merchants.reload();
  const mail = async (): Promise<string> => {
    await site.sent();
    return mailbox.textTo(email);
  };
  return { merchant, member, mail };
}

test('S4 a login on a new device is told by e-mail, with what is known of it, and one on a known device is not', async () => {
  const { merchant, member, mail } = await newMember();
  const own = visit(site.app, merchant);
  await own.logIn(member);
  expect(await mail()).toBe('');
  await own.logIn(member);
  expect(await mail()).toBe('');
  await visit(site.app, merchant).logIn(member, { headers });
  expect(await mail()).toMatch(/^New login to Lumen\nHello .*Chrome, Android/);
  expect(await mail()).toContain(member.username);
});

test('S4, LANG-03 in the language of the member, and of an unknown device in words', async () => {
  const { merchant, member, mail } = await newMember({ language: 'TH', lastLoginAt: new Date(0) });
  await visit(site.app, merchant).logIn(member, { headers: { 'user-agent': 'curl/8' } });
  expect(await mail()).toMatch(/^มีการเข้าสู่ระบบ Lumen จากอุปกรณ์ใหม่/);
});

test('S4 a refused login tells nothing', async () => {
  const { merchant, member, mail } = await newMember({ lastLoginAt: new Date(0) });
  await visit(site.app, merchant).logIn({ ...member, password: 'wrong' });
  expect(await mail()).toBe('');
});
