// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changePassword } from '@parlour/contract/password/calls.schema';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { ChangePasswordPage } from './change-password-page.tsx';

const show = ({ session, ...options }: TestOptions = {}) =>
  showInSite(<ChangePasswordPage logOut={<button type="button">Out</button>} />, {
    path: '/m/changePsw',
    session: { id: '7', userName: 'annabel', ...session },
    ...options,
  });
const answered = { changePassword: { answer: { token: 'fresh' } } } as const;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const saidOf = (name: string) => {
  const id = field(name).getAttribute('aria-describedby');
  return document.querySelector(`[id="${id}"]`)?.textContent;
};
const save = () => screen.getByRole('button', { name: /^Save/ });
const rules = () => within(screen.getByRole('list', { name: /Password requirements/ }));
const stateOf = (rule: string) => rules().getByText(rule, { exact: false }).textContent;

async function fill(to: string, from = 'an-old-Word', again = to) {
  await user.type(field('Current password'), from);
  await user.type(field('New password'), to);
  if (again !== '') await user.type(field('Confirm new password'), again);
}
async function change(...typed: Parameters<typeof fill>) {
  await fill(...typed);
  await user.click(save());
}
const good = 'seven grey herons';

describe('the page', () => {
  it('LOGIN-04 a session that must change its password is told so, and may only change it or log out', async () => {
    await show({ session: { updatePassword: true } });
    expect(screen.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeDefined();
    expect(screen.getByText('Set a new password to continue.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Out' })).toBeDefined();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/m/changePsw']);
  });
  it('LOGIN-04 any other may go back, and is not offered to log out', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Change password' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/m/member/home');
    expect(screen.queryByRole('button', { name: 'Out' })).toBeNull();
  });
  it('LOGIN-12 fields say what they are for, and each password can be shown', async () => {
    await show();
    const kinds = ['Current password', 'New password', 'Confirm new password'].map((name) =>
      field(name).getAttribute('autocomplete'),
    );
    expect(kinds).toEqual(['current-password', 'new-password', 'new-password']);
    const keeper = document.querySelector('[autocomplete=username]');
    expect(keeper?.getAttribute('value')).toBe('annabel');
    const [first] = screen.getAllByRole('button', { name: 'Show password' });
    expect(screen.getAllByRole('button', { name: 'Show password' })).toHaveLength(3);
    if (first) await user.click(first);
    expect(field('Current password').type).toBe('text');
    expect(field('New password').type).toBe('password');
  });
});

describe('the rules', () => {
  it('A7 turn green while the password is typed', async () => {
    await show();
    expect(stateOf('8 characters')).toContain('Not met yet');
    await fill('seven g', undefined, '');
    expect(stateOf('8 characters')).toContain('Not met yet');
    await user.type(field('New password'), 'rey');
    for (const rule of ['8 characters', 'Not your username', 'Different from']) {
      expect(stateOf(rule)).toContain('· Met');
    }
    expect(stateOf('Not a common password')).toContain('checked when you save');
  });
  it.each(['annabel99', '2026Lumen!', 'LUMEN-2026'])(
    'A7 %s is a name, as the server judges',
    async (typed) => {
      const { server } = await show();
      await change(typed);
      expect(stateOf('Not your username')).toContain('Not met yet');
      expect(saidOf('New password')).toBe(
        'This is your username or the site’s name. Choose something else.',
      );
      expect(server.calls).toEqual([]);
    },
  );
  it('A7 of the first field that is wrong it is said what, it has the focus, and nothing is sent', async () => {
    const { server } = await show();
    await user.click(save());
    expect(saidOf('Current password')).toBe('Enter your current password.');
    await user.type(field('Current password'), 'an-old-Word');
    await user.click(save());
    expect(saidOf('New password')).toBe('Enter a new password.');
    await user.type(field('New password'), 'an-old-Word');
    await user.click(save());
    expect(saidOf('New password')).toBe('This is your current password. Choose a new one.');
    await user.clear(field('New password'));
    await user.type(field('New password'), good);
    await user.type(field('Confirm new password'), 'another');
    await user.click(save());
    expect(saidOf('Confirm new password')).toBe('The passwords don’t match.');
    expect(document.activeElement).toBe(field('Confirm new password'));
    expect(field('New password').value).toBe(good);
    expect(server.calls).toEqual([]);
  });
});

describe('a change that succeeds', () => {
  it('REG-04, A13 puts the new session in the place of the old one, says so, and goes back', async () => {
    const { server, foundation } = await show({ replies: answered });
    await change(good);
    await waitFor(() => expect(location.pathname).toBe('/m/member/home'));
    const sent = server.calls.at(-1);
    expect([changePassword.input.parse(sent?.input), sent?.token]).toEqual([
      { old: 'an-old-Word', new: good },
      'tok',
    ]);
    expect(foundation.session.get()).toMatchObject({
      token: 'fresh',
      id: '7',
      userName: 'annabel',
    });
    expect(foundation.toasts.get()?.say(foundation.language.get().t)).toBe('Password changed');
  });
  it('LOGIN-04 one that was forced makes the session whole, and goes on into the site', async () => {
    const { foundation } = await show({ replies: answered, session: { updatePassword: true } });
    await change(good);
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(foundation.session.get()?.updatePassword).toBe(false);
  });
  it('LOGIN-04, ROUTE-08 a game that waits behind it is opened', async () => {
    await show({ replies: answered, session: { updatePassword: true } });
    const wanted = '/m/launchGame?vendor=PARLOUR&code=LANTERNS';
    history.replaceState({ from: '/m/home', wanted }, '', '/m/changePsw');
    await change(good);
    await waitFor(() => expect(location.pathname + location.search).toBe(wanted));
  });
  it('REG-04 a second press while the first is on its way sends nothing', async () => {
    const held = Promise.withResolvers<(typeof answered)['changePassword']>();
    const { server } = await show({ replies: { changePassword: () => held.promise } });
    await change(good);
    await user.click(save());
    await act(async () => held.resolve(answered.changePassword));
    await waitFor(() => expect(location.pathname).toBe('/m/member/home'));
    expect(server.calls).toHaveLength(1);
  });
});

describe('a change that does not', () => {
  it('REG-04 a wrong old password is said beside it, and nothing typed is lost', async () => {
    const { foundation } = await show({
      replies: { changePassword: { refusal: 'password_wrong', message: 'Not right.' } },
    });
    await change(good);
    await waitFor(() =>
      expect(saidOf('Current password')).toBe('Your current password isn’t right.'),
    );
    expect(document.activeElement).toBe(field('Current password'));
    expect([field('New password').value, field('Confirm new password').value]).toEqual([
      good,
      good,
    ]);
    expect(foundation.notices.get()).toEqual([]);
  });
  it.each([
    [['common'], 'This password is too common. Choose another.'],
    [
      ['short', 'initial'],
      'Use at least 8 characters. This is the default password. Choose your own.',
    ],
    [['of a later day'], 'Choose a stronger password.'],
  ])('A7 the server’s reasons %j are said in words', async (reasons, said) => {
    const refused = { refusal: 'password_weak', message: 'Choose better.', value: { reasons } };
    await show({ replies: { changePassword: refused as never } });
    await change(good);
    await waitFor(() => expect(saidOf('New password')).toBe(said));
  });
  it('NET-17 a limit is said with the waiting time', async () => {
    const headers = { 'retry-after': '240' };
    const { foundation } = await show({
      replies: { changePassword: { refusal: 'TOO_MANY_REQUEST.login', headers } },
    });
    await change(good);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Try again in 4 minutes.',
    );
    expect(foundation.notices.get()).toEqual([]);
  });
  it('REG-04 without a line nothing is sent, and nothing is in doubt', async () => {
    const { server } = await show();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await change(good);
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    expect(server.calls).toEqual([]);
    vi.restoreAllMocks();
  });
  it('REG-04 where the answer is lost it is said what to do, and once more when the session has ended by it', async () => {
    const { fetch } = globalThis;
    let isLost = true;
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      isLost ? Promise.reject(new TypeError('lost')) : fetch(...asked),
    );
    const { foundation, server } = await show();
    await change(good);
    expect((await screen.findByRole('alert')).textContent).toContain('try the new password first');
    isLost = false;
    server.replies = { changePassword: { refusal: 'customer.not.login' } };
    await user.click(save());
    await waitFor(() => expect(foundation.notices.get()).toHaveLength(2));
    const { t } = foundation.language.get();
    expect(foundation.notices.get().map(({ say }) => say(t))).toContain(
      'Your password may have changed. Log in with the new one; if that doesn’t work, use the old one.',
    );
    expect(location.pathname).toBe('/m/login');
    vi.unstubAllGlobals();
  });
});
