// The log's content for a request: enough to follow an attack, and no secret (S3).
import type { AddressInfo } from 'node:net';
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import { memberInfo } from '@parlour/contract/member/calls';
import { mintHandoff, redeemHandoff } from '@parlour/contract/session/calls';
import { createMember, createMerchant, testSecretKey } from '@parlour/database/testing/fixtures';
import { hangUp, say } from '@parlour/edge/testing/raw-socket';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addressHash } from '#http/guard/hashed-address';
import { startTestSite, type TestSite } from './testing/test-site.ts';
import { seatPlayer } from './testing/vendor.ts';
import { visit } from './testing/visitor.ts';

type Line = Record<string, unknown>;

let site: TestSite;
let port: number;
beforeAll(async () => {
  site = await startTestSite();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterAll(() => site.close());

async function enter() {
  const merchant = await createMerchant(site.urls.ownerUrl);
  const member = await createMember(site.urls.ownerUrl, merchant.code);
  await site.merchants.reload();
  return { merchant, member, visitor: visit(site.app, merchant) };
}

const linesSince = (before: number): Line[] =>
  site
    .logged()
    .slice(before)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** Waits for a log line with these values, written since `before`; a request's line is written when its answer is out. */
async function lineOf(before: number, what: Line): Promise<Line> {
  return vi.waitFor(() => {
    const found = linesSince(before).find((line) =>
      expect.objectContaining(what).asymmetricMatch(line),
    );
    if (!found) throw new Error(`no such line: ${site.logged().slice(before)}`);
    return found;
  }, 10_000);
}

const addressIs = addressHash(testSecretKey);
const from = addressIs('203.0.113.7');

describe('the line of a request', () => {
  test('L3 says who, from where and with what result', async () => {
    const { merchant, member, visitor } = await enter();
    const before = site.logged().length;
    const line = { merchant: merchant.code, from, msg: 'request' };
    const route = '/wps/session/login';
    await visitor.logIn({ ...member, password: 'not-the-password' });
    const refused = { member: null, status: 400, error: 'login.cred.err' };
    expect(await lineOf(before, { ...line, route })).toMatchObject(refused);
    await visitor.logIn(member);
    const opened = { member: member.id, status: 200, error: null };
    expect(await lineOf(before, { ...line, route, status: 200 })).toMatchObject(opened);
    await visitor.call(memberInfo);
    const told = await lineOf(before, { ...line, route: memberInfo.path });
    expect(told).toMatchObject({ method: 'GET', ...opened });
    await visit(site.app, merchant).call(memberInfo);
    const stranger = { member: null, status: 401, error: 'customer.not.login' };
    expect(await lineOf(before, { ...line, route: memberInfo.path, status: 401 })).toMatchObject(
      stranger,
    );
  });

  test('L3 a vendor’s call says its verdict, since its status is always 200', async () => {
    const player = await seatPlayer(site);
    const before = site.logged().length;
    await player.ask('user/balance', { token: 'a-token-of-nobody' });
    const route = '/vendor/:integration/:merchant/user/balance';
    const verdict = { status: 200, error: 'RS_ERROR_INVALID_TOKEN', member: null };
    expect(await lineOf(before, { route })).toMatchObject(verdict);
    await player.ask('user/balance');
    expect(await lineOf(before, { route, error: null })).toMatchObject({ status: 200 });
  });

  test('L3 what never became a request has a line too, with the address and no more', async () => {
    const before = site.logged().length;
    await say(port, 'GET /a-secret-of-somebody rubbish\r\n\r\n');
    const line = await lineOf(before, { msg: 'refused unread' });
    expect(line).toMatchObject({
      from: addressIs('127.0.0.1'),
      status: 400,
      error: 'request_param_err',
    });
    expect(site.logged()).not.toContain('a-secret-of-somebody');
  });

  test('L3 an address is one caller’s, the same in every process, and cannot be read back', () => {
    expect(addressIs('203.0.113.7')).toBe(addressHash(testSecretKey)('203.0.113.7'));
    expect(addressIs('::ffff:203.0.113.7')).toBe(from);
    expect(addressIs('2001:db8::1')).toBe(addressIs('2001:db8::2'));
    expect(addressIs('203.0.113.8')).not.toBe(from);
    expect(addressHash(Buffer.alloc(32, 8))('203.0.113.7')).not.toBe(from);
    expect(from).toMatch(/^[\w-]{16}$/);
  });
});

describe('a caller that hangs up', () => {
  test.each([
    ['a call', '/wps/session/login'],
    ['a vendor’s call', '/vendor/hub/nobody/user/balance'],
  ])('R3, L3 in the middle of %s: the database is not what failed', async (_what, path) => {
    const { merchant } = await enter();
    const before = site.logged().length;
    const head = `POST ${path} HTTP/1.1\r\nHost: ${merchant.host}\r\nContent-Type: application/json\r\n`;
    await hangUp(port, `${head}Content-Length: 100\r\n\r\n{"half`);
    const line = await lineOf(before, { msg: 'request', error: 'connection_lost', status: null });
    expect(line).toMatchObject({ from: addressIs('127.0.0.1'), method: 'POST' });
    // When another request is answered, the first one's lines have been written.
    await site.app.inject({ url: '/readyz', headers: { host: merchant.host } });
    const said = linesSince(before).map(({ msg }) => msg);
    expect(said).not.toContain('the database does not answer');
    expect(said).not.toContain('fault');
  });
});

test('S3, L3 nothing that opens anything reaches the log: passwords, tokens, cookies, codes, names, addresses', async () => {
  const { merchant, member, visitor } = await enter();
  const player = await seatPlayer(site);
  const wrong = 'a-wrong-password-of-mine';
  await visitor.logIn({ ...member, password: wrong });
  await visitor.logIn(member);
  const minted = await visitor.call(mintHandoff, { audience: `http://${merchant.host}` });
  const code = String(minted.value['code']);
  const other = visit(site.app, merchant);
  const redeemed = await other.call(redeemHandoff, { code });
  await other.call(redeemHandoff, { code: 'a-code-that-is-none' });
  await visitor.call(memberInfo, {}, { from: '198.51.100.77' });
  await visitor.call(memberInfo, { nonsense: 'a-query-of-mine' });
  await player.bet('b1', 1_000);
  for (const path of ['/?token=', '/m/home?tokens=', '/m/nowhere/', '/wps/nothing?code=']) {
    await site.app.inject({
      url: `${path}a-code-in-an-address`,
      headers: { host: merchant.host, cookie: `${sessionCookie}=a-cookie-of-mine` },
    });
  }
  await say(port, `GET /?token=a-code-in-rubbish rubbish\r\n\r\n`);
  const secrets = [
    member.password,
    wrong,
    member.username,
    '203.0.113.7',
    '198.51.100.77',
    visitor.token,
    visitor.cookie,
    other.cookie,
    redeemed.value['token'],
    player.token,
    code,
    'a-code-that-is-none',
    'a-query-of-mine',
    'a-code-in-',
    'a-cookie-of-mine',
  ].map(String);
  expect(site.logged()).toContain(member.id);
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(8);
    expect(site.logged()).not.toContain(secret);
  }
});
