// A server that listens on a port and hears other processes by Postgres, as in production, and a reader of its streams.
import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import { openChangeLine } from '@parlour/database/signals/change-line';
import { createPostgresBus, type PostgresBus } from '@parlour/database/signals/postgres-bus';
import type { TestDatabase } from '@parlour/database/testing/test-database';
import { vi } from 'vitest';
import { startTestSite, type TestSite } from './test-site.ts';
import type { Visitor } from './visitor.ts';

export type SignalProcess = {
  site: TestSite;
  bus: PostgresBus;
  port: number;
  /** Gives each stream its turn once. */
  takeTurns: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startSignalProcess(urls: TestDatabase): Promise<SignalProcess> {
  const started = Promise.withResolvers<TestSite>();
  const bus = createPostgresBus((handlers) =>
    openChangeLine({
      url: urls.appUrl,
      onMerchant: async (code) => (await started.promise).merchants.reload(code),
      onTrouble: () => undefined,
      ...handlers,
    }),
  );
  const site = await startTestSite({ signals: bus }, { urls });
  started.resolve(site);
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  await vi.waitUntil(() => bus.isHearing(), 5_000);
  const work = site.modules.flatMap((each) => (each.name === 'signals' ? (each.work ?? []) : []));
  return {
    site,
    bus,
    port,
    takeTurns: async () => {
      const { signal } = new AbortController();
      for (let turn = 0; turn < 20; turn += 1) for (const { run } of work) await run(signal);
    },
    close: async () => {
      await site.close();
      await bus.close();
    },
  };
}

export type ReadStream = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Everything that has arrived. */
  text: () => string;
  /** The kinds that have been reported, each as often as it was. */
  kinds: () => string[];
  isOver: () => boolean;
  leave: () => void;
};

/** Opens a stream with the visitor's session. */
export const openStream = (
  { port }: Pick<SignalProcess, 'port'>,
  { host, visitor }: { host: string; visitor: Visitor },
): Promise<ReadStream> =>
  new Promise((resolve, reject) => {
    const headers = {
      host,
      ...(visitor.token && { authorization: visitor.token }),
      ...(visitor.cookie && { cookie: `${sessionCookie}=${visitor.cookie}` }),
    };
    const asked = request({ host: '127.0.0.1', port, path: '/wps/signals', headers });
    asked.on('error', reject);
    asked.on('response', (response) => {
      let text = '';
      let isOver = false;
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.on('close', () => (isOver = true));
      response.on('error', () => (isOver = true));
      const { statusCode: status = 0, headers: received } = response;
      resolve({
        status,
        headers: received,
        text: () => text,
        kinds: () =>
          [...text.matchAll(/^data: (.*)$/gm)].flatMap(
            ([, data = '']) => (JSON.parse(data) as { what: string[] }).what,
          ),
        isOver: () => isOver,
        leave: () => void response.destroy(),
      });
    });
    asked.end();
  });
