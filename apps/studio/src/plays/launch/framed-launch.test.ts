// Games for money in a frame of another site: which sites may, and how the browser stores the key there.
import { randomUUID } from 'node:crypto';
import type { Reply } from '@parlour/supplier/testing/ask';
import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cookieOf,
  launch,
  launchOf,
  openGame,
  openInFrame,
  trialOf,
  type Player,
} from '../../testing/player.ts';
import type { TestStudio } from '../../testing/studio-on.ts';
import { startTestStudio } from '../../testing/test-studio.ts';

let studio: TestStudio;
let wallet: TestWallet;
beforeAll(async () => {
  studio = await startTestStudio();
  wallet = await startTestWallet(studio.studioPublicKey);
  for (const operator of [1001, 1002, 1003]) studio.setWallet(operator, wallet.url);
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

const listed = ['https://games.example', 'https://lobby.example:8443'];
beforeEach(() => {
  studio.setFramedBy(1001, listed);
  studio.setFramedBy(1002, ['https://other.example']);
});

const framersOf = ({ headers }: Reply): string =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1] ?? '';
const bootOf = ({ body }: Reply) =>
  JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '') as Record<string, unknown>;
const attributesOf = ({ headers }: Reply) => headers['set-cookie']?.[0]?.split('; ').slice(1) ?? [];
const inFrame = { 'sec-fetch-dest': 'iframe' };
const inTab = { 'sec-fetch-dest': 'document' };
const ask = (path: string, headers: Record<string, string>) => studio.ask('GET', path, { headers });
const stake = (player: Player) =>
  player.post('instant/rounds', { key: randomUUID(), stake: '500000' });

describe('a page for money', () => {
  it('LAUNCH-08, H1 it may be framed by exactly what its own operator’s list names', async () => {
    const mine = await (await openInFrame(studio)).page();
    expect([mine.status, framersOf(mine)]).toEqual([200, listed.join(' ')]);
    expect(bootOf(mine)['framedBy']).toEqual(listed);
    const others = await (await openInFrame(studio, launchOf({ operator_id: 1002 }))).page();
    expect(framersOf(others)).toBe('https://other.example');
  });

  it('LAUNCH-08, H1 without a list nobody may, and its launch in a frame is as it was', async () => {
    const launching = launchOf({ operator_id: 1003 });
    const opened = await ask(await launch(studio, launching), inFrame);
    expect(opened.headers.location).toMatch(/^\/play\/[\w-]{43}$/);
    expect(attributesOf(opened)).toContain('SameSite=Lax');
    expect(framersOf(await (await openGame(studio, launching)).page())).toBe("'none'");
  });

  it('LAUNCH-08 an origin that left the list frames no page any more, also of a play that it framed', async () => {
    const player = await openInFrame(studio);
    expect(framersOf(await player.page())).toBe(listed.join(' '));
    studio.setFramedBy(1001, ['https://lobby.example:8443']);
    expect(framersOf(await player.page())).toBe('https://lobby.example:8443');
    studio.setFramedBy(1001, []);
    expect(framersOf(await player.page())).toBe("'none'");
    const opened = await ask(await launch(studio), inFrame);
    expect(opened.headers.location).toMatch(/^\/play\//);
  });

  it('LAUNCH-08 a page without a game says so in the frame: spent, over, or without its key', async () => {
    const path = await launch(studio);
    await ask(path, inTab);
    const used = await ask(path, inTab);
    expect([used.status, framersOf(used)]).toEqual([410, listed.join(' ')]);
    const player = await openInFrame(studio);
    const strange = await ask(player.path, inFrame);
    expect([strange.status, framersOf(strange)]).toEqual([404, listed.join(' ')]);
    expect(strange.body).not.toContain('lumen');
    expect(framersOf(await ask('/play/nothing', inFrame))).toBe("'none'");
    studio.pass(24 * 3_600_000 + 1);
    const over = await player.page();
    expect([over.status, framersOf(over)]).toEqual([410, listed.join(' ')]);
  });

  it('LAUNCH-04 a trial is framed by the site of its way back alone, and has no cookie', async () => {
    const opened = await ask(await launch(studio, trialOf()), inFrame);
    expect(opened.headers['set-cookie']).toBeUndefined();
    const page = await ask(opened.headers.location ?? '', inFrame);
    expect(framersOf(page)).toBe('http://lumen.localhost:8080');
  });
});

describe('a launch in a frame', () => {
  it('LAUNCH-08, G4 it opens when the browser has shown that it keeps a partitioned cookie, and its key is one', async () => {
    const path = await launch(studio);
    const probed = await ask(path, inFrame);
    expect([probed.status, probed.headers.location]).toEqual([303, `${path}/frame`]);
    const kept = ['HttpOnly', 'SameSite=None', 'Secure', 'Partitioned'];
    expect(attributesOf(probed)).toEqual([`Path=${path}`, 'Max-Age=60', ...kept]);
    const headers = { ...inFrame, cookie: cookieOf(probed) ?? '' };
    const opened = await ask(`${path}/frame`, headers);
    expect(opened.headers.location).toMatch(/^\/play\/[\w-]{43}$/);
    expect(opened.headers['set-cookie']).toHaveLength(1);
    expect(attributesOf(opened)).toEqual([
      `Path=${opened.headers.location}`,
      'Max-Age=86400',
      ...kept,
    ]);
    expect((await ask(`${path}/frame`, headers)).status).toBe(410);
  });

  it('LAUNCH-08, S5 its calls want the key and the game’s own page, and move money', async () => {
    const bets = () => wallet.calls.filter(({ path }) => path === '/transaction/bet').length;
    const player = await openInFrame(studio);
    const before = bets();
    expect((await stake(player)).status).toBe(200);
    expect(bets()).toBe(before + 1);
    expect((await ask(`${player.path}/balance`, {})).status).toBe(404);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://games.example' };
    const refused = await studio.ask('POST', `${player.path}/instant/rounds`, {
      headers: { ...foreign, cookie: player.cookie ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ key: randomUUID(), stake: '500000' }),
    });
    expect([refused.status, bets()]).toEqual([400, before + 1]);
  });

  it('LAUNCH-08 a browser that keeps no cookie there is offered the whole tab, and the launch is still whole', async () => {
    const path = await launch(studio);
    const offered = await ask(`${path}/frame`, inFrame);
    expect([offered.status, framersOf(offered)]).toEqual([200, listed.join(' ')]);
    expect(offered.headers['set-cookie']).toBeUndefined();
    expect(offered.body).toContain(`href="${path}/tab" target="_top"`);
    const opened = await ask(`${path}/tab`, inTab);
    expect(opened.headers.location).toMatch(/^\/play\//);
    expect(attributesOf(opened)).toContain('SameSite=Lax');
    expect((await ask(path, inTab)).status).toBe(410);
  });

  it('LAUNCH-08, G4 the tab is offered for a minute too, as every launch', async () => {
    const path = await launch(studio);
    studio.pass(60_000);
    expect((await ask(`${path}/tab`, inTab)).status).toBe(410);
    for (const step of ['', '/frame', '/tab']) {
      expect((await ask(`/launch/nobody${step}`, inFrame)).status, step).toBe(404);
    }
  });

  it('LAUNCH-08 in the tab itself it opens at once, with the cookie of a tab', async () => {
    const opened = await ask(await launch(studio), inTab);
    expect(opened.headers.location).toMatch(/^\/play\//);
    expect(attributesOf(opened)).toContain('SameSite=Lax');
  });

  it('LAUNCH-08 a browser that does not say where it opens a page shows first that it keeps the cookie', async () => {
    const path = await launch(studio);
    expect((await ask(path, {})).headers.location).toBe(`${path}/frame`);
  });

  it('LAUNCH-08, G4 one link in two frames at once opens in one; two links open two plays', async () => {
    const path = await launch(studio);
    const probed = await ask(path, inFrame);
    const headers = { ...inFrame, cookie: cookieOf(probed) ?? '' };
    const both = await Promise.all([1, 2].map(() => ask(`${path}/frame`, headers)));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([303, 410]));
    const [first, second] = [await openInFrame(studio), await openInFrame(studio)];
    for (const each of [first, second]) expect((await each.get('balance')).status).toBe(200);
    expect(first.path).not.toBe(second.path);
  });
});
