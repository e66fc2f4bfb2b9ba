import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, launchOf, openGame, trialOf } from '../testing/player.ts';
import { startTestStudio, type TestStudio } from '../testing/test-studio.ts';

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

  it('G4 it is over after a day', async () => {
    const player = await openGame(studio, launchOf({ user: 'player-over' }));
    studio.pass(24 * 3_600_000 + 1);
    expect((await player.get('balance')).status).toBe(410);
  });
});
