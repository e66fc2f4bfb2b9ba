// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { currentAddress } from '#platform/address.ts';
import { readWish, takeWish } from '#platform/wish/redirect-wish.ts';
import { tabStorage } from '#platform/storage.ts';
import { makeLeadOn } from './lead-on.ts';

const opened = vi.fn<(address: string) => void>();
// Inside the native app its bridge opens the other site, so that the test's page is not left.
beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }), openSafari: opened });
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#0d0a14">');
});
afterEach(() => {
  opened.mockClear();
  for (const name of ['matchMedia', 'openSafari']) Reflect.deleteProperty(window, name);
});

const partner = 'https://partner.example/a';
const address = `${partner}?token=one-time`;
const described = { isListed: true, host: 'partner.example', asciiHost: null, path: '/a' };
const signedIn = { token: 'new', id: '8', userName: 'samira', firstTimeLogin: false };
const replies: TestOptions['replies'] = {
  leaveForTarget: { answer: { address } },
  describeTarget: { answer: described },
};

async function come(wish: string, options: TestOptions = {}) {
  takeWish(new URL(`https://lumen.example/?${new URLSearchParams({ redirectUrl: wish })}`));
  const { foundation, server } = await showInSite(null, {
    path: '/m/home',
    ...options,
    replies: { ...replies, ...options.replies },
  });
  const leadOn = foundation.keep(makeLeadOn);
  const names = () => server.calls.map(({ name }) => name);
  const said = () => foundation.notices.get().map(({ say }) => say(foundation.language.get().t));
  await act(leadOn);
  return { foundation, server, leadOn, names, said };
}
const refused = 'This link leads to a website that isn’t allowed here.';

it('REDIR-01, NET-16 a member goes at once, with the colour of the page, and not a second time', async () => {
  const { server, leadOn } = await come(partner, { session: {} });
  expect(server.calls.map(({ name, input }) => [name, input])).toEqual([
    ['leaveForTarget', { url: partner, headerColor: '#0d0a14' }],
  ]);
  expect(opened.mock.calls).toEqual([[address]]);
  expect(readWish()).toBeNull();
  await act(leadOn);
  expect(opened).toHaveBeenCalledOnce();
});

it('REDIR-01 a guest is asked to log in, and goes afterwards', async () => {
  const { foundation, leadOn, names } = await come(partner);
  expect([names(), currentAddress().path]).toEqual([['describeTarget'], '/m/login']);
  await act(leadOn);
  expect(names()).toEqual(['describeTarget']);
  foundation.session.start({ ...signedIn, updatePassword: false });
  await act(leadOn);
  expect(opened.mock.calls).toEqual([[address]]);
});

it('REDIR-01 a guest at the registration stays there', async () => {
  await come(partner, { path: '/m/register' });
  expect(currentAddress().path).toBe('/m/register');
});

it('REDIR-01 whoever must change the password first goes after that', async () => {
  const { foundation, leadOn, names } = await come(partner, { session: { updatePassword: true } });
  expect([names(), readWish()]).toEqual([[], partner]);
  foundation.session.start({ ...signedIn, updatePassword: false });
  await act(leadOn);
  expect(opened).toHaveBeenCalledOnce();
});

it('REDIR-01 a page of the site opens without a call, and without a code of somebody else', async () => {
  const { names } = await come('/m/game?category=RNG&token=x', { session: {} });
  expect(names()).toEqual([]);
  expect(currentAddress()).toEqual({ path: '/m/game', search: '?category=RNG' });
  expect(readWish()).toBeNull();
});

it.each([
  ['what is no address', 'javascript:alert(1)', []],
  ['a site that is not listed', 'https://evil.example', ['leaveForTarget']],
])('REDIR-02 a member who would be led to %s stays, and is told', async (_, wish, calls) => {
  const { names, said } = await come(wish, {
    session: {},
    replies: { leaveForTarget: { refusal: 'redirect_refused' } },
  });
  expect(said()).toEqual([expect.stringContaining(refused)]);
  expect(names()).toEqual(calls);
  expect([readWish(), opened.mock.calls, currentAddress().path]).toEqual([null, [], '/m/home']);
});

it.each<[string, TestOptions['replies']]>([
  ['that is not listed', { describeTarget: { answer: { ...described, isListed: false } } }],
  ['that no browser reads', { describeTarget: { refusal: 'redirect_refused' } }],
])(
  'REDIR-02 a guest who would be led to a site %s is told before the login',
  async (_, answers) => {
    const { said } = await come('https://evil.example', { replies: { ...answers } });
    expect(said()).toEqual([expect.stringContaining(refused)]);
    expect([readWish(), currentAddress().path]).toEqual([null, '/m/home']);
  },
);

it('REDIR-01, NET-08 after the end of the session one goes with the next login', async () => {
  const { foundation, leadOn } = await come(partner, {
    session: {},
    replies: { leaveForTarget: { refusal: 'customer.not.login' } },
  });
  expect([foundation.session.get(), readWish()]).toEqual([null, partner]);
  await act(leadOn);
  expect(opened).not.toHaveBeenCalled();
});

it('REDIR-01 a logout ends the wish, also one while the token is made', async () => {
  const late = Promise.withResolvers<undefined>();
  const { foundation, leadOn } = await come(partner, {
    session: { updatePassword: true },
    replies: {
      leaveForTarget: async () => {
        await late.promise;
        return { answer: { address } };
      },
    },
  });
  foundation.session.start({ ...signedIn, updatePassword: false });
  const led = leadOn();
  foundation.session.end();
  late.resolve(undefined);
  await act(() => led);
  expect(opened).not.toHaveBeenCalled();
  expect(tabStorage.read('redirectUrl')).toBeNull();
});

it('REDIR-01, NET-10 a failure is told, and nobody is led on later by surprise', async () => {
  const { said } = await come(partner, {
    session: {},
    replies: { leaveForTarget: { refusal: 'service_unavailable' } },
  });
  await waitFor(() => expect(said()).toHaveLength(1));
  expect(readWish()).toBeNull();
});
