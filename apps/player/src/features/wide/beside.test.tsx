// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { Beside } from './beside.tsx';

const show = (session?: object) =>
  showInSite(<Beside />, session ? { session, path: '/m/home' } : {});

it('WIDE-02 beside the column stand the site’s name and a code, which is a picture of the server’s', async () => {
  await show();
  expect(screen.getByRole('complementary', { name: 'About Lumen' }).textContent).toContain('Lumen');
  const code = screen.getByRole('img', { name: 'QR code with the address of this site' });
  expect(code.getAttribute('src')).toBe('/m/phone-code.svg');
});
it('WIDE-02 a guest goes on by phone, and a member is told to log in there', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Rather on your phone?' })).toBeDefined();
  await show({});
  expect(
    screen.getByText('Point the camera at the code. You log in there yourself.'),
  ).toBeDefined();
});
