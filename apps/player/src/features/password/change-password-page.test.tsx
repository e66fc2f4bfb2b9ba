// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { ChangePasswordPage } from './change-password-page.tsx';

const show = (updatePassword: boolean) =>
  showInSite(
    <ChangePasswordPage
      Frame={({ children }) => <main>{children}</main>}
      logOut={<button type="button">Out</button>}
    />,
    { path: '/m/member/changePsw', session: { updatePassword } },
  );

it('LOGIN-04 a session that must change its password is told so, and may only log out', async () => {
  await show(true);
  expect(screen.getByRole('heading', { level: 1, name: 'Change password' })).toBeDefined();
  expect(
    screen.getByText(
      'Your password has to be changed before you can go on. You’ll be able to change it here soon.',
    ),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Out' })).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
it('LOGIN-04 any other goes back to where it came from', async () => {
  await show(false);
  expect(screen.getByText('You’ll be able to change it here soon.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/m/member/home');
  expect(screen.queryByRole('button', { name: 'Out' })).toBeNull();
});
