import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { qrCode } from '@parlour/covers/qr-code';
import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launch, launchOf, openGame, trialOf } from '../testing/player.ts';
import { testEngine } from '../testing/test-engine.ts';
import type { TestStudio } from '../testing/studio-on.ts';
import { startTestStudio } from '../testing/test-studio.ts';

let studio: TestStudio;
let wallet: TestWallet;
beforeAll(async () => {
  studio = await startTestStudio({ engines: [testEngine] });
  wallet = await startTestWallet(studio.studioPublicKey);
  studio.setWallet(1001, wallet.url);
});
afterAll(async () => {
  await studio.close();
  await wallet.close();
});

const theme = {
  brand: { hue: 157, chroma: 0.115 },
  accent: { hue: 74, chroma: 0.165 },
  tint: { hue: 95, chroma: 0.012 },
  radius: 1.2,
  display: 'BRG',
  tracking: -0.025,
  logo: 'flower',
  scheme: 'light',
};
const bootOf = (body: string): Record<string, unknown> => {
  const [, text = ''] = /id="boot">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(text) as Record<string, unknown>;
};
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a game’s page', () => {
  it('LAUNCH-04 it holds all that the game needs to begin', async () => {
    const player = await openGame(studio, launchOf({ meta: { site: 'Lumen' } }));
    const { status, headers, body } = await player.page();
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<html lang="en" dir="ltr" data-scheme="dark" data-engine="lanterns">');
    expect(body).toContain('<title>Three Lanterns · Lumen</title>');
    expect(body).toContain('<link rel="modulepreload" href="/assets/page-1.js">');
    expect(body).toContain('<script type="module" src="/assets/lanterns-1.js">');
    expect(bootOf(body)).toMatchObject({
      play: `${player.path}/`,
      locale: 'en-GB-u-nu-latn',
      currency: 'PHP',
      isDemo: false,
      balance: '1000000000',
      lobbyUrl: 'http://lumen.localhost:8080/m/home',
      site: 'Lumen',
      title: { name: 'Three Lanterns', cover: null, hue: null },
      game: { script: '</script><b>' },
    });
    expect((bootOf(body)['texts'] as object | undefined) ?? {}).toHaveProperty([
      'studio.game.lobby',
    ]);
    expect(body).not.toContain('a-token-of-the-wallet');
  });

  it('LANG-02 it is called what the site calls it, and knows above which sum to ask', async () => {
    const meta = { title: 'تین فانوس', confirmAbove: '1000.5' };
    const { body } = await (await openGame(studio, launchOf({ lang: 'ur', meta }))).page();
    expect(body).toContain('<title>تین فانوس</title>');
    expect(bootOf(body)).toMatchObject({
      title: { name: 'تین فانوس' },
      confirmAbove: '100050000',
    });
    expect(bootOf((await (await openGame(studio)).page()).body)['confirmAbove']).toBeNull();
  });

  it('MEMBER-08 it writes amounts with the digits of the site that opened it', async () => {
    const { body } = await (
      await openGame(studio, launchOf({ meta: { currencyDigits: 0 } }))
    ).page();
    expect(bootOf(body)['currencyDigits']).toBe(0);
    expect(bootOf((await (await openGame(studio)).page()).body)['currencyDigits']).toBeNull();
  });

  it('H1 its policy names its own files and the styles in it, and lets nobody frame it', async () => {
    const { headers, body } = await (await openGame(studio)).page();
    const policy = String(headers['content-security-policy']);
    const styles = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) =>
      hashOf(text),
    );
    expect(styles).toHaveLength(3);
    expect(policy).toContain(`style-src 'self' ${styles.join(' ')};`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('LAUNCH-04 a trial may be framed by the site that its way back leads to, and by no other', async () => {
    const trial = await openGame(studio, trialOf());
    const { headers, body } = await trial.page();
    expect(String(headers['content-security-policy'])).toContain(
      'frame-ancestors http://lumen.localhost:8080;',
    );
    expect(bootOf(body)).toMatchObject({ isDemo: true, balance: '1000000000', currency: 'XXX' });
  });

  it('LANG-02 it is in the player’s language and the operator’s look, right to left too', async () => {
    const player = await openGame(studio, launchOf({ lang: 'ur', meta: { theme } }));
    const { body } = await player.page();
    expect(body).toContain('<html lang="ur" dir="rtl" data-scheme="light"');
    expect(body).toContain('--m-radius:1.2');
    expect(body).toContain(
      'as="font" type="font/woff2" fetchpriority="low" crossorigin href="/assets/title-1.woff2">',
    );
    expect(bootOf(body)['texts']).toHaveProperty(['studio.game.lobby'], ['لابی']);
  });

  it('LAUNCH-04 a title wears its own name, cover and hue', async () => {
    const player = await openGame(studio, launchOf({ game_code: 'harbour-lights' }));
    const { body } = await player.page();
    expect(bootOf(body)['title']).toEqual({
      code: 'harbour-lights',
      name: 'Harbour Lights',
      cover: '/covers/harbour-lights.svg',
      hue: expect.any(Number) as number,
    });
    const picture = await studio.ask('GET', '/covers/harbour-lights.svg');
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect(picture.body).toMatch(/^<svg /);
    expect((await studio.ask('GET', '/covers/nobodys.svg')).status).toBe(404);
  });

  it('WIDE-02 it names the art of the operator’s own mark and hues, which is drawn from its address alone', async () => {
    const player = await openGame(studio, launchOf({ meta: { theme } }));
    const { body } = await player.page();
    const [, address = ''] = /--sky:url\(([^)]+)\)/.exec(body) ?? [];
    expect(address).toBe('/skies/flower/light/157,0.115/74,0.165.svg');
    expect(body).toContain(
      '<link rel="stylesheet" media="(min-width:600px)" href="/assets/wide-1.css">',
    );
    const art = await studio.ask('GET', address);
    expect(art.headers['content-type']).toBe('image/svg+xml');
    expect(art.body).toMatch(/^<svg /);
  });

  it('WIDE-02, WIDE-04 what stands beside it comes by calls of its own: words, and the code of the site without a path', async () => {
    const player = await openGame(studio, launchOf({ meta: { theme, site: 'Lumen' } }));
    const { body } = await player.page();
    expect(body).not.toContain('day and night');
    const words = await player.get('beside');
    expect(words.json()).toMatchObject({
      site: 'Lumen',
      logo: 'flower',
      label: 'About Lumen',
      claim: 'Games day and night',
    });
    const code = await player.get('beside.svg');
    expect(code.headers['content-type']).toBe('image/svg+xml');
    expect(code.body).toBe(qrCode('http://lumen.localhost:8080/'));
    const nameless = await openGame(studio, launchOf({ meta: { theme } }));
    expect((await nameless.get('beside')).status).toBe(404);
  });

  it.each(['flower/light/400,0.1/74,0.1', 'flower/light/157/74,0.1', 'star/light/1,0/1,0'])(
    'WIDE-02 %s is no art of ours',
    async (asked) => {
      expect((await studio.ask('GET', `/skies/${asked}.svg`)).status).toBe(404);
    },
  );

  it('HOUSE it survives reloads, and goes over the line compressed', async () => {
    const { path, cookie } = await openGame(studio);
    const headers = { cookie: cookie ?? '', 'accept-encoding': 'gzip, br' };
    const ask = () => studio.ask('GET', path, { headers });
    expect((await ask()).status).toBe(200);
    const again = await ask();
    expect(again.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(again.raw).toString()).toContain('<title>Three Lanterns</title>');
  });

  it('R3 a wallet that is away does not keep the page: the balance comes later', async () => {
    const player = await openGame(studio);
    wallet.be('http-500');
    expect(bootOf((await player.page()).body)['balance']).toBeNull();
  });

  it('HOUSE built files come compressed, for ever', async () => {
    const headers = { 'accept-encoding': 'br' };
    const file = await studio.ask('GET', '/assets/page-1.js', { headers });
    expect(file.headers['content-encoding']).toBe('br');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await studio.ask('GET', '/assets/nothing.js')).status).toBe(404);
  });
});

describe('a page without a game', () => {
  it('G4 a used launch says so in the player’s language, with the way back', async () => {
    const path = await launch(studio, launchOf({ lang: 'th' }));
    await studio.ask('GET', path);
    const { status, body, headers } = await studio.ask('GET', path);
    expect(status).toBe(410);
    expect(body).toContain('<html lang="th"');
    expect(body).toContain('<h1>ลิงก์นี้เปิดได้ครั้งเดียว</h1>');
    expect(body).toMatch(
      /<a class="way" href="http:\/\/lumen.localhost:8080\/m\/home" target="_top"/,
    );
    expect(String(headers['content-security-policy'])).not.toContain('script-src');
  });

  it('G4 a play without its cookie is nobody’s, and one that is over leads back', async () => {
    const player = await openGame(studio);
    const headers = { 'accept-language': 'ur-PK,en;q=0.5' };
    const stranger = await studio.ask('GET', player.path, { headers });
    expect([stranger.status, /<html lang="(\w+)"/.exec(stranger.body)?.[1]]).toEqual([404, 'ur']);
    studio.pass(24 * 3_600_000 + 1);
    const over = await player.page();
    expect(over.status).toBe(410);
    expect(over.body).toContain('This game has ended');
    expect(over.body).toContain('href="http://lumen.localhost:8080/m/home"');
  });

  it('S1 when the member’s session has ended, so has the game', async () => {
    const player = await openGame(studio, launchOf({ token: 'a-token-that-is-over' }));
    wallet.be('good');
    const { status, body } = await player.page();
    expect(status).toBe(410);
    expect(body).toContain('This game has ended');
  });

  it('R3 a fault is one sentence; what it was stands in the log', async () => {
    const player = await openGame(studio);
    const failed = await player.post('toss', { fail: true });
    expect([failed.status, failed.body]).toEqual([503, '{"error":"unavailable"}']);
  });
});

describe('a game’s money', () => {
  it('W6 stake and prize move it, and the answer has the balance', async () => {
    const player = await openGame(studio);
    const before = wallet.balance();
    const won = await player.post('toss', {});
    expect(won.json()).toMatchObject({ isPaid: true, balance: String(before + 100_000) });
    await vi.waitUntil(() => wallet.balance() === before + 100_000);
  });

  it('LAUNCH-02 the operator looks at a round, for an hour', async () => {
    const player = await openGame(studio, launchOf({ user: 'player-round' }));
    const { stakeId, prizeId, round } = (await player.post('toss', {})).json();
    const asked = { operator_id: 1001, user: 'player-round', round };
    for (const id of [stakeId, prizeId]) {
      const link = await studio.operate('round', { ...asked, transaction_uuid: id });
      const page = await studio.ask('GET', new URL(String(link.json()['url'])).pathname);
      expect(page.status).toBe(200);
      expect(page.body).toMatch(/<td>stake<\/td>\s*<td>₱1.00<\/td>\s*<td>taken<\/td>/);
      expect(page.body).toMatch(/<td>prize<\/td>\s*<td>₱2.00<\/td>/);
    }
    const refused = [
      { ...asked, transaction_uuid: stakeId, user: 'nobody' },
      { ...asked, transaction_uuid: stakeId, round: 'no' },
      { ...asked, transaction_uuid: round },
    ];
    for (const body of refused) expect((await studio.operate('round', body)).status).toBe(404);
    const link = await studio.operate('round', { ...asked, transaction_uuid: stakeId });
    studio.pass(3_600_000);
    expect((await studio.ask('GET', new URL(String(link.json()['url'])).pathname)).status).toBe(
      410,
    );
  });
});
