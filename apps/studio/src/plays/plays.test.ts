import { randomUUID } from 'node:crypto';
import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, launchOf, openGame, trialOf, type Player } from '../testing/player.ts';
import type { TestStudio } from '../testing/studio-on.ts';
import { startTestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;
let wallet: TestWallet;
beforeAll(async () => {
  studio = await startTestStudio();
  wallet = await startTestWallet(studio.studioPublicKey);
  studio.setWallet(1001, wallet.url);
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

describe('a launch', () => {
  it('G4 its address opens once, within 60 s, and leads to the page with its cookie', async () => {
    const path = await launch(studio);
    const opened = await studio.ask('GET', path);
    expect(opened.status).toBe(303);
    expect(opened.headers.location).toMatch(/^\/play\/[\w-]{43}$/);
    expect(opened.headers['set-cookie']).toEqual([
      expect.stringMatching(
        new RegExp(
          `^play=[\\w-]{43}; Path=${opened.headers.location}; Max-Age=86400; HttpOnly; SameSite=Lax$`,
        ),
      ),
    ]);
    expect((await studio.ask('GET', path)).status).toBe(410);
    const late = await launch(studio);
    studio.pass(60_000);
    expect((await studio.ask('GET', late)).status).toBe(410);
    expect((await studio.ask('GET', '/launch/nobody')).status).toBe(404);
  });

  it('G4 of two at the same moment one opens', async () => {
    const path = await launch(studio);
    const both = await Promise.all([studio.ask('GET', path), studio.ask('GET', path)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 410]));
  });
});

describe('a play', () => {
  it('G4 its calls want its cookie; trial play has its address alone', async () => {
    const player = await openGame(studio);
    expect((await player.get('balance')).json()).toEqual({
      balance: '1000000000',
      currency: 'PHP',
      isDemo: false,
    });
    expect((await studio.ask('GET', `${player.path}/balance`)).status).toBe(404);
    const trial = await openGame(studio, trialOf({ meta: { currency: 'PHP' } }));
    expect(trial.cookie).toBeNull();
    expect((await trial.get('balance')).json()).toEqual({
      balance: '1000000000',
      currency: 'PHP',
      isDemo: true,
    });
  });

  it('H4 another site asks nothing', async () => {
    const { path, cookie } = await openGame(studio);
    const headers = { cookie: cookie ?? '', 'sec-fetch-site': 'cross-site' };
    const refused = await studio.ask('GET', `${path}/balance`, { headers });
    expect([refused.status, refused.body]).toEqual([400, '{"error":"invalid"}']);
  });

  const bet = (player: Player, changed: Record<string, string>) => {
    const headers = { cookie: player.cookie ?? '', 'content-type': 'application/json', ...changed };
    const body = JSON.stringify({ key: randomUUID(), stake: '500000' });
    return studio.ask('POST', `${player.path}/instant/rounds`, { headers, body });
  };

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    [
      'of another site that claims to be the same',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['of a page without an origin', { origin: 'null' }],
    ['of nobody', {}],
    ['of another port', { origin: 'http://studio.localhost:1' }],
    ['of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['typed in', { 'sec-fetch-site': 'none' }],
  ])('S5 a money call %s is refused and takes nothing', async (_, headers) => {
    const player = await openGame(studio);
    const had = wallet.balance();
    const refused = await bet(player, headers);
    expect([refused.status, refused.body]).toEqual([400, '{"error":"invalid"}']);
    expect(wallet.balance()).toBe(had);
  });

  it('S5 a money call of the game’s own page is taken, by either header', async () => {
    const player = await openGame(studio);
    expect((await bet(player, { origin: studio.origin })).status).toBe(200);
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect((await bet(player, hidden)).status).toBe(200);
  });

  it('G4 it is over after a day', async () => {
    const player = await openGame(studio, launchOf({ user: 'player-over' }));
    studio.pass(24 * 3_600_000 + 1);
    expect((await player.get('balance')).status).toBe(410);
  });
});

describe('the end of the member’s session', () => {
  const asked = () => wallet.calls.filter(({ path }) => path === '/user/balance').length;

  it.each(['RS_ERROR_INVALID_TOKEN', 'RS_ERROR_TOKEN_EXPIRED'] as const)(
    'S2, G4 by %s ends the play when the wallet’s last answer is a minute old, for its page and its calls alike',
    async (by) => {
      wallet.beginSessions();
      const player = await openGame(studio);
      expect((await player.page()).status).toBe(200);
      wallet.endSessions(by);
      studio.pass(59_999);
      expect((await player.get('instant')).status).toBe(200);
      studio.pass(1);
      const over = await player.get('instant');
      expect([over.status, over.body]).toEqual([410, '{"error":"over"}']);
      const calls = wallet.calls.length;
      expect((await player.post('instant/rounds', {})).status).toBe(410);
      const page = await player.page();
      expect(page.status).toBe(410);
      expect(page.body).toContain('href="http://lumen.localhost:8080/m/home"');
      expect(wallet.calls).toHaveLength(calls);
    },
  );

  it('G4 a stake that the wallet refuses for it ends the play too', async () => {
    wallet.beginSessions();
    const player = await openGame(studio);
    wallet.endSessions();
    const order = { key: randomUUID(), stake: '500000' };
    expect((await player.post('instant/rounds', order)).json()).toEqual({ error: 'refused' });
    expect((await player.get('instant')).status).toBe(410);
  });

  it('G4 calls within a minute ask once, also many at the same moment', async () => {
    wallet.beginSessions();
    const player = await openGame(studio);
    studio.pass(60_000);
    const before = asked();
    await Promise.all(Array.from({ length: 5 }, () => player.get('instant')));
    expect(asked()).toBe(before + 1);
    studio.pass(59_999);
    await player.get('instant');
    expect(asked()).toBe(before + 1);
  });

  it('R3 a wallet that says nothing ends no play, and is asked again after ten seconds', async () => {
    wallet.beginSessions();
    const player = await openGame(studio);
    studio.pass(60_000);
    wallet.be('http-500');
    expect((await player.get('instant')).status).toBe(200);
    wallet.endSessions();
    studio.pass(9_999);
    expect((await player.get('instant')).status).toBe(200);
    studio.pass(1);
    expect((await player.get('instant')).status).toBe(410);
  });

  it('G4 trial play has none', async () => {
    const trial = await openGame(studio, trialOf());
    studio.pass(3_600_000);
    const before = wallet.calls.length;
    expect((await trial.get('balance')).status).toBe(200);
    expect(wallet.calls).toHaveLength(before);
  });
});
