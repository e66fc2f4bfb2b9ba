import { endpoints, errorStatus } from '@parlour/contract/contract';
import { shapes } from '@parlour/contract/contract.schema';
import type { Endpoint } from '@parlour/contract/endpoint';
import { facts } from '@parlour/contract/facts/facts';
import { memberInfo } from '@parlour/contract/member/calls';
import {
  createMember,
  createMerchant,
  type TestMember,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '#http/refusal';
import { serveCalls } from '#http/route';
import { describeApi } from '#http/open-api';
import type { Merchant } from '#http/merchant';
import { handlersOf } from './facts.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';
import { visit } from './testing/visitor.ts';

let site: TestSite;
let home: TestMerchant;
let abroad: TestMerchant;
let member: TestMember;

beforeAll(async () => {
  site = await startTestSite();
  const { ownerUrl } = site.urls;
  const roomy = { 'limits.loginPerAddress': '100000', 'limits.loginPerAccount': '100000' };
  home = await createMerchant(ownerUrl, roomy);
  abroad = await createMerchant(ownerUrl, roomy);
  member = await createMember(ownerUrl, home.code);
  await site.merchants.reload();
});
afterAll(() => site.close());

const every: [string, Endpoint][] = Object.entries(endpoints);
/** All calls that need a member. These merchants close the lobby to guests, so the lobby's calls are included (ROUTE-12). */
const forMembers = every.filter(([, at]) => at.audience !== 'guest');

/** Reads the routes from the tree that Fastify prints: each line extends the branch above it. */
function registeredRoutes(): string[] {
  const branch: string[] = [];
  const lines = site.app.printRoutes({ commonPrefix: false }).split('\n');
  return lines.flatMap((line) => {
    const [, indent = '', piece = '', methods = ''] = /^(.*?)── (\S*) \((.*)\)$/.exec(line) ?? [];
    branch.splice(Math.floor(indent.length / 4), branch.length, piece);
    const path = branch.join('');
    return methods ? methods.split(', ').map((method) => `${method} ${path}`) : [];
  });
}

describe('the contract', () => {
  test('NET-15 endpoints, schemas, routes and the described API are the same list', () => {
    const listed = every.map(([, at]) => `${at.method} ${at.path}`).toSorted();
    expect(new Set(listed).size).toBe(listed.length);
    expect(Object.keys(shapes).toSorted()).toEqual(Object.keys(endpoints).toSorted());
    for (const line of listed) {
      const [method, path] = line.split(' ') as ['GET', string];
      expect(site.app.hasRoute({ method, url: path }), line).toBe(true);
    }
    const registered = registeredRoutes().filter((line) => line.includes(' /wps/'));
    expect(registered.filter((line) => !/ \/wps\/(docs|openapi)/.test(line)).toSorted()).toEqual(
      listed,
    );
    const described = Object.entries(describeApi().paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(listed);
  });

  test('HOUSE every fact is obeyed by the modules that it names, and by no other', () => {
    const obeyed = Object.entries(handlersOf(site.modules)).flatMap(([name, handles]) =>
      Object.keys(handles).map((fact) => `${name} obeys ${fact}`),
    );
    const promised = Object.entries(facts).flatMap(([fact, { obeyedBy }]) =>
      obeyedBy.map((name) => `${name} obeys ${fact}`),
    );
    expect(obeyed.toSorted()).toEqual(promised.toSorted());
  });

  test('NET-15 every error code of an endpoint has its status', () => {
    for (const [, at] of every) {
      for (const code of Object.keys(at.errors)) expect(Object.keys(errorStatus)).toContain(code);
    }
  });

  test('NET-15 a refusal that an endpoint does not declare is a fault', async () => {
    const app = Fastify();
    const openBody = async (_request: unknown, body: unknown) => body;
    const findSession = async () => null;
    const forwarding = { isBound: () => false, forward: async () => expect.unreachable() };
    const api = { app, findSession, openBody, forwarding, publicScheme: 'http' };
    app.decorateRequest('cookies', { getter: () => ({}) });
    const merchant: unknown = { setting: () => null };
    app.decorateRequest('merchant', { getter: () => merchant as Merchant });
    serveCalls(api, {
      siteStatus: async () => {
        throw new Refusal('login.cred.err');
      },
    });
    const reply = await app.inject('/wps/system/status');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).toContain('does not declare login.cred.err');
  });
});

describe('the two halves of a session', () => {
  test.each(forMembers)(
    'T1 %s refuses a token or cookie alone, forged or of another merchant',
    async (_, at) => {
      const own = visit(site.app, home);
      await own.logIn(member);
      const { token, cookie } = own;
      const forged = 'A'.repeat(43);
      const cases: [TestMerchant, string | null, string | null][] = [
        [home, token, null],
        [home, null, cookie],
        [home, token, forged],
        [home, forged, cookie],
        [home, cookie, token],
        [abroad, token, cookie],
        [home, `Bearer ${token}`, cookie],
        [home, "' or 1=1 --", "' or 1=1 --"],
      ];
      for (const [merchant, tokenSent, cookieSent] of cases) {
        const other = visit(site.app, merchant);
        other.token = tokenSent;
        other.cookie = cookieSent;
        expect(await other.call(at)).toMatchObject({
          status: 401,
          errorCode: 'customer.not.login',
          success: false,
        });
      }
      expect((await own.call(memberInfo)).status).toBe(200);
    },
  );

  test.each(every)(
    'T1 %s refuses a foreign Merchant header before anything else',
    async (_, at) => {
      const visitor = visit(site.app, home);
      const reply = await visitor.call(at, {}, { headers: { merchant: abroad.code } });
      expect(reply).toMatchObject({ status: 403, errorCode: 'function.not.available' });
    },
  );

  test.each(forMembers)(
    'A12 %s obeys a limited session only where the contract opens it',
    async (_, at) => {
      const { ownerUrl } = site.urls;
      const limited = await createMember(ownerUrl, home.code, { password: '{secret}' });
      const visitor = visit(site.app, home);
      await visitor.logIn(limited);
      const reply = await visitor.call(at);
      const isOpen = at.openToLimitedSession === true;
      // A call that is open to a limited session refuses for another reason, its missing input.
      expect(reply.errorCode === 'password_change_required').toBe(!isOpen);
      expect(reply.status === 403).toBe(!isOpen);
    },
  );
});

describe('hostile input', () => {
  const status = '/wps/system/status';
  const login = '/wps/session/login';
  const send = ({ headers, ...over }: InjectOptions) =>
    site.app.inject({ ...over, headers: { host: home.host, ...headers } });

  test.each([
    ['an unknown query', { url: `${status}?x=1` }, ['x']],
    ['an unknown query on a change', { method: 'POST', url: `${login}?x=1`, payload: {} }, ['x']],
    [
      'a missing field',
      { method: 'POST', url: login, payload: { username: 'a', password: 'b' } },
      ['loginDeviceId'],
    ],
    [
      'a wrong type',
      {
        method: 'POST',
        url: login,
        payload: {
          username: 1,
          password: 'b',
          loginDeviceId: '00000000-0000-4000-8000-000000000000',
        },
      },
      ['username'],
    ],
    [
      'an unknown field',
      {
        method: 'POST',
        url: login,
        payload: {
          username: 'a',
          password: 'b',
          loginDeviceId: '00000000-0000-4000-8000-000000000000',
          isStaff: true,
        },
      },
      ['isStaff'],
    ],
  ] as const)('V1 %s is a 400 that names the field', async (_, over, fields) => {
    const reply = await send(over);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ errorCode: 'request_param_err', value: { fields } });
  });

  test.each([
    ['text', 'text/plain', '{}', 400],
    ['a form', 'application/x-www-form-urlencoded', 'a=b', 400],
    ['an empty body', 'application/json', '', 400],
    ['half a body', 'application/json', '{"a":', 400],
    ['eleven levels', 'application/json', '{"a":'.repeat(11) + '1' + '}'.repeat(11), 400],
    ['bytes that are no text', 'application/json', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['more than 64 KB', 'application/json', JSON.stringify({ a: 'x'.repeat(66_000) }), 413],
  ])('V1 %s is refused with an envelope', async (...[, type, payload, code]) => {
    const reply = await send({
      method: 'POST',
      url: login,
      headers: { 'content-type': type },
      payload,
    });
    expect(reply.statusCode).toBe(code);
    expect(reply.json()).toMatchObject({ success: false });
  });

  test('V1 the cache buster is allowed everywhere', async () => {
    expect((await send({ url: `${status}?_=1763730000000` })).statusCode).toBe(200);
  });

  test('S5 a change from a foreign or null origin is refused, from an own one it is not', async () => {
    for (const [origin, code] of [
      ['http://evil.test', 403],
      ['null', 403],
      [`http://${abroad.host}`, 403],
      [`https://${home.host}`, 403],
      [`http://${home.host}:81`, 403],
      [`http://${home.host}`, 400],
    ] as const) {
      const reply = await send({ method: 'POST', url: login, headers: { origin }, payload: {} });
      expect(reply.statusCode, origin).toBe(code);
    }
  });
});
