// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { leadsToUnbuilt } from '#foundation/navigation/paths.ts';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { SiteTabs } from './site-tabs.tsx';

const show = (options: TestOptions = {}) => showInSite(<SiteTabs current="home" />, options);
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('MEMBER-03 the tabs lead a member to the site’s places, and say where one is', async () => {
  await show({ session: {} });
  expect(ways()).toEqual(['/m/home', '/m/game', '/m/member/home']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
});
it('ROUTE-12 what is a member’s own leads a guest to the login', async () => {
  await show({ info: { guestLobby: true } });
  expect(ways()).toEqual(['/m/home', '/m/game', '/m/login']);
});
it('ROUTE-10 no tab leads to a page that is not built, nor is there one for the chat before that is', async () => {
  await show({ session: {}, info: { whitelabelVal: { CBS3: true } } });
  expect(ways().filter((way) => way && leadsToUnbuilt(way))).toEqual([]);
  expect(screen.queryByRole('button')).toBeNull();
});
