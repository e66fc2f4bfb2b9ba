import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openOutbound, type OutboundOptions } from './outbound.ts';

const servers: { close: () => unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(): Promise<{ port: number; calls: () => number }> {
  let calls = 0;
  const server = createServer((socket) => {
    calls += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, calls: () => calls };
}

const connect = (
  to: { host: string; port: number },
  options: Partial<OutboundOptions> = {},
  waitMs = 5_000,
) =>
  openOutbound({ allow: [], ...options }).connect({
    ...to,
    deadline: AbortSignal.timeout(waitMs),
  });
const trouble = (name: string) => ({ name: 'OutboundFailure', trouble: name });

describe('a line to a mail server', () => {
  test.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '0x7f.1',
    '2130706433',
    'localhost',
    'sandbox.localhost',
  ])('V5 %s is refused, and nothing reaches what listens there', async (host) => {
    const { port, calls } = await listen();
    // Another port and another protocol of the same machine.
    const allow = [`smtp://127.0.0.1:${port + 1}`, `http://${host}:${port}`];
    await expect(connect({ host, port }, { allow })).rejects.toMatchObject(trouble('forbidden'));
    expect(calls()).toBe(0);
  });

  test.each([[['192.168.1.1']], [['93.184.216.34', '127.0.0.1']], [[]]])(
    'V5 a name that is found at %j is refused',
    async (addresses) => {
      const { port, calls } = await listen();
      const resolve = async () => addresses.map((address) => ({ address, family: 4 }));
      await expect(connect({ host: 'mail.example', port }, { resolve })).rejects.toMatchObject(
        trouble('forbidden'),
      );
      expect(calls()).toBe(0);
    },
  );

  test.each(['127.0.0.1', 'sandbox.localhost'])(
    'V5 %s is reached where OUTBOUND_ALLOW names it, and may stay plain there',
    async (host) => {
      const { port, calls } = await listen();
      const allow = [`smtp://${host}:${port}`];
      const { socket, mayBePlain } = await connect({ host, port }, { allow });
      await once(socket, 'close');
      expect({ mayBePlain, calls: calls() }).toEqual({ mayBePlain: true, calls: 1 });
    },
  );

  test('R4 a look-up that hangs ends at the deadline, and nobody there is said at once', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    const to = { host: 'mail.example', port: 25 };
    await expect(connect(to, { resolve }, 50)).rejects.toMatchObject(trouble('timeout'));
    const allow = ['smtp://127.0.0.1:1'];
    await expect(connect({ host: '127.0.0.1', port: 1 }, { allow })).rejects.toMatchObject(
      trouble('unreached'),
    );
  });
});
