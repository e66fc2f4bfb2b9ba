// A merchant whose calls are answered by an existing gateway (docs/gateway.md): the sandbox's, which was written from docs/wire.md alone.
import { launchChat, unreadChat } from '@parlour/contract/chat/calls';
import { endpoints } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import {
  announcements,
  favouriteGames,
  gameList,
  vendorLanes,
} from '@parlour/contract/lobby/calls';
import { trialGame } from '@parlour/contract/launch/calls';
import { signIn } from '@parlour/contract/login/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { logOut } from '@parlour/contract/session/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { createDraws, createGames, createLanes } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGateway } from '#providers/gateway/gateway';
import { openOutbound } from '#providers/outbound';
import { loginText, postLogin, sealFor } from './testing/sealed-login.ts';
import { startSupplier, type SupplierProcess } from './testing/supplier-process.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';
import { visit, type Visitor } from './testing/visitor.ts';

let site: TestSite;
let sandbox: SupplierProcess;
let merchant: TestMerchant;
/** Another merchant of the same gateway. */
let neighbour: TestMerchant;
/** A merchant whose gateway does not answer. */
let cutOff: TestMerchant;

const nowhere = 'http://127.0.0.1:9';
beforeAll(async () => {
  sandbox = await startSupplier('sandbox');
  const outbound = openOutbound({ allow: [sandbox.origin, nowhere] });
  site = await startTestSite({ sendToGateway: createGateway({ outbound }) });
  const { ownerUrl } = site.urls;
  const behind = { 'gateway.url': `${sandbox.origin}/gateway`, domains: 'https://two.example' };
  merchant = await createMerchant(ownerUrl, behind);
  neighbour = await createMerchant(ownerUrl, behind);
  cutOff = await createMerchant(ownerUrl, { 'gateway.url': nowhere, guestLobby: 'on' });
  // A draw of this merchant in our tables, from the time before its gateway.
  const place = { ownerUrl, merchantCode: merchant.code };
  await createGames(place, [{ names: { EN: 'Ours' }, category: 'ELOTT' }]);
  await createLanes(place, { ELOTT: ['ACME'] });
  const drawn = { vendor: 'ACME', gameId: 'game-0', lastResult: ['04'] };
  await createDraws(place, [{ ...drawn, nextDrawAt: new Date(site.now() + 60_000) }]);
  await site.merchants.reload();
}, 60_000);
afterAll(async () => {
  await sandbox.close();
  await site.close();
});

const account = (username: string) => ({ id: '', username, password: 'demo-Pass1' });
async function enter(username = 'demo'): Promise<Visitor> {
  const visitor = visit(site.app, merchant);
  expect(await visitor.logIn(account(username))).toMatchObject({ status: 200, success: true });
  return visitor;
}
const every: [string, Endpoint][] = Object.entries(endpoints);
const named = (which: Endpoint['atGateway']) =>
  every.filter(([, at]) => at.atGateway === which).map(([name, at]) => ({ name, at }));

describe('a login', () => {
  test('NET-06, NET-15 goes to the gateway in the legacy envelope, byte for byte, and is opened there', async () => {
    const place = { app: site.app, host: merchant.host, merchantCode: merchant.code };
    const sent = await sealFor(place, 'legacy', { text: loginText(account('demo')) });
    const reply = await postLogin(place, sent);
    expect(reply).toMatchObject({ status: 200, success: true, value: { userName: 'demo' } });
    const spoilt = { ...sent, headers: { ...sent.headers, 'X-Digest': 'other' } };
    expect(await postLogin(place, spoilt)).toMatchObject({
      status: 400,
      errorCode: 'envelope_refused',
    });
  });
  test('T1 gives the browser a half of ours, and the gateway’s own cookies at our address alone', async () => {
    const reply = await visit(site.app, merchant).logIn(account('demo'));
    const cookies = [reply.headers['set-cookie']].flat().map(String);
    expect(cookies).toEqual([
      'gatewayNode=7; HttpOnly; Path=/; Secure',
      expect.stringMatching(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });
  test('LOGIN-06, NET-10 a refusal comes back as the gateway wrote it, and begins nothing', async () => {
    const visitor = visit(site.app, merchant);
    const reply = await visitor.logIn({ ...account('demo'), password: 'wrong' });
    expect(reply).toMatchObject({
      status: 400,
      errorCode: 'login.cred.err',
      message: 'The gateway knows no such name and password.',
    });
    expect([visitor.token, visitor.cookie]).toEqual([null, null]);
  });
});

describe('a session', () => {
  test('T1 takes the gateway’s token and our half of it, at this merchant', async () => {
    const own = await enter();
    const { token, cookie } = await enter('regular');
    const forged = 'A'.repeat(43);
    const cases: [TestMerchant, string | null, string | null][] = [
      [merchant, own.token, null],
      [merchant, null, own.cookie],
      [merchant, own.token, forged],
      [merchant, own.token, cookie],
      [merchant, token, own.cookie],
      [merchant, own.cookie, own.token],
      [neighbour, own.token, own.cookie],
    ];
    for (const [at, tokenSent, cookieSent] of cases) {
      const other = Object.assign(visit(site.app, at), { token: tokenSent, cookie: cookieSent });
      expect(await other.call(memberInfo)).toMatchObject({
        status: 401,
        errorCode: 'customer.not.login',
      });
    }
    expect(await own.call(memberInfo)).toMatchObject({ value: { userName: 'demo' } });
  });
  test('SESS-06 ends at the gateway, and our half goes', async () => {
    const visitor = await enter();
    const { token, cookie } = visitor;
    expect(await visitor.call(logOut)).toMatchObject({ status: 200, success: true });
    expect(visitor.cookie).toBeNull();
    Object.assign(visitor, { token, cookie });
    expect(await visitor.call(memberInfo)).toMatchObject({
      status: 401,
      message: 'Please log in.',
    });
  });
});

describe('the calls', () => {
  test('CHAT-02, NET-15 of the chat are the gateway’s: its address, and its unread messages', async () => {
    const visitor = await enter();
    const look = { b2c: '1', title: 'Chat', language: 'TH', headerColor: '#0d0a14' };
    const { chatUrl } = (await visitor.call(launchChat, look)).value as { chatUrl: string };
    expect(chatUrl).toMatch(new RegExp(`^${sandbox.origin}/chat\\?`));
    const told = Object.fromEntries(new URL(chatUrl).searchParams);
    expect(told).toEqual({ ...look, user: 'demo' });
    expect((await visitor.call(unreadChat)).value).toEqual({ unReadCount: 3 });
  });
  test('NET-15 of members and of the lobby are the gateway’s', async () => {
    const visitor = await enter();
    expect((await visitor.call(walletBalance)).value).toEqual({
      sumBalance: '1000.00',
      currency: 'PHP',
      currencySymbol: '₱',
    });
    expect((await visitor.call(vendorLanes)).value).toMatchObject({
      data: {
        lanes: [
          { title: 'RNG', gameCount: 2 },
          { title: 'FISH', gameCount: 1 },
        ],
      },
    });
    const { value } = await visitor.call(gameList, { gameName: 'harbour' });
    expect(value).toMatchObject({ totalCount: 1, games: [{ gameName: 'Harbour Gate' }] });
    const marked = { nodeId: '9001', vendor: 'GATEWAY', gameType: 'RNG' };
    await visitor.call(endpoints.addFavouriteGame, marked);
    expect((await visitor.call(favouriteGames)).value).toMatchObject({
      games: [{ nodeId: '9001' }],
    });
    await visitor.call(endpoints.removeFavouriteGame, marked);
    expect((await visitor.call(favouriteGames)).value).toEqual({ games: [] });
    expect((await visitor.call(announcements, { types: 'B,PL' })).success).toBe(true);
  });
  test('ROUTE-12 of a closed lobby are refused to guests here', async () => {
    const guest = visit(site.app, merchant);
    expect(await guest.call(vendorLanes)).toMatchObject({ status: 401 });
  });
  test('NET-15 that are ours alone are refused, and those that belong to the page are answered here', async () => {
    const visitor = await enter();
    for (const { name, at } of named('off')) {
      const reply = await visitor.call(at);
      expect([name, reply.status, reply.errorCode]).toEqual([name, 403, 'function.not.available']);
    }
    const { value } = await visit(site.app, cutOff).call(siteStatus);
    expect(value['info']).toMatchObject({ merchantCode: cutOff.code });
  });
  test('NET-15 of next draws are none, whatever our own tables know', async () => {
    const visitor = await enter();
    const draws = await visitor.call(endpoints.drawList);
    expect(draws).toMatchObject({ status: 200, value: { games: [] } });
  });
  test('NET-13 the addresses of a gateway’s site have no key', async () => {
    const { value } = await visit(site.app, merchant).call(siteStatus);
    expect(value['info']).toMatchObject({
      domainRoute: [{ domainName: 'https://two.example' }],
      lineKey: null,
    });
  });
  test('V5 nothing that is not of the family reaches the gateway', async () => {
    const { headers } = { headers: { host: merchant.host } };
    for (const url of ['/wps/anything', '/wps/session/key/rsa/../login', '/wps//member/info']) {
      const { statusCode, body } = await site.app.inject({ url, headers });
      expect([url, statusCode]).toEqual([url, 404]);
      expect(body).toContain('not_found');
    }
  });
});

describe('what the gateway fails with', () => {
  test.each([
    ['gw_401', 401, 'Who?'],
    ['gw_token', 400, 'user.or.token.invalid'],
    ['gw_message', 200, 'CUSTOMER_NOT_LOGIN'],
    ['gw_maintenance', 503, 'system_maintenance'],
    ['gw_502', 502, '<h1>502 Bad Gateway</h1>'],
    ['gw_500', 500, 'house.on.fire'],
    ['gw_504', 504, ''],
  ])('NET-08, NET-09, NET-10 comes back as it is, and never as a page: %s', async (...row) => {
    const [username, status, text] = row;
    const visitor = await enter(username);
    const { token, cookie } = visitor;
    const reply = await site.app.inject({
      url: walletBalance.path,
      headers: {
        host: merchant.host,
        authorization: String(token),
        cookie: `__Host-sid=${cookie}`,
      },
    });
    expect(reply.statusCode).toBe(status);
    expect(reply.body).toContain(text);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['cache-control']).toMatch(/no-store/);
  });
  test('NET-09 a limit comes with its time', async () => {
    const reply = await (await enter('gw_limit')).call(walletBalance);
    expect(reply).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUEST' });
    expect(reply.headers['retry-after']).toBe('20');
  });
  test('V5 a way to somewhere else is not followed', async () => {
    const reply = await (await enter('gw_way')).call(walletBalance);
    expect(reply).toMatchObject({ status: 503, errorCode: 'service_unavailable' });
    expect(reply.headers['location']).toBeUndefined();
  });
  test('NET-01 it is waited for a second less than the site waits', async () => {
    const waits: number[] = [];
    const sendToGateway = ({ waitMs }: { waitMs: number }) => {
      waits.push(waitMs);
      return Promise.reject(new Error('late'));
    };
    const own = await startTestSite({ sendToGateway }, site);
    for (const at of [vendorLanes, trialGame]) await visit(own.app, cutOff).call(at);
    expect(waits).toEqual([29_000, 9_000]);
    await own.close();
  });
  test('NET-09 where nobody answers, it is 503 service_unavailable and never 502', async () => {
    for (const at of [signIn, vendorLanes]) {
      const input = at === signIn ? { username: 'a', password: 'b' } : {};
      const reply = await visit(site.app, cutOff).call(at, input);
      expect(reply).toMatchObject({ status: 503, errorCode: 'service_unavailable' });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});
