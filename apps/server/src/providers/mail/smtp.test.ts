import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  startTestSandbox,
  type TestSandbox,
} from '../../../../sandbox/src/testing/test-sandbox.ts';
import { openOutbound, type Outbound } from '../outbound.ts';
import type { SmtpAccount } from './mail.ts';
import { createSmtp, type MailWaits } from './smtp.ts';
import { describeMailAdapter, sampleMail as mail } from './testing/adapter-cases.ts';

const waits: MailWaits = { connecting: 5_000, greeting: 5_000, silence: 5_000, whole: 10_000 };
const accountAt = (port: number): SmtpAccount => ({
  host: '127.0.0.1',
  port,
  login: { user: 'parlour', password: 'the-password' },
  from: 'Lumen <no-reply@lumen.example>',
});
const openAt = (port: number): Outbound => openOutbound({ allow: [`smtp://127.0.0.1:${port}`] });

describeMailAdapter('smtp', {
  create: createSmtp,
  outboundTo: ({ mailPort }) => openAt(mailPort),
  accountAt: ({ mailPort, accounts }) => ({ ...accountAt(mailPort), login: accounts.mail }),
  id: /@lumen\.example>$/,
  refusals: [
    ['later@example.test', { trouble: 'later', why: 'EENVELOPE 451' }],
    ['bounce@example.test', { trouble: 'refused', why: 'EENVELOPE 550' }],
    ['full@example.test', { trouble: 'refused', why: 'EENVELOPE 552' }],
  ],
  mistake: { changed: { login: { user: 'parlour', password: 'wrong' } }, why: 'EAUTH 535' },
});

describe('smtp alone, at the sandbox', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(() => sandbox.close());

  const account = (): SmtpAccount => ({
    ...accountAt(sandbox.mailPort),
    login: sandbox.accounts.mail,
  });
  const inbox = async (to: string) =>
    (await sandbox.ask('GET', `/mail/inbox?to=${to}`)).json()['messages'];

  test('R4 a server may need no login', async () => {
    const open = { ...account(), login: null };
    const to = 'open@example.test';
    const send = createSmtp({ outbound: openAt(sandbox.mailPort) });
    expect(await send(open, { ...mail, to })).toHaveProperty('id');
    expect(await inbox(to)).toHaveLength(1);
  });

  test('S3 where the line may not stay plain, neither password nor mail go over it', async () => {
    const outbound: Outbound = {
      ...openAt(sandbox.mailPort),
      connect: async (line) => ({
        ...(await openAt(sandbox.mailPort).connect(line)),
        mayBePlain: false,
      }),
    };
    const to = 'tls@example.test';
    const outcome = await createSmtp({ outbound })(account(), { ...mail, to });
    expect(outcome).toMatchObject({ trouble: 'unavailable' });
    expect(await inbox(to)).toEqual([]);
  });
});

describe('at an odd server', () => {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const server of servers.splice(0)) server.close();
  });
  /** Starts a server. Returns its port and the bytes that it receives. */
  async function serve(meet: (socket: Socket) => void): Promise<{ port: number; heard: Buffer[] }> {
    const heard: Buffer[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.on('data', (bytes: Buffer) => heard.push(bytes));
      meet(socket);
    });
    servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { port: (server.address() as AddressInfo).port, heard };
  }
  const send = (port: number, changed: Partial<MailWaits> = {}) =>
    createSmtp({ outbound: openAt(port), waits: { ...waits, ...changed } })(accountAt(port), mail);

  test('R4 one that says nothing, and one that dribbles, are a timeout', async () => {
    const silent = await serve(() => undefined);
    expect(await send(silent.port, { greeting: 50 })).toEqual({
      trouble: 'timeout',
      why: 'ETIMEDOUT',
    });
    const slow = await serve((socket) => {
      const dribble = setInterval(() => socket.write('2'), 5);
      socket.once('close', () => clearInterval(dribble));
    });
    expect(await send(slow.port, { whole: 80 })).toEqual({ trouble: 'timeout', why: 'EABORT' });
  });

  test('R4 a mail may have less time than usual', async () => {
    const { port } = await serve(() => undefined);
    const hurried = createSmtp({ outbound: openAt(port), waits });
    expect(await hurried(accountAt(port), { ...mail, withinMs: 50 })).toEqual({
      trouble: 'timeout',
      why: 'EABORT',
    });
  });

  test('R4 one that falls silent after its greeting is a timeout', async () => {
    const { port } = await serve((socket) => void socket.write('220 hello\r\n'));
    expect(await send(port, { silence: 50 })).toEqual({ trouble: 'timeout', why: 'ETIMEDOUT' });
  });

  test.each([
    ['hangs up at once', (socket: Socket) => void socket.destroy(), 'unavailable'],
    ['cuts its greeting off', (socket: Socket) => void socket.end('220 hel'), 'unavailable'],
    ['speaks HTTP', (socket: Socket) => void socket.end('HTTP/1.1 400\r\n\r\n'), 'unavailable'],
    ['says no to everybody', (socket: Socket) => void socket.end('554 no\r\n'), 'unavailable'],
    ['is busy', (socket: Socket) => void socket.end('421 busy\r\n'), 'later'],
    [
      'says far too much',
      (socket: Socket) => void socket.write('220-x\r\n'.repeat(20_000)),
      'unavailable',
    ],
  ])('R4 one that %s is told apart from a mail that is refused', async (_, meet, trouble) => {
    const { port } = await serve(meet);
    expect(await send(port)).toMatchObject({ trouble });
  });

  test('R4 one that is not there is in trouble', async () => {
    expect(await send(1)).toEqual({ trouble: 'unavailable', why: 'unreached' });
  });

  test('V5, S3 at a mail server’s TLS port not a word is said before TLS', async () => {
    const { port, heard } = await serve((socket) => {
      socket.once('data', () => socket.write('220 hello\r\n'));
    });
    const outbound: Outbound = {
      ...openAt(port),
      connect: (line) => openAt(port).connect({ ...line, port }),
    };
    const outcome = await createSmtp({ outbound, waits })(accountAt(465), mail);
    expect(outcome).toMatchObject({ trouble: 'unavailable' });
    // A TLS handshake begins with 22.
    expect(heard[0]?.[0]).toBe(22);
    expect(Buffer.concat(heard).toString()).not.toContain('the-password');
  });

  test('V5 an address that may not be called is not called', async () => {
    let calls = 0;
    const { port } = await serve(() => (calls += 1));
    const outbound = openOutbound({ allow: [] });
    const outcome = await createSmtp({ outbound })(accountAt(port), mail);
    expect(outcome).toEqual({
      trouble: 'unavailable',
      why: `forbidden: smtp://127.0.0.1:${port}`,
    });
    expect(calls).toBe(0);
  });
});
