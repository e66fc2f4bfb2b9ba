// The three processes against misbehaving callers, at their real ports and with their shipped limits (H5).
import type { AddressInfo } from 'node:net';
import { drip, say } from '@parlour/edge/testing/raw-socket';
import { createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSupplier, type SupplierProcess } from './testing/supplier-process.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

type AttackedProcess = {
  port: number;
  host: string;
  /** A path that reads a body. */
  path: string;
};

let site: TestSite;
let suppliers: SupplierProcess[];
let processes: Record<'server' | 'studio' | 'sandbox', AttackedProcess>;
beforeAll(async () => {
  site = await startTestSite();
  const { host } = await createMerchant(site.urls.ownerUrl);
  await site.merchants.reload();
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const [studio, sandbox] = await Promise.all([startSupplier('studio'), startSupplier('sandbox')]);
  suppliers = [studio, sandbox];
  const { port } = site.app.server.address() as AddressInfo;
  const list = '/operator/generic/v2/game/list';
  processes = {
    server: { port, host, path: '/wps/session/login' },
    studio: { ...placeOf(studio), path: list },
    sandbox: { ...placeOf(sandbox), path: `/hub${list}` },
  };
}, 60_000);
afterAll(async () => {
  await Promise.all(suppliers.map((each) => each.close()));
  await site.close();
});

const placeOf = ({ origin }: SupplierProcess) => {
  const { host, port } = new URL(origin);
  return { host, port: Number(port) };
};
const names = ['server', 'studio', 'sandbox'] as const;

/** The beginning of each safety header on the wire. */
const safe = [
  "content-security-policy: default-src 'none'",
  'x-content-type-options: nosniff',
  'referrer-policy: no-referrer',
  'cross-origin-opener-policy: same-origin-allow-popups',
  'permissions-policy: camera=()',
  'cache-control: no-store',
];
const expectSafe = (heard: string, status: number): void => {
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const line of safe) expect(heard).toContain(`\r\n${line}`);
};

describe('slow senders', () => {
  const length = 'Content-Type: application/json\r\nContent-Length: 5000\r\n';
  const heads = {
    headers: () => ({ head: 'GET / HTTP/1.1\r\n', piece: 'x: a\r\n' }),
    body: ({ host, path }: AttackedProcess) => ({
      head: `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${length}\r\n`,
      piece: ' ',
    }),
    nothing: () => ({ head: '', piece: '' }),
  };
  const cases = names.flatMap((name) =>
    Object.entries(heads).map(([what, slow]) => ({ name, what, slow })),
  );

  test(
    'H5 whoever sends headers, a body or nothing slowly is cut within 20 s, on all three processes',
    { timeout: 90_000, tags: ['nightly'] },
    async () => {
      const cut = await Promise.all(
        cases.map(async ({ name, what, slow }) => {
          const attacked = processes[name];
          const end = await drip(attacked.port, { ...slow(attacked), everyMs: 500 });
          return { name, what, ...end };
        }),
      );
      expect(cut).toHaveLength(9);
      for (const { name, what, heard, lastedMs } of cut) {
        expect(lastedMs, `${name}, ${what}: ${heard}`).toBeLessThan(20_000);
      }
      const [silent, told] = [true, false].map((isSilent) =>
        cut.filter(({ what }) => (what === 'nothing') === isSilent).map(({ heard }) => heard),
      );
      for (const heard of told ?? []) expectSafe(heard, 408);
      expect(silent).toEqual(['', '', '']);
    },
  );
});

describe.each(names)('the %s', (name) => {
  const tell = (text: string, host = processes[name].host) =>
    say(processes[name].port, text.replaceAll('HOST', host));

  test('H5 two Host headers are a mistake, whatever they say and wherever they go', async () => {
    const paths = ['/', '/livez', processes[name].path, '/vendor/hub/nobody/user/info'];
    for (const path of paths) {
      const own = 'Host: HOST\r\n';
      const other = 'hOST: evil.test\r\n';
      for (const hosts of [own + own, own + other, other + own]) {
        const heard = await tell(
          `POST ${path} HTTP/1.1\r\n${hosts}Content-Length: 0\r\nConnection: close\r\n\r\n`,
        );
        expectSafe(heard, 400);
      }
    }
    expect(await tell('GET /livez HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });

  test('H1 what Node’s parser refuses carries every header', async () => {
    expectSafe(await tell('rubbish\r\n\r\n'), 400);
    expectSafe(await tell('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'), 400);
    const huge = `GET / HTTP/1.1\r\nHost: HOST\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`;
    expectSafe(await tell(huge), 431);
    const miracle =
      'GET / HTTP/1.1\r\nHost: HOST\r\nExpect: a miracle\r\nConnection: close\r\n\r\n';
    expectSafe(await tell(miracle), 417);
  });

  test('H5 one connection asks a thousand times, no more', async () => {
    const heard = await tell('GET /livez HTTP/1.1\r\nHost: HOST\r\n\r\n'.repeat(1_005));
    expect(heard.match(/HTTP\/1\.1 200 /g)).toHaveLength(1_000);
  });
});
