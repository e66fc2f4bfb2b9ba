// The server while its Postgres is killed and started again. The test has its own Postgres, so other tests are not affected.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberInfo } from '@parlour/contract/member/calls';
import { startCluster, type Cluster } from '@parlour/database/embedded/cluster';
import { migrate } from '@parlour/database/migrate';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { appRole, staffRole } from '@parlour/database/testing/test-database';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startTestSite, type TestSite } from './testing/test-site.ts';
import { seatPlayer } from './testing/vendor.ts';
import { visit } from './testing/visitor.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'parlour-gone-'));
let cluster: Cluster;
let site: TestSite;

beforeAll(async () => {
  cluster = await startCluster({ dataDir });
  const { superuser, owner, app, staff } = cluster.urls;
  await migrate({ ownerUrl: owner, appRole, staffRole });
  const urls = {
    superuserUrl: superuser,
    ownerUrl: owner,
    appUrl: app,
    staffUrl: staff,
    drop: async () => undefined,
  };
  site = await startTestSite({}, { urls });
});
afterAll(async () => {
  await site.close();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function within<T>(milliseconds: number, run: () => PromiseLike<T>): Promise<T> {
  const began = performance.now();
  const result = await run();
  expect(performance.now() - began).toBeLessThan(milliseconds * inject('slack'));
  return result;
}

describe('a server whose database is gone', () => {
  test('R3, W4 it lives, is not ready, answers 503 within a second, and recovers by itself', async () => {
    const merchant = await createMerchant(site.urls.ownerUrl);
    const member = await createMember(site.urls.ownerUrl, merchant.code);
    await site.merchants.reload();
    const visitor = visit(site.app, merchant);
    await visitor.logIn(member);
    const player = await seatPlayer(site);
    const health = (path: string) => {
      // An answer is cached for a second.
      site.pass(1_000);
      return site.app.inject({ url: path, headers: { host: 'any' } });
    };

    process.kill(cluster.pid, 'SIGKILL');
    await cluster.exited;
    expect((await within(1_000, () => health('/livez'))).statusCode).toBe(200);
    // A backend outlives its killed parent by a moment and still answers.
    await vi.waitFor(async () => {
      expect((await within(1_000, () => health('/readyz'))).statusCode).toBe(503);
      expect((await within(1_000, () => visitor.call(memberInfo))).status).toBe(503);
    }, 5_000);
    for (let each = 0; each < 3; each += 1) {
      const reply = await within(1_000, () => visitor.call(memberInfo));
      expect(reply).toMatchObject({ status: 503, errorCode: 'service_unavailable' });
      expect(reply.headers['retry-after']).toBe('1');
    }
    expect(await within(1_000, () => visitor.logIn(member))).toMatchObject({ status: 503 });
    const unknown = { status: 'RS_ERROR_UNKNOWN' };
    expect(await within(1_000, () => player.bet('b1', 1))).toMatchObject(unknown);
    expect(await within(1_000, () => player.ask('user/balance'))).toMatchObject(unknown);

    cluster = await startCluster({ dataDir });
    await vi.waitFor(async () => expect((await health('/readyz')).statusCode).toBe(200), 5_000);
    expect((await visitor.call(memberInfo)).status).toBe(200);
    expect(await player.bet('b1', 1)).toMatchObject({ status: 'RS_OK', balance: 9_999_999 });
  });
});
