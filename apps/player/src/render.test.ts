import { expect, it } from 'vitest';
import { siteStatus } from '#foundation/testing/site-status.ts';
import { render, type RenderRequest } from './render.tsx';

const ask = (change: Partial<RenderRequest>) =>
  render({
    path: '/m/login',
    search: '',
    language: 'EN',
    status: siteStatus(),
    hasSession: false,
    ...change,
  });

it('BOOT-03 paints the login page in the language that was chosen', async () => {
  const page = await ask({ language: 'TH' });
  expect(page).toMatchObject({ status: 200, title: 'เข้าสู่ระบบ · Lumen', redirect: null });
  expect(page.html).toContain('<h1>เข้าสู่ระบบ Lumen</h1>');
});
it('BOOT-03 names what the page needs, for the preloads', async () => {
  expect((await ask({ language: 'UR' })).sources).toEqual([
    'src/features/login/login-page.tsx',
    '../../packages/phrases/compiled/start/ur.ts',
  ]);
});
it.each([
  ['/m/home', '', '/m/login'],
  ['/m/nowhere', '', '/m/login'],
  ['/m/feedback', '', '/m/home'],
  ['/m/home', '?r=1&token=secret&tokens=x', '/m/login?r=1'],
])('ROUTE-03 a guest at %s%s is to be sent to %s', async (path, search, redirect) => {
  const page = await ask({ path, search });
  expect(page.redirect).toBe(redirect);
  expect(page.html).toContain('data-waiting');
});
it('ROUTE-03 whoever has the cookie is not sent anywhere, and gets neither a member’s nor a guest’s page', async () => {
  for (const path of ['/m/home', '/m/login', '/m/nowhere']) {
    const page = await ask({ path, hasSession: true });
    expect(page.redirect).toBeNull();
    expect(page.html).toMatch(/<main[^>]*><div data-waiting/);
  }
});
it('ROUTE-09 an unknown path has status 404, also for a guest', async () => {
  expect((await ask({ path: '/m/nowhere' })).status).toBe(404);
  expect((await ask({ path: '/m/nowhere', hasSession: true })).status).toBe(404);
});
it('ROUTE-12 paints home for a guest where the lobby is open', async () => {
  const page = await ask({ path: '/m/', status: siteStatus({ guestLobby: true }) });
  expect(page).toMatchObject({ status: 200, redirect: null });
  expect(page.html).toContain('Welcome to Lumen');
});
it('BOOT-03 leaves out inline styles and scripts, which the page’s policy would block', async () => {
  const { html } = await ask({});
  expect(html).not.toMatch(/ style=|<script|<style| on[a-z]+=/);
});
it('BOOT-03 requests rendered at the same time do not mix languages', async () => {
  const pages = await Promise.all([ask({ language: 'EN' }), ask({ language: 'UR' })]);
  expect(pages.map(({ title }) => title)).toEqual(['Log in · Lumen', 'لاگ اِن کریں · Lumen']);
});
