// The server keeps working while every outside service hangs.
import { createServer, type AddressInfo, type Server } from 'node:net';
import { vendorLanes } from '@parlour/contract/lobby/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { logOut } from '@parlour/contract/session/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { createHub } from '#providers/games/hub';
import { openOutbound } from '#providers/outbound';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterAsPlayer } from './testing/player.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

/** A server that accepts every connection and never answers. */
let silent: Server;
let origin: string;
let site: TestSite;
beforeAll(async () => {
  silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  site = await startTestSite({
    vendors: createHub({ outbound: openOutbound({ allow: [origin] }) }),
  });
});
afterAll(async () => {
  await site.close();
  silent.close();
});

test('LAUNCH-03, H5 while launches hang at a vendor, login, lobby, balance and log-out answer as ever', async () => {
  const asked: unknown[] = [];
  silent.on('connection', (socket) => {
    asked.push(socket);
    socket.on('error', () => undefined);
  });
  const outside = {
    'integrations.hub.url': origin,
    'images.hosts': origin,
    customerService: origin,
  };
  const { visitor, launch } = await enterAsPlayer(site, outside);
  const launches = Array.from({ length: 20 }, () => launch());
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(20);
  for (const at of [siteStatus, vendorLanes, memberInfo, walletBalance, logOut]) {
    const reply = await Promise.race([
      visitor.call(at),
      new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), 5_000)),
    ]);
    expect(reply, at.path).toMatchObject({ status: 200, success: true });
  }
  for (const reply of await Promise.all(launches)) {
    expect(reply).toMatchObject({ status: 504, errorCode: 'vendor_timeout' });
  }
});
