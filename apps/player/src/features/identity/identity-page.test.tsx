// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { IdentitiesPage } from './connected/identities-page.tsx';
import { IdentityPage } from './identity-page.tsx';

const android = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36 ${rest}`;
const ios = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ${rest}`;
const firebase = {
  channels: ['google', 'line'],
  redirectHosts: [],
} as unknown as SiteStatus['info']['firebase'];

beforeEach(() => void Object.assign(window, { matchMedia: () => ({ matches: false }) }));
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

async function show(userAgent: string) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await showInSite(<IdentityPage phoneField={() => null} />, {
    path: '/m/identity?with=google',
    info: { ...(firebase && { firebase }) },
  });
}
const button = (name: string) => screen.queryByRole('button', { name });

describe('Google in the window of another app', () => {
  it.each([
    android('Instagram 332.0.0.38.90 Android'),
    android('[FB_IAB/FB4A;FBAV/455.0.0.39.81;]'),
    android('trill_340503 BytedanceWebview/d8a21c6'),
    android('Zalo android/12110638'),
    android('KAKAOTALK/10.7.5 (INAPP)'),
    android('Line/14.5.0/IAB'),
    android(''),
    ios('Safari Line/14.4.0'),
  ])('IDP-10 is not tried: the page leads into a browser, from %s', async (userAgent) => {
    await show(userAgent);
    await screen.findByRole('heading', { name: 'Open this page in your browser' });
    expect(button('Continue with Google')).toBeNull();
    expect(button('Open in browser')).not.toBeNull();
    expect(screen.queryByText(/\/m\/identity/)).toBeNull();
    expect(button('Copy link')).not.toBeNull();
  });
  it.each([
    android('MicroMessenger/8.0.49.2600(0x28003133)'),
    ios('Instagram 323.0.0.26.75 (iPhone14,5)'),
  ])('IDP-10 where no page can leave, the address is there to be copied: %s', async (userAgent) => {
    await show(userAgent);
    await screen.findByText(`${location.origin}/m/identity?with=google`);
    expect(button('Open in browser')).toBeNull();
    expect(button('Copy link')).not.toBeNull();
  });
});

describe.each([
  [true, []],
  [false, ['Mobile number']],
])('where the login’s form texts a code to a phone: %s', (enabled, phone) => {
  const info = {
    firebase: {
      ...firebase,
      channels: ['facebook', 'phone'],
      scriptBefore: 'https://service.example/api.js',
    } as unknown as NonNullable<SiteStatus['info']['firebase']>,
    sms: { enabled, firebase: false, apiKey: '' },
  };
  it('IDP-01 the sign-in page offers the phone only if the form does not', async () => {
    await showInSite(<IdentityPage phoneField={() => null} />, { path: '/m/identity', info });
    // Nothing of the service is fetched in a test, so the page goes on without it.
    await waitFor(() => expect(document.querySelector('script')).not.toBeNull());
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    await screen.findByRole('button', { name: 'Continue with Facebook' });
    expect(screen.queryAllByRole('link', { name: 'Mobile number' })).toHaveLength(phone.length);
  });
  it('IDP-01 a member is offered to connect the phone only if the form does not', async () => {
    await showInSite(<IdentitiesPage />, {
      path: '/m/member/identities',
      session: {},
      info,
      replies: { listIdentities: { answer: { identities: [] } } },
    });
    await screen.findByRole('link', { name: 'Connect Facebook' });
    expect(screen.queryAllByRole('link', { name: 'Connect Mobile number' })).toHaveLength(
      phone.length,
    );
  });
});
