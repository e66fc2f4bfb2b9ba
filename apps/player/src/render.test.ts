import { describe, expect, it } from 'vitest';
import type { RenderRequest } from '@parlour/contract/page';
import { siteStatus } from '#foundation/testing/site-status.ts';
import { pages as records } from '#pages/pages.ts';
import { isForDevice, paintsOf, patternOf, redirectOf, render } from './render.tsx';

const ask = ({ path = '/m/login', ...change }: Partial<RenderRequest> & { path?: string }) =>
  render({
    pattern: patternOf(path),
    language: 'EN',
    status: siteStatus(),
    visitor: 'guest',
    painted: {},
    ...change,
  });

it('BOOT-03 paints the login page in the language that was chosen', async () => {
  const page = await ask({ language: 'TH' });
  expect(page).toMatchObject({ status: 200, title: 'เข้าสู่ระบบ · Lumen' });
  expect(page.html).toContain('เข้าสู่ระบบ');
});
it('BOOT-03 names what the page needs, for the preloads', async () => {
  expect((await ask({ language: 'UR' })).sources).toEqual([
    'src/pages/login/page.tsx',
    '../../packages/phrases/compiled/start/ur.ts',
  ]);
});
it.each([
  ['/m/home', '', '/m/login'],
  ['/m/feedback', '', '/m/home'],
  ['/m/home', '?r=1&token=secret&tokens=x', '/m/login?r=1'],
])('ROUTE-03 a guest at %s%s is to be sent to %s', (path, search, redirect) => {
  const visit = { path, search, guestLobby: false };
  expect(redirectOf({ ...visit, hasSession: false })).toBe(redirect);
  expect(redirectOf({ ...visit, hasSession: true })).toBeNull();
});
it('ROUTE-03 a page for guests is not painted for whoever may be a member', async () => {
  expect((await ask({ path: '/m/login', visitor: 'member' })).html).toContain('data-waiting');
});
it('ROUTE-03, ROUTE-09 a guest at an unknown path is sent nowhere else, and reads that it is not found', async () => {
  const visit = { path: '/m/nowhere', search: '?r=1', guestLobby: false };
  expect(redirectOf({ ...visit, hasSession: false })).toBeNull();
  const page = await ask({ path: '/m/nowhere' });
  expect(page).toMatchObject({ status: 404, title: 'Page not found · Lumen' });
  expect(page.html).toContain('href="/m/login"');
});
it('ROUTE-09 an unknown path has status 404 and is rendered alike whatever it says', async () => {
  const one = await ask({ path: '/m/nowhere', visitor: 'member' });
  const two = await ask({ path: '/m/%3Cscript%3E/../x', visitor: 'member' });
  expect(one.status).toBe(404);
  expect(two).toEqual(one);
});
it('ROUTE-02 every name of home is one pattern', () => {
  const aliases = ['/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/home/'];
  expect(new Set(aliases.map(patternOf))).toEqual(new Set(['/m/home']));
});
it('ROUTE-12 paints home for a guest where the lobby is open', async () => {
  const page = await ask({ path: '/m/', status: siteStatus({ guestLobby: true }) });
  expect(page.status).toBe(200);
  expect(page.html).toContain('Main');
  expect(page.sources).toContain('src/app/tabs/tab-parts.ts');
});
it('BOOT-03 leaves out inline styles and scripts, which the page’s policy would block', async () => {
  const { html } = await ask({});
  expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+=/);
});
it('BOOT-03 requests rendered at the same time do not mix languages', async () => {
  const pages = await Promise.all([ask({ language: 'EN' }), ask({ language: 'UR' })]);
  expect(pages.map(({ title }) => title)).toEqual(['Log in · Lumen', 'لاگ اِن کریں · Lumen']);
});
it('BOOT-03 home and games are painted with the lobby, and other pages with nothing', () => {
  const wishes = ['/m/home', '/m/game', '/m/login', '/m/404'].map(paintsOf);
  expect(wishes).toEqual([
    { lobby: { lanesWithGames: 3 } },
    { lobby: { lanesWithGames: 0 } },
    {},
    {},
  ]);
});

it('APP-11 get the app is painted for the device, and no other page is', async () => {
  const info = {
    resources: [{ resourceType: 'Android', url: 'https://files.example/app.apk' }] as const,
  };
  const at = async (device: RenderRequest['device']) => {
    const status = siteStatus({ resources: [...info.resources] });
    const { html } = await ask({ path: '/m/appDownload', status, ...(device && { device }) });
    return [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);
  };
  const onAndroid = await at({ system: 'android', way: 'menu' });
  expect(onAndroid).toEqual(['Android app', 'Web app', 'Install with a profile']);
  const onIphone = await at({ system: 'ios', way: 'guide' });
  expect(onIphone).toEqual(['Install with a profile', 'Web app', 'Android app']);
  expect(Object.values(records).filter(({ path }) => isForDevice(patternOf(path)))).toEqual([
    records.appDownload,
  ]);
});
describe('the language switch', () => {
  const switched = 'aria-label="Language: English, EN"';
  const ofGuests = Object.values(records).filter(({ audience }) => audience !== 'members');

  it.each([...ofGuests.map(({ path }) => path), '/m/nowhere'])(
    'LANG-07 is on %s for a guest',
    async (path) => {
      const page = await ask({ path, status: siteStatus({ guestLobby: true }) });
      expect(page.html).toContain(switched);
    },
  );
  it.each([{ maintenance: true }, { regionRestriction: true }])(
    'LANG-07 is on the page of a closed site: %o',
    async (closed) => {
      expect((await ask({ status: siteStatus({}, closed) })).html).toContain(switched);
    },
  );
  it.each(['/m/home', '/m/game', '/m/appDownload', '/m/nowhere'])(
    'LANG-07 is not on %s for a member, who has it on the own page',
    async (path) => {
      const page = await ask({ path, visitor: 'member', status: siteStatus({ guestLobby: true }) });
      expect(page.html).not.toContain('Language: English');
    },
  );
  it('LANG-07 is not there where the merchant has one language', async () => {
    const page = await ask({ path: '/m/nowhere', status: siteStatus({ languages: ['EN'] }) });
    expect(page.html).not.toContain('Language: English');
  });
});
