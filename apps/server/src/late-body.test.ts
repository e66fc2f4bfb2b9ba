// A call whose body arrives late (H6): session, member and settings count as they are when the body is complete.
import type { AddressInfo } from 'node:net';
import { endpoints } from '@parlour/contract/contract';
import type { Endpoint } from '@parlour/contract/endpoint';
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import { logOut } from '@parlour/contract/session/calls';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { runStatement } from '@parlour/database/statements/run-statement';
import {
  createMember,
  createMerchant,
  forMerchant,
  type TestMember,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { holdBack } from '@parlour/edge/testing/raw-socket';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestSite, type TestSite } from './testing/test-site.ts';
import { visit, type Visitor } from './testing/visitor.ts';

let site: TestSite;
let port: number;
let merchant: TestMerchant;
/** The number of request heads that the server has read. */
let heads = 0;
beforeAll(async () => {
  site = await startTestSite();
  site.app.server.on('request', () => (heads += 1));
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = site.app.server.address() as AddressInfo);
  merchant = await createMerchant(site.urls.ownerUrl);
  await site.merchants.reload();
});
afterAll(() => site.close());

const writing: [name: string, at: Endpoint][] = Object.entries(endpoints).filter(
  ([, { audience, method }]: [string, Endpoint]) => audience === 'member' && method !== 'GET',
);

async function arrive(): Promise<{ member: TestMember; visitor: Visitor }> {
  const member = await createMember(site.urls.ownerUrl, merchant.code);
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  return { member, visitor };
}

/** Sends the head. The returned function sends the body, and returns the answer's status and error code. */
async function begin(at: Endpoint, { token, cookie }: Visitor) {
  const type = at.takesPicture ? 'image/png' : 'application/json';
  const head = [
    `${at.method} ${at.path.replace(/:\w+/, '00000000-0000-4000-8000-000000000000')} HTTP/1.1`,
    `Host: ${merchant.host}`,
    `Content-Type: ${type}`,
    'Content-Length: 2',
    `Authorization: ${token}`,
    `Cookie: ${sessionCookie}=${cookie}`,
    'Idempotency-Key: 00000000-0000-4000-8000-000000000000',
    'Connection: close',
  ];
  const { finish } = await holdBack(port, `${head.join('\r\n')}\r\n\r\n`);
  return async () => {
    const { status, body } = await finish('{}');
    return [status, (JSON.parse(body) as { errorCode: string }).errorCode];
  };
}

const set = async (changed: Record<string, string>): Promise<void> => {
  await withMerchantSettings(site.urls.ownerUrl, (all) =>
    all.change(merchant.code, { set: changed }),
  );
  await site.merchants.reload();
};
const disable = ({ username }: TestMember): Promise<unknown> =>
  forMerchant(site.urls.ownerUrl, merchant.code, (tx) =>
    runStatement(tx, 'update member set disabled = true where username = $1', [username]),
  );

describe('of every call of a member that writes, a body that comes', () => {
  test.each([
    {
      when: 'after the member has logged out',
      change: (_: TestMember, { call }: Visitor) => call(logOut),
      refusal: [401, 'customer.not.login'],
    },
    {
      when: 'after the member was disabled',
      change: disable,
      refusal: [401, 'customer.not.login'],
    },
    {
      when: 'after the site was closed',
      change: () => set({ 'maintenance.on': 'on' }),
      refusal: [503, 'system_maintenance'],
    },
  ])('H6 $when changes nothing', async ({ change, refusal }) => {
    expect(writing.length).toBeGreaterThan(25);
    const { member, visitor } = await arrive();
    const held = [];
    const before = heads;
    for (const [name, at] of writing) held.push([name, await begin(at, visitor)] as const);
    await vi.waitFor(() => expect(heads - before).toBe(writing.length), 10_000);
    await change(member, visitor);
    const said = await Promise.all(held.map(async ([name, finish]) => [name, ...(await finish())]));
    expect(said).toEqual(writing.map(([name]) => [name, ...refusal]));
    await set({ 'maintenance.on': 'off' });
  });
});
