// The real build of the player behind the real server: cached pages, and who gets them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { logOut } from '@parlour/contract/session/calls';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import {
  createMember,
  createMerchant,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import { createGames, createLanes } from '@parlour/seed/testing/lobby-fixtures';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { visit } from '../testing/visitor.ts';
import { loadBuiltPages } from './built-pages.ts';
import { identityTrustedTypes, trustedTypes } from './content-policy.ts';
import type { Pages } from './pages.ts';

const dist = new URL('../../../player/dist/', import.meta.url);
if (!existsSync(dist)) throw new Error('Build the player first: npm run build');

/** Paths of all routes, and of an unknown one. */
const paths =
  `home index.html login register register.html changePsw game launchGame trialGame member/home
  activity activity/signIn activity/noviceTask activity/rescue rewardCenter voucherCenter leaderBoard
  member/benefits member/devices member/authenticator feedback chat chat/talk inviteFriends appDownload nowhere`
    .split(/\s+/)
    .map((name) => `/m/${name}`);

/** All personal data that an address and headers can contain, except for parts of the cache key. */
const tellingQuery =
  '?affiliateCode=AFF1&r=REF1&utm_source=UTM1&redirectUrl=https://x.test/&backUrl=https://y.test/' +
  '&id=SECRET1&code=SECRET2&vendor=SECRET3&prize_mode=SECRET4&playType=SECRET5&lottoView=SECRET6' +
  '&url=SECRET7&title=SECRET8&category=SECRET9&_=SECRET0';
const tellingHeaders = (sid: string | null) => ({
  cookie: `${sid === null ? '' : `__Host-sid=${sid}; `}__Host-device=SECRET1; language=EN; other=SECRET1`,
  'user-agent': 'AGENT1',
  'x-forwarded-for': '203.0.113.9',
  referer: 'https://z.test/',
});
const marks = ['AFF1', 'REF1', 'UTM1', '.test/', 'SECRET', 'AGENT1', '203.0.113.9', '127.0.0.1'];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
function heapInUse(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

let pages: Pages;
let site: TestSite;
let merchant: TestMerchant;
let member: Awaited<ReturnType<typeof createMember>>;
let visitor: ReturnType<typeof visit>;
/** A visitor with another member's session. */
let neighbour: ReturnType<typeof visit>;
beforeAll(async () => {
  pages = await loadBuiltPages(dist);
  site = await startTestSite({ pages });
  merchant = await createMerchant(site.urls.ownerUrl, { guestLobby: 'on', languages: 'EN,UR' });
  await site.merchants.reload();
  member = await createMember(site.urls.ownerUrl, merchant.code);
  visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  neighbour = visit(site.app, merchant);
  await neighbour.logIn(await createMember(site.urls.ownerUrl, merchant.code));
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}, on = site) =>
  on.app.inject({ url, headers: { host: merchant.host, ...headers } });

describe('a kept page', () => {
  /** A process whose pages are first requested by the visitor without data. */
  let fresh: TestSite;
  /** A process whose pages are made for the visitor with data. */
  let filling: TestSite;
  beforeAll(async () => {
    fresh = await startTestSite({ pages }, site);
    filling = await startTestSite({ pages }, site);
  });
  afterAll(() => Promise.all([fresh.close(), filling.close()]));

  test.each(paths)(
    'BOOT-03 %s holds nothing of one visitor: filled as one member, it is byte for byte what another and a fresh process get',
    async (path) => {
      for (const sid of [visitor.cookie, null]) {
        const telling = await get(
          path + tellingQuery,
          { ...tellingHeaders(sid), authorization: visitor.token ?? '' },
          filling,
        );
        const cookie = sid === null ? '' : `__Host-sid=${neighbour.cookie}`;
        const others = [await get(path, { cookie }, filling), await get(path, { cookie }, fresh)];
        for (const other of others) {
          expect(other.statusCode).toBe(telling.statusCode);
          expect(other.body).toBe(telling.body);
          expect(other.headers['content-security-policy']).toBe(
            telling.headers['content-security-policy'],
          );
          expect(other.headers.etag).toBe(telling.headers.etag);
        }
        const secrets = [visitor.token, visitor.cookie, member.username, member.id, ...marks];
        for (const secret of secrets) expect(telling.body).not.toContain(secret);
      }
    },
  );

  test('BOOT-03 is answered with 304 when the browser has it, and compressed as it can read it', async () => {
    const page = await get('/m/login');
    expect(page.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/m/login', { 'if-none-match': String(page.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(
      (await get('/m/login', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'],
    ).toBe('br');
    expect(
      (await get('/m/login', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding'],
    ).toBe('gzip');
    expect((await get('/m/login')).headers['content-encoding']).toBeUndefined();
  });

  test('BOOT-12 changes with the settings of its merchant', async () => {
    const before = await get('/m/login');
    await site.database.pool.query('select 1');
    const other = await createMerchant(site.urls.ownerUrl, { name: 'Elsewhere' });
    await site.merchants.reload();
    const there = await site.app.inject({ url: '/m/login', headers: { host: other.host } });
    expect(there.body).toContain('Elsewhere');
    expect(there.body).not.toBe(before.body);
  });

  test('APP-11 get the app is made once for each kind of device, and other pages once for all', async () => {
    const agents = [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    ];
    const etagsAt = (url: string) =>
      Promise.all(
        agents.map(async (agent) => (await get(url, { 'user-agent': agent })).headers.etag),
      );
    const [first, second, third] = await etagsAt('/m/appDownload');
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(new Set(await etagsAt('/m/login')).size).toBe(1);
  });

  test('ROUTE-09 ten thousand unknown paths are one page, made once, and leave nothing behind', async () => {
    let made = 0;
    const counting: Pages = {
      ...pages,
      render: (request) => {
        made += 1;
        return pages.render(request);
      },
    };
    // The test's own copy of the log would look like a leak.
    const quiet = await startTestSite(
      { pages: counting, log: pino({ level: 'silent' }), sayRequest: () => undefined },
      site,
    );
    await quiet.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = quiet.app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const headers = { host: merchant.host, cookie: '__Host-sid=x' };
    const ask = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        httpGet({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        }).on('error', reject);
      });
    const pathOf = (each: number) =>
      each % 5 === 0 ? `/nothing-${each}` : `/m/unknown-${each}/${each}?q=${each}`;
    const atOnce = 10;
    const askFor = async (from: number, to: number) => {
      for (let first = from; first < to; first += atOnce) {
        const unknown = Array.from({ length: atOnce }, (_, index) => pathOf(first + index));
        expect(new Set(await Promise.all(unknown.map(ask)))).toEqual(new Set([404]));
      }
    };
    await askFor(0, 2_000);
    const before = heapInUse();
    await askFor(2_000, 12_000);
    expect(made).toBe(1);
    // A leak of two hundred bytes per path would be two megabytes.
    expect(heapInUse() - before).toBeLessThan(2_000_000);
    agent.destroy();
    await quiet.close();
  }, 120_000);
});

describe('the policy of a page', () => {
  test('H1 names every inline script and style by its hash, and nothing unsafe', async () => {
    const { body, headers } = await get('/m/login');
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    for (const word of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(word);
    }
    const { createHash } = await import('node:crypto');
    const inline = body.matchAll(/<(script|style)>([^]*?)<\/\1>/g);
    const hashes = [...inline].map(([, , text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    );
    expect(hashes.length).toBeGreaterThanOrEqual(2);
    for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`);
    expect(body).not.toMatch(/ style="| on[a-z]+="/);
  });

  test('G4, LAUNCH-04 frames come from where the merchant’s games may be, and a change of that is a new page', async () => {
    const { ownerUrl } = site.urls;
    const set = { guestLobby: 'on', 'integrations.hub.launchOrigins': 'https://games.example' };
    const framing = await createMerchant(ownerUrl, set);
    await site.merchants.reload();
    const at = (path: string, held?: string) =>
      site.app.inject({
        url: path,
        headers: { host: framing.host, ...(held && { 'if-none-match': held }) },
      });
    const frames = async (path: string) =>
      /frame-src [^;]+/.exec(String((await at(path)).headers['content-security-policy']))?.[0];
    for (const path of ['/m/home', '/m/trialGame']) {
      expect(await frames(path)).toBe('frame-src https://games.example');
    }
    expect(String((await get('/m/home')).headers['content-security-policy'])).toContain(
      "frame-src 'none'",
    );
    // The page's text stays the same, but after a 304 a browser would keep the old policy.
    const before = await at('/m/trialGame');
    await withMerchantSettings(ownerUrl, (stored) =>
      stored.change(framing.code, {
        set: { 'integrations.hub.launchOrigins': 'https://games.example,https://new.example' },
      }),
    );
    await site.merchants.reload();
    const after = await at('/m/trialGame', String(before.headers.etag));
    expect(after.statusCode).toBe(200);
    expect(after.body).toBe(before.body);
    expect(await frames('/m/trialGame')).toBe(
      'frame-src https://games.example https://new.example',
    );
  });

  test('LOBBY-08 pictures come from us and from the merchant’s image hosts', async () => {
    const hosts = 'https://a.images.example,https://b.images.example';
    const picturing = await createMerchant(site.urls.ownerUrl, { 'images.hosts': hosts });
    await site.merchants.reload();
    const sources = async (host: string) => {
      const { headers } = await site.app.inject({ url: '/m/login', headers: { host } });
      return /img-src [^;]+/.exec(String(headers['content-security-policy']))?.[0];
    };
    expect(await sources(merchant.host)).toBe("img-src 'self' data:");
    expect(await sources(picturing.host)).toBe(`img-src 'self' data: ${hosts.replace(',', ' ')}`);
  });

  test('H1b only the registered policies may make strings into scripts', async () => {
    const policy = String((await get('/m/login')).headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const named = /trusted-types ([^;]+)/.exec(policy)?.[1]?.split(' ');
    const registered = Object.keys(trustedTypes);
    expect(named).toEqual(registered.length > 0 ? registered : ["'none'"]);
  });

  test('H1b the register names what the built site creates, no more and no less', () => {
    const folder = new URL('client/assets/', dist);
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const created = scripts.flatMap((name) =>
      [
        ...readFileSync(new URL(name, folder), 'utf8').matchAll(/createPolicy\(\s*["'`]([^"'`]*)/g),
      ].map(([, policy]) => policy),
    );
    const registered = Object.keys({ ...identityTrustedTypes, ...trustedTypes });
    expect(created).toHaveLength(registered.length);
    expect(new Set(created)).toEqual(new Set(registered));
  });
});

describe('who is sent where', () => {
  test('ROUTE-03 a guest at a guarded page is sent to the login page before anything is painted', async () => {
    const closed = await createMerchant(site.urls.ownerUrl);
    await site.merchants.reload();
    const at = (url: string, cookie = '') =>
      site.app.inject({ url, headers: { host: closed.host, cookie } });
    const turned = await at('/m/home?affiliateCode=a&r=b');
    expect(turned.statusCode).toBe(302);
    expect(turned.headers.location).toBe('/m/login?affiliateCode=a&r=b');
    expect((await at('/m/home', '__Host-sid=x')).statusCode).toBe(200);
    expect((await at('/m/inviteFriends')).statusCode).toBe(200);
    expect((await at('/m/feedback')).headers.location).toBe('/m/home');
  });

  test('ROUTE-03, ROUTE-09 a guest at an unknown address gets a page that says so, with the status 404', async () => {
    const closed = await createMerchant(site.urls.ownerUrl, { languages: 'EN,UR' });
    await site.merchants.reload();
    const headers = { host: closed.host, cookie: 'language=UR' };
    const unknown = await site.app.inject({ url: '/m/nowhere?r=1', headers });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.headers.location).toBeUndefined();
    expect(unknown.body).toContain('<html lang="ur" dir="rtl"');
    expect(unknown.body).toContain('href="/m/login"');
  });

  test('ROUTE-04 an address with a code is shown without a cookie, leaves no trace and keeps the code to itself', async () => {
    for (const name of ['token', 'tokens']) {
      const page = await get(`/m/member/home?${name}=SECRETCODE&code=SECRETCODE&r=SECRETCODE`);
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.headers.etag).toBeUndefined();
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      expect(page.body).not.toContain('SECRETCODE');
    }
    expect(site.logged()).not.toContain('SECRETCODE');
  });

  test.each(['/m/home', '/m/game'])(
    'ROUTE-12 the closed lobby of %s is painted for a live session only: not for a made-up cookie, an ended one, another merchant’s, or a code',
    async (path) => {
      const { ownerUrl } = site.urls;
      const closed = await createMerchant(ownerUrl);
      const place = { ownerUrl, merchantCode: closed.code };
      await createGames(place, [{ names: { EN: 'Game of the house' } }]);
      await createLanes(place, { RNG: ['Vendor of the house'] });
      await site.merchants.reload();
      const own = visit(site.app, closed);
      await own.logIn(await createMember(ownerUrl, closed.code));
      const isPainted = async (query: string, sid: string | null) => {
        const cookie = sid === null ? '' : `__Host-sid=${sid}`;
        const { statusCode, body } = await site.app.inject({
          url: path + query,
          headers: { host: closed.host, cookie },
        });
        expect(statusCode).toBe(200);
        return body.includes('of the house');
      };
      const { cookie } = own;
      expect(await isPainted('', cookie)).toBe(true);
      for (const sid of ['x', 'A'.repeat(43), own.token, visitor.cookie]) {
        expect(await isPainted('', sid), String(sid)).toBe(false);
      }
      expect(await isPainted('?token=x', null)).toBe(false);
      expect(await isPainted('', cookie)).toBe(true);
      await own.call(logOut);
      expect(await isPainted('', cookie)).toBe(false);
    },
  );

  test('ROUTE-12 home is open to guests where the merchant says so', async () => {
    expect((await get('/m/home')).statusCode).toBe(200);
    expect((await get('/m/member/home')).statusCode).toBe(302);
  });
});
