// Login limits are counted in the database: two servers count together, and a restart keeps the counts (A3, A5, A8).
import { hashPassword, verifyPassword } from '@parlour/database/password-hash';
import { createMember } from '@parlour/database/testing/fixtures';
import { sendSmsCode } from '@parlour/contract/codes/calls';
import { signIn } from '@parlour/contract/login/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordCheck } from '#modules/password';
import { newMobile, openMailbox } from '../../testing/mailbox.ts';
import { openSigningIn, type SignInOptions } from '../../testing/signing-in.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

const mailbox = openMailbox();
/** Hashes that either server compared passwords with. */
const compared: string[] = [];
const startServer = async (beside?: TestSite) => {
  const passwords = await createPasswordCheck({ withinMs: 60_000 }, (password, hash) => {
    compared.push(hash);
    return verifyPassword(password, hash);
  });
  return startTestSite({ ...mailbox, passwords }, beside);
};

let site: TestSite;
let beside: TestSite;
beforeAll(async () => {
  site = await startServer();
  beside = await startServer(site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

async function newPlace(made: SignInOptions = {}) {
  const place = await openSigningIn({ site, mailbox }, made);
  await beside.merchants.reload();
  const { merchant, loginDeviceId } = place;
  /** Requests a code for any number at either server, each time from another address. */
  const askAt = (server: TestSite, mobileNum: string, from: string) =>
    visit(server.app, merchant).call(
      sendSmsCode,
      { countryDialingCode: '63', mobileNum, loginDeviceId },
      { from },
    );
  return { ...place, askAt };
}

test('A3 of 50 guesses at once at two servers three are compared with the password', async () => {
  const own = await hashPassword('a-password-of-its-own');
  const { merchant, member } = await newPlace({ traits: { passwordHash: own } });
  compared.length = 0;
  const guesses = Array.from({ length: 50 }, (_, at) =>
    visit((at % 2 === 0 ? site : beside).app, merchant).logIn(
      { ...member, password: `guess ${at}` },
      { from: `198.51.100.${at}` },
    ),
  );
  const replies = await Promise.all(guesses);
  expect(replies.filter(({ success }) => success)).toEqual([]);
  // On a busy machine the database refuses some for want of capacity.
  const answered = replies.filter(({ status }) => status !== 503);
  expect(compared.length).toBeGreaterThanOrEqual(answered.length);
  expect(compared.filter((hash) => hash === own)).toHaveLength(3);
});

test('A5 tries of an account are counted over both, and by a server that was started anew', async () => {
  const { merchant, member } = await newPlace({ settings: { 'limits.loginPerAccount': '4' } });
  const tryAt = (server: TestSite) => visit(server.app, merchant).logIn(member);
  for (const server of [site, beside, site, beside]) {
    expect((await tryAt(server)).success).toBe(true);
  }
  expect((await tryAt(site)).status).toBe(429);
  expect((await tryAt(beside)).status).toBe(429);
  const anew = await startServer(site);
  expect((await tryAt(anew)).status).toBe(429);
  await anew.close();
});

test('A8 codes to a number are counted over both, and by a server that was started anew', async () => {
  const { national, askAt } = await newPlace();
  expect((await askAt(site, national, '198.51.100.1')).success).toBe(true);
  const anew = await startServer(site);
  for (const server of [beside, site, anew]) {
    expect(await askAt(server, national, '198.51.100.2')).toMatchObject({
      status: 429,
      errorCode: 'TOO_MANY_REQUEST.code',
    });
  }
  await anew.close();
});

test('A8 codes asked for from an address are counted over both', async () => {
  const { askAt } = await newPlace({ settings: { 'limits.codesPerAddress': '4' } });
  const from = '198.51.100.77';
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => askAt(at % 2 === 0 ? site : beside, newMobile(), from)),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(4);
});

test('LOGIN-09 the day’s budget for text messages is one for both', async () => {
  const { merchant, askAt } = await newPlace({ settings: { 'sms.budgetPerDay': '3' } });
  const numbers = Array.from({ length: 8 }, newMobile);
  for (const number of numbers) {
    await createMember(site.urls.ownerUrl, merchant.code, { mobile: `+63${number}` });
  }
  await Promise.all(
    numbers.map((number, at) => askAt(at % 2 === 0 ? site : beside, number, `198.51.101.${at}`)),
  );
  await Promise.all([site.sent(), beside.sent()]);
  const sent = numbers.filter((number) => mailbox.codeTo(`+63${number}`) !== '');
  expect(sent).toHaveLength(3);
});

test('A8 a code that both are shown at once opens one session', async () => {
  const { national, askForText, codeTo, merchant, loginDeviceId } = await newPlace();
  await askForText();
  const code = await codeTo(`+63${national}`);
  const replies = await Promise.all(
    [site, beside, site, beside].map((server) =>
      visit(server.app, merchant).call(signIn, {
        type: 'sms',
        username: national,
        countryDialingCode: '63',
        password: code,
        loginDeviceId,
      }),
    ),
  );
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
});
