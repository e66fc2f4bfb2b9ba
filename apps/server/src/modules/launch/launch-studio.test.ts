// Launches while the studio is unavailable: its games report it, and everything else works.
import { generateKeyPairSync } from 'node:crypto';
import { gameList, recentGames } from '@parlour/contract/lobby/calls';
import { createGames } from '@parlour/seed/testing/lobby-fixtures';
import { claimPorts, type ClaimedPorts } from '@parlour/edge/testing/claim-ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBreaker } from '#providers/games/breaker';
import type { VendorAccount } from '#providers/games/games';
import { createHub } from '#providers/games/hub';
import { openOutbound } from '#providers/outbound';
import { enterAsPlayer, noteVendors } from '../../testing/player.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

let site: TestSite;
let ports: ClaimedPorts;
let url: string;
beforeAll(async () => {
  ports = await claimPorts();
  // No server listens on this port.
  url = `http://studio.localhost:${ports.first}`;
  const dead = createHub({ outbound: openOutbound({ allow: [url] }) });
  const { vendors: alive } = noteVendors();
  const of = ({ integration }: VendorAccount) => (integration === 'studio' ? dead : alive);
  const vendors = withBreaker(
    {
      listGames: (account) => of(account).listGames(account),
      listDraws: (account) => of(account).listDraws(account),
      openForMoney: (account, play) => of(account).openForMoney(account, play),
      openForFree: (account, play) => of(account).openForFree(account, play),
      grantFreePlays: (account, wanted) => of(account).grantFreePlays(account, wanted),
    },
    () => new Date('2026-11-21T12:00:00Z'),
  );
  site = await startTestSite({ vendors });
});
afterAll(async () => {
  await site.close();
  await ports.release();
});

test('R4, LAUNCH-02 its games say so, soon at once; the lobby and the hub’s games go on', async () => {
  const player = await enterAsPlayer(site, {
    'integrations.studio.url': url,
    'integrations.studio.operatorId': '7',
    'integrations.studio.privateKey': privateKey.trim(),
    'integrations.studio.launchOrigins': url,
  });
  await createGames(player.place, [
    { names: { EN: 'Six' }, gameId: 'minute', nodeId: '9', integration: 'studio' },
  ]);
  const minute = { gameId: 'minute', nodeId: '9', vassalage: 'ACME' };
  for (let left = 5; left > 0; left -= 1) {
    const reply = await player.launch(minute);
    expect(reply).toMatchObject({ status: 504, errorCode: 'vendor_timeout' });
  }
  expect(await player.launch(minute)).toMatchObject({
    status: 503,
    errorCode: 'vendor_unavailable',
  });
  expect((await player.launch()).status).toBe(200);
  const list = await player.visitor.call(gameList);
  expect(JSON.stringify(list.value)).toContain('"gameId":"minute"');
  expect(JSON.stringify((await player.visitor.call(recentGames)).value)).not.toContain('minute');
});
