// The server against hostile callers (V1): calls over a real socket, each with something wrong in it.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import {
  createMember,
  createMerchant,
  type TestMember,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { createGames, createLanes } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileCalls, type HostileCall } from './testing/hostile-calls.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';
import { visit, type Visitor } from './testing/visitor.ts';

/** The number of calls; `npm run fuzz -- 10000 SEED` makes more. */
const count = Number(process.env['FUZZ_CALLS'] ?? 1_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 19);
const atOnce = 8;
const patienceMs = 10_000;

let site: TestSite;
let home: TestMerchant;
/** A second merchant. Everything stored for it contains its code, so a leak is recognized. */
let abroad: TestMerchant;
let visitor: Visitor;
let own: TestMember;
beforeAll(async () => {
  // Each call comes from a different address, so that no rate limit answers before the code under test.
  site = await startTestSite({ trustedProxies: ['127.0.0.1'] });
  const { ownerUrl } = site.urls;
  const roomy = { 'limits.loginPerAccount': '100000', guestLobby: 'on', languages: 'EN,TH' };
  home = await createMerchant(ownerUrl, roomy);
  abroad = await createMerchant(ownerUrl, roomy);
  own = await createMember(ownerUrl, home.code);
  for (const { code: merchantCode } of [home, abroad]) {
    const place = { ownerUrl, merchantCode };
    const names = { EN: `Game of ${merchantCode}` };
    await createMember(ownerUrl, merchantCode, { nickname: `Member of ${merchantCode}` });
    await createGames(place, [{ names, gameId: merchantCode }]);
    await createLanes(place, { RNG: [`ACME=Lane of ${merchantCode}`] });
  }
  await site.merchants.reload();
  visitor = visit(site.app, home);
  await visitor.logIn(own);
  await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => site.close());

type ReceivedAnswer = { status: number; head: string; body: string; ms: number };

const forged = 'A'.repeat(43);

function sessionOf({ session }: HostileCall): Record<string, string> {
  const cookieOf = (value: string | null) => ({ cookie: `${sessionCookie}=${value}` });
  if (session === 'none') return {};
  if (session === 'forged') return { authorization: forged, ...cookieOf(forged) };
  const token = { authorization: String(visitor.token) };
  return session === 'half' ? token : { ...token, ...cookieOf(visitor.cookie) };
}

function send(call: HostileCall, number: number, agent: http.Agent): Promise<ReceivedAnswer> {
  const { port } = site.app.server.address() as AddressInfo;
  const { method, url: path, body, contentType, language } = call;
  const headers = {
    host: home.host,
    'x-forwarded-for': `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`,
    ...(language !== null && { language }),
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    ...(body !== undefined && contentType && { 'content-type': contentType }),
    ...sessionOf(call),
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', method, path, headers, agent });
    request.setTimeout(patienceMs, () => request.destroy(new Error('not answered in time')));
    request.on('error', reject);
    request.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          head: JSON.stringify(answer.headers),
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - begun,
        }),
      );
    });
    request.end(body);
  });
}

function endsSession({ name }: HostileCall): boolean {
  const { session }: Endpoint = endpoints[name as keyof typeof endpoints];
  return session === 'ends';
}

const isEnvelope = (body: string): boolean => 'success' in (JSON.parse(body) as object);

function faultsOf({ name }: HostileCall, { status, head, body }: ReceivedAnswer): string[] {
  const { isPlainText, isBeacon }: Endpoint = endpoints[name as keyof typeof endpoints];
  const isBare = (isPlainText === true && status === 200) || (isBeacon === true && status === 204);
  return [
    ...(status >= 500 ? [`HTTP ${status}`] : []),
    ...(isBare || isEnvelope(body) ? [] : ['no envelope']),
    ...((head + body).includes(abroad.code) ? ['speaks of another merchant'] : []),
  ];
}

test('V1 whatever is wrong in a call, it is answered in time, below 500, in an envelope, and tells nothing of another merchant', async ({
  annotate,
}) => {
  const calls = hostileCalls(count, seed);
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const faults: string[] = [];
  const heard: ReceivedAnswer[] = [];
  const waiting = calls.entries();
  const sendAll = async () => {
    for (const [number, call] of waiting) {
      const answer = await send(call, number, agent);
      heard.push(answer);
      if (answer.status === 200 && endsSession(call)) await visitor.logIn(own);
      for (const fault of faultsOf(call, answer)) {
        faults.push(`${fault}: ${JSON.stringify(call).slice(0, 500)} ${answer.body.slice(0, 300)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendAll));
  agent.destroy();
  const times = heard.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const statuses = Object.groupBy(heard, ({ status }) => status);
  const shares = Object.entries(statuses).map(([status, of = []]) => `${of.length} x ${status}`);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  await annotate(`${count} calls of seed ${seed}: ${shares.join(', ')}; p99 ${p99.toFixed(0)} ms`);
  expect(faults).toEqual([]);
  expect(heard).toHaveLength(count);
  // Valid calls reached their handlers and succeeded. A call that needs an outside proof never succeeds, so each new one lowers the share.
  expect(statuses[200]?.length).toBeGreaterThan(count / 40);
  expect(statuses[429]?.length ?? 0).toBeLessThan(count / 10);
}, 600_000);
