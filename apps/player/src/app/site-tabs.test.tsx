// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { SiteTabs } from './site-tabs.tsx';

const show = (options: TestOptions = {}) => showInSite(<SiteTabs current="home" />, options);
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('MEMBER-03 the tabs lead a member to the site’s places, and say where one is', async () => {
  await show({ session: {} });
  expect(ways()).toEqual(['/m/home', '/m/game', '/m/rewardCenter', '/m/member/home']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
});
it('ROUTE-12 what is a member’s own leads a guest to the login', async () => {
  await show({ info: { guestLobby: true } });
  expect(ways()).toEqual(['/m/home', '/m/game', '/m/login', '/m/login']);
});
it('BOOT-12 the chat stands there only with CBS3, and says that it is coming', async () => {
  await show();
  expect(screen.queryByRole('button')).toBeNull();
  const { foundation } = await show({ info: { whitelabelVal: { CBS3: true } } });
  await user.click(screen.getByRole('button', { name: 'Chat with customer service' }));
  expect(foundation.notices.get()).toHaveLength(1);
});
