// Logins over real HTTP from many addresses, with comparisons that the test ends and a clock that stands still: the results do not depend on the machine's speed.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { signIn } from '@parlour/contract/login/calls';
import { hashPassword } from '@parlour/database/password-hash';
import { createMember, createMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { createPasswordCheck, type PasswordCheck } from './index.ts';
import type { Pace } from './line.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Long timeout, because no result depends on time. */
const patience = { timeout: 30_000 };

type Answer = {
  from: string;
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
};
type Credentials = { username: string; password: string };

/** A server that believes that comparisons take 100 ms. */
async function openServer(pace: Partial<Pace>) {
  const asked: { hash: string; end: (isSame: boolean) => void }[] = [];
  const check = await createPasswordCheck(
    { tookMs: 100, now: () => 0, ...pace },
    (_password, hash) =>
      new Promise((end) => {
        asked.push({ hash, end });
      }),
  );
  /** The hashes of comparisons that wait or have run. */
  const arrived: (string | null)[] = [];
  const passwords: PasswordCheck = {
    ...check,
    matches: (password, hash, caller) => {
      const answer = check.matches(password, hash, caller);
      arrived.push(hash);
      return answer;
    },
  };
  const passwordHash = await hashPassword('a-Pass-of-its-own');
  const merchant = await createMerchant(site.urls.ownerUrl);
  const member = await createMember(site.urls.ownerUrl, merchant.code, { passwordHash });
  const server = await startTestSite({ passwords, trustedProxies: ['127.0.0.1'] }, site);
  const { app } = server;
  const sockets: Socket[] = [];
  app.server.on('connection', (socket) => sockets.push(socket));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  function post(from: string, { username, password }: Credentials): ClientRequest {
    const body = JSON.stringify({ username, password, loginDeviceId: randomUUID() });
    const headers = {
      host: merchant.host,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': from,
    };
    const { method, path } = signIn;
    // A separate connection.
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
    sent.end(body);
    return sent;
  }
  const answers: Answer[] = [];
  async function answerOf(from: string, sent: ClientRequest): Promise<void> {
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let body = '';
    for await (const part of answer) body += String(part);
    answers.push({ from, status: answer.statusCode, headers: answer.headers, body });
  }
  return {
    asked,
    arrived,
    /** Answers so far, in their order. */
    answers,
    member,
    passwordHash,
    logIn: (from: string, by: Credentials = stranger()) => answerOf(from, post(from, by)),
    /** A login, and a function that closes its connection and resolves once the server has noticed. */
    logInForNow: (from: string) => {
      const sent = post(from, stranger());
      const answered = answerOf(from, sent);
      const leave = async (): Promise<void> => {
        const localPort = sent.socket?.localPort;
        const socket = sockets.find(({ remotePort }) => remotePort === localPort);
        if (!socket) throw new Error('the server has no such connection');
        const closed = once(socket, 'close');
        sent.destroy();
        await closed;
        await expect(answered).rejects.toThrow('socket hang up');
      };
      return { from, answered, leave };
    },
    endAll: () => {
      for (const { end } of asked) end(false);
    },
    close: () => server.close(),
  };
}

const stranger = (): Credentials => ({ username: `nobody${randomUUID()}`, password: 'a-guess' });
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

test('A5, A6, LOGIN-11 of 60 logins from one network as many wait as are served within a second, and a right one from elsewhere has few ahead of it', async () => {
  const server = await openServer({});
  const { asked, arrived, answers, member, passwordHash } = server;
  const flood = Array.from({ length: 60 }, (_, at) => server.logIn(`203.0.113.${at}`));
  // Two compare, two query the database, and 16 wait: the last of them would be answered at the end of the second.
  await expect.poll(() => answers.length, patience).toBe(40);
  await expect.poll(() => arrived.length, patience).toBe(4);
  expect(asked).toHaveLength(2);
  expect(new Set(statusesOf(answers))).toEqual(new Set([503]));
  for (const { headers, body } of answers) {
    expect(headers['retry-after']).toBe('1');
    expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'service_unavailable' });
  }
  const right = server.logIn('198.51.100.7', { ...member, password: 'a-Pass-of-its-own' });
  // The last of the flood is refused to make room for it.
  await expect.poll(() => answers.length, patience).toBe(41);
  expect(answers.at(-1)?.status).toBe(503);
  asked[0]?.end(false);
  await expect.poll(() => asked.length, patience).toBe(3);
  asked[1]?.end(false);
  await expect.poll(() => asked.length, patience).toBe(4);
  await expect.poll(() => arrived.length, patience).toBe(6);
  asked[2]?.end(false);
  asked[3]?.end(false);
  await expect.poll(() => asked.length, patience).toBe(6);
  asked.find(({ hash }) => hash === passwordHash)?.end(true);
  await right;
  expect(statusesOf(answers).filter((status) => status === 200)).toEqual([200]);
  expect(statusesOf(answers).filter((status) => status === 400).length).toBeLessThanOrEqual(4);
  const answered = () => {
    server.endAll();
    return answers.length;
  };
  await expect.poll(answered, patience).toBe(61);
  await Promise.all(flood);
  expect(statusesOf(answers).filter((status) => status === 503)).toHaveLength(41);
  await server.close();
});

test('A6 for a caller who closes the connection no password is compared', async () => {
  // One compares, one waits.
  const server = await openServer({ running: 1, withinMs: 250 });
  const { asked, answers, member, passwordHash } = server;
  const compared = server.logIn('203.0.113.1');
  await expect.poll(() => asked.length, patience).toBe(1);
  const callers = ['203.0.113.2', '203.0.113.3'].map((from) => server.logInForNow(from));
  await Promise.race(callers.map(({ answered }) => answered));
  const waits = callers.find(({ from }) => from !== answers[0]?.from);
  await waits?.leave();
  const right = server.logIn('203.0.113.4', { ...member, password: 'a-Pass-of-its-own' });
  asked[0]?.end(false);
  await compared;
  await expect.poll(() => asked.length, patience).toBe(2);
  expect(asked[1]?.hash).toBe(passwordHash);
  asked[1]?.end(true);
  await right;
  expect(statusesOf(answers)).toEqual([503, 400, 200]);
  expect(asked).toHaveLength(2);
  await server.close();
});
