import { ask } from '@parlour/supplier/testing/ask';
import {
  startTestWallet,
  type TestWallet,
  walletToken,
} from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { launch, launchOf, openGame } from './testing/player.ts';
import { startTestSandbox, type TestSandbox } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
let wallet: TestWallet;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  wallet = await startTestWallet(sandbox.hubPublicKey);
  sandbox.setWallet(1001, wallet.url);
});
afterAll(async () => {
  await sandbox.close();
  await wallet.close();
});

const get = (path: string, host: string) => ask(sandbox.port, 'GET', path, { headers: { host } });
const submit = (path: string, body: string, headers: Record<string, string> = {}) =>
  sandbox.ask('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

describe('the sandbox', () => {
  it.each(['sandbox.localhost:8081', 'localhost:9', '127.0.0.1'])(
    'HOUSE it shows what it is at %s',
    async (host) => {
      const { status, body, headers } = await get('/', host);
      expect(status).toBe(200);
      expect(body).toContain('<html lang="en">');
      expect(body).toContain('Stand-ins');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('script-src');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('BOOT-06 it plays customer service, and says what came with the link', async () => {
    const chat = await get('/chat?name=%3Cb%3Etala', 'sandbox.localhost:8081');
    expect(chat.status).toBe(200);
    expect(chat.body).toContain('You came with name: &lt;b&gt;tala.');
    expect((await get('/chat', 'sandbox.localhost:8081')).body).toContain('You came as a guest.');
  });

  it('HOUSE it answers no other host, but for its health', async () => {
    expect((await get('/', 'lumen.localhost:8081')).status).toBe(404);
    expect((await get('/hub/inbox', 'evil.example')).status).toBe(404);
    expect((await get('/livez', 'balancer.example')).status).toBe(200);
  });

  it('HOUSE an unknown path gets a page, with the same headers', async () => {
    const { status, body, headers } = await get('/nothing', 'localhost');
    expect(status).toBe(404);
    expect(body).toContain('Not found</h1>');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('R4 its home lists every stand-in with state, triggers and inbox', async () => {
    const { body } = await sandbox.ask('GET', '/');
    expect(body).toContain('href="/hub/inbox"');
    for (const trigger of ['sbx_slow8', 'sbx_dead', 'sbx_huge']) expect(body).toContain(trigger);
    for (const name of ['sms', 'mail']) expect(body).toContain(`href="/${name}/inbox"`);
    expect((await sandbox.ask('GET', '/hub')).status).toBe(200);
    expect((await sandbox.ask('GET', '/hub/inbox')).body).toContain('Games inbox</h1>');
    expect((await sandbox.ask('GET', '/icon.svg')).headers['content-type']).toBe('image/svg+xml');
  });
});

describe('the inbox', () => {
  const inbox = async () => (await sandbox.ask('GET', '/hub/inbox')).body;
  /** Waits for texts in the inbox, because a call is recorded while its answer is being sent. */
  const inboxWith = async (...texts: string[]): Promise<string> => {
    await vi.waitUntil(
      async () => {
        const shown = await inbox();
        return texts.every((text) => shown.includes(text));
      },
      { timeout: 10_000 },
    );
    return inbox();
  };

  it('S3 it shows the calls both ways, without tokens and launch codes', async () => {
    const path = await launch(sandbox, { user: 'player-inbox' });
    const player = await openGame(sandbox, { user: 'player-inbox' });
    await player.press('stake');
    await sandbox.operate('url', launchOf({ platform: 'GPL_WATCH' }));
    const shown = await inboxWith(
      'GPL_WATCH',
      '/hub/operator/generic/v2/game/url',
      '/wallet/transaction/bet',
      'player-inbox',
      'RS_OK',
      '(left out)',
    );
    expect(shown).not.toContain(walletToken);
    expect(shown).not.toContain(path.split('/').at(-1));
    expect(shown).not.toContain(player.key);
  });

  it('V3 what was sent is shown as text, and what is no JSON not at all', async () => {
    await sandbox.operate('url', launchOf({ user: '<script>alert(1)</script>' }));
    await sandbox.operate('url', '{"token": "half a secret');
    const shown = await inboxWith('24 bytes that are not JSON', '&lt;script&gt;alert(1)');
    expect(shown).not.toContain('<script>alert');
    expect(shown).not.toContain('half a secret');
  });

  it('HOUSE it can be cleared', async () => {
    const { status, headers } = await submit('/hub/inbox/clear', '');
    expect({ status, to: headers.location }).toEqual({ status: 303, to: '/hub' });
    expect(await inbox()).toContain('No call yet.');
  });
});

describe('the fault switch', () => {
  beforeEach(() => submit('/hub/fault', 'mode=none'));
  const list = () => sandbox.operate('url', launchOf());

  it('R4 every call of operators meets the fault, and the home says so', async () => {
    expect((await submit('/hub/fault', 'mode=500')).status).toBe(303);
    expect((await list()).status).toBe(500);
    expect((await sandbox.ask('GET', '/')).body).toContain('1 with a fault switched on');
    await submit('/hub/fault', 'mode=not-json');
    expect((await list()).body).toBe('{"url":"http://');
    await submit('/hub/fault', 'mode=cut');
    await expect(list()).rejects.toThrow('aborted');
    await submit('/hub/fault', 'mode=late');
    expect((await list()).status).toBe(200);
    expect(sandbox.waits).toEqual([12_000]);
    await submit('/hub/fault', 'mode=none');
    expect((await list()).status).toBe(200);
    expect((await sandbox.ask('GET', '/')).body).toContain('0 with a fault switched on');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'http://lumen.localhost:8080' }],
    ['nowhere', { origin: 'null' }],
  ])('S5 a form of %s changes nothing', async (_, headers) => {
    expect((await submit('/hub/fault', 'mode=500', headers)).status).toBe(403);
    expect((await submit('/hub/inbox/clear', '', headers)).status).toBe(403);
    expect((await list()).status).toBe(200);
  });

  it('S5 the sandbox’s own form does', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: 'null' };
    expect((await submit('/hub/fault', 'mode=500', own)).status).toBe(303);
    expect((await submit('/hub/fault', 'mode=none', { origin: sandbox.origin })).status).toBe(303);
  });
});

describe('POST game/round', () => {
  it('LAUNCH-02 an operator sees the round of a transaction, for an hour', async () => {
    const player = await openGame(sandbox, { user: 'player-round' });
    await player.press('stake', { stake: '12.34' });
    const bet = wallet.calls.at(-1)?.body ?? {};
    const asked = {
      operator_id: 1001,
      user: 'player-round',
      transaction_uuid: bet['transaction_uuid'],
      round: bet['round'],
    };
    const { pathname } = new URL(String((await sandbox.operate('round', asked)).json()['url']));
    const page = await sandbox.ask('GET', pathname);
    expect(page.status).toBe(200);
    expect(page.body).toContain('12.34');
    expect((await sandbox.operate('round', { ...asked, user: 'nobody' })).status).toBe(404);
    expect((await sandbox.operate('round', { ...asked, round: 'no' })).status).toBe(404);
    sandbox.pass(3_600_000);
    expect((await sandbox.ask('GET', pathname)).status).toBe(410);
  });
});

it('L3, G4 the log says what was asked for and with what result, and holds nothing that opens a game', async () => {
  const path = await launch(sandbox);
  const code = path.split('/').at(-1) ?? '';
  await sandbox.ask('GET', path);
  await sandbox.ask('GET', `${path}?secret=a-query-of-mine`);
  const lineOf = (route: string, status: number) =>
    vi.waitFor(() => {
      const lines = sandbox.logged().split('\n').filter(Boolean);
      const found = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find((line) => line['route'] === route && line['status'] === status);
      if (!found) throw new Error(`no such line: ${lines.at(-1)}`);
      return found;
    }, 10_000);
  expect(await lineOf('/hub/operator/generic/v2/game/url', 200)).toMatchObject({
    msg: 'request',
    operator: 1001,
    from: expect.stringMatching(/^[\w-]{16}$/) as string,
  });
  await lineOf('/hub/launch/:code', 200);
  await lineOf('/hub/launch/:code', 410);
  expect(code.length).toBeGreaterThan(20);
  for (const secret of [code, 'a-query-of-mine', walletToken]) {
    expect(sandbox.logged()).not.toContain(secret);
  }
});
