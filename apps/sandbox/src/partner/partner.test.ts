import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

const member = {
  merchantCode: 'lumen',
  id: '8c0f',
  userName: 'samira',
  currency: 'PHP',
  isBasic: false,
};
const right = JSON.stringify({ success: true, value: member });

let sandbox: TestSandbox;
let merchants: Server;
/** The answer of the merchant's server, and the calls that it got. */
let answer = right;
let calls: { host: string | undefined; path: string | undefined; body: unknown }[] = [];
async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url: path, headers } = request;
  calls.push({ host: headers.host, path, body: JSON.parse(await text(request)) });
  response.end(answer);
}
beforeAll(async () => {
  sandbox = await startTestSandbox();
  merchants = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => merchants.listen(0, '127.0.0.1', resolve));
  const { port } = merchants.address() as AddressInfo;
  sandbox.setWallet(1001, `http://127.0.0.1:${port}/vendor/hub/lumen`);
  sandbox.setWallet(1002, `http://127.0.0.1:${port}/vendor/hub/marigold`);
});
afterAll(async () => {
  merchants.close();
  await sandbox.close();
});
beforeEach(() => {
  answer = right;
  calls = [];
});

const arrive = async (query: string) => (await sandbox.ask('GET', `/partner/shelf${query}`)).body;
const told = 'token=one-time&language=TH&headerColor=%230d0a14&b2c=1&title=Lumen';

it('REDIR-01 the partner swaps the token at the merchant’s server, and shows the member masked', async () => {
  const body = await arrive(`?${told}`);
  const secret = 'secret-of-the-partner-in-the-sandbox';
  const { host, ...call } = calls[0] ?? { host: undefined };
  expect(host).toMatch(/^lumen\.localhost:\d+$/);
  expect(call).toEqual({
    path: '/wps/redirect/member',
    body: { token: 'one-time', origin: sandbox.origin, secret },
  });
  expect(body).toContain('s•••••a');
  expect(body).not.toContain('samira');
  for (const part of ['TH', '#0d0a14', 'Lumen', 'Swap the token again']) {
    expect(body).toContain(part);
  }
});

it('REDIR-01 swapped again, by the button or at another merchant, it tells nothing', async () => {
  answer = JSON.stringify({ success: false, errorCode: 'handoff_invalid' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const again = await sandbox.ask('POST', '/partner/shelf', { headers, body: told });
  expect(again.body).toContain('The token told nothing: handoff_invalid.');
  expect(await arrive(`?merchant=marigold&${told}`)).toContain('handoff_invalid');
  expect(calls.map(({ host }) => host?.split('.')[0])).toEqual(['lumen', 'marigold']);
});

it.each([
  ['?language=TH', 'no token'],
  [`?merchant=nobody&${told}`, 'no such merchant'],
])('REDIR-01 with %s it asks nobody', async (query, reason) => {
  expect(await arrive(query)).toContain(`The token told nothing: ${reason}.`);
  expect(calls).toEqual([]);
});

it.each(['{', '[]', '{"success":true,"value":{}}'])(
  'REDIR-01 an answer that is none (%s) tells nothing',
  async (wrong) => {
    answer = wrong;
    expect(await arrive(`?${told}`)).toContain('The token told nothing: no answer.');
  },
);

it('S3 neither inbox nor log keeps the token', async () => {
  await arrive('?token=kept-by-nobody&title=seen-in-the-inbox');
  const inbox = async () => (await sandbox.ask('GET', '/partner/inbox')).body;
  await expect.poll(inbox).toContain('seen-in-the-inbox');
  expect(await inbox()).not.toContain('kept-by-nobody');
  expect(sandbox.logged()).not.toContain('kept-by-nobody');
});
