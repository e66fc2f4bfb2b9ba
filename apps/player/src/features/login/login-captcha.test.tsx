// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useImperativeHandle, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import type { SecondFactorProps } from '#foundation/api/second-factors.ts';
import { LoginPage } from './login-page.tsx';

const renewed = vi.fn<() => void>();
const loaded = vi.fn<() => void>();

/** A stand-in for the captcha field, which is another feature and passed in by the page. */
function Field({ gate, ref }: CaptchaFieldProps) {
  const [typed, setTyped] = useState('');
  useImperativeHandle(ref, () => ({
    check: () => (typed === '' ? null : { captcha: typed }),
    renew: () => {
      renewed();
      setTyped('');
    },
  }));
  return (
    <input aria-label={gate} value={typed} onChange={(event) => setTyped(event.target.value)} />
  );
}
const Sheet = ({ first, onClose }: SecondFactorProps) => (
  <button type="button" onClick={onClose}>
    {JSON.stringify(first)}
  </button>
);
const parts = {
  loadSmsForm: () => Promise.reject(new Error('nobody asks for it')),
  loadSecondFactor: async () => Sheet,
  loadCaptcha: async () => {
    loaded();
    return Field;
  },
};
const answer = {
  token: 'fresh',
  firstTimeLogin: false,
  passwordExpired: false,
  userName: 'demo',
  id: '7',
};
const asking: TestOptions = { info: { register: { captcha: { enabled: true } } } };

async function open(options: TestOptions) {
  const shown = await showInSite(<LoginPage {...parts} />, options);
  await user.type(screen.getByLabelText('Username'), 'demo');
  await user.type(screen.getByLabelText('Password'), 'demo-Pass1');
  const sent = () => shown.server.calls.map(({ input }) => input);
  return {
    ...shown,
    sent,
    submit: () => user.click(screen.getByRole('button', { name: 'Log in' })),
  };
}
beforeEach(() => {
  localStorage.clear();
  renewed.mockReset();
  loaded.mockReset();
});

it('CAP-02 where the merchant asks for none its code is not even fetched', async () => {
  const { submit, sent } = await open({ replies: { signIn: { answer } } });
  await submit();
  await waitFor(() => expect(location.pathname).toBe('/m/home'));
  expect(loaded).not.toHaveBeenCalled();
  expect(sent()[0]).not.toHaveProperty('captcha');
});

it.each([
  ['the picture', asking],
  ['the slide', { info: { whitelabelVal: { GEETEST3: true } } }],
  [
    'the slide in a test',
    { info: { whitelabelVal: { GEETEST3: true, GEETESTTEST3: true } }, status: { test: true } },
  ],
] as [string, TestOptions][])(
  'CAP-02, CAP-03 %s stands in the form, as its flags say',
  async (_what, options) => {
    await open(options);
    expect(await screen.findByLabelText('login')).toBeDefined();
  },
);

it('CAP-06 unsolved nothing is sent; solved it goes with the login', async () => {
  const { submit, sent } = await open({ ...asking, replies: { signIn: { answer } } });
  const field = await screen.findByLabelText('login');
  await submit();
  expect(sent()).toEqual([]);
  await user.type(field, '4927');
  await submit();
  await waitFor(() => expect(location.pathname).toBe('/m/home'));
  expect(sent()).toEqual([expect.objectContaining({ username: 'demo', captcha: '4927' })]);
});

it('CAP-03, LOGIN-06 a wrong one is said in the form, blames no field, and gives way to another', async () => {
  const { submit } = await open({
    ...asking,
    replies: {
      signIn: { refusal: 'captcha_err', message: 'Wrong digits.', value: { captcha: true } },
    },
  });
  await user.type(await screen.findByLabelText('login'), '1111');
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('Enter the digits in the picture.');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull();
  expect(renewed).toHaveBeenCalledTimes(1);
});

it('CAP-03, LOGIN-05 one that passed goes no further: the second step sends none, and closed there is another', async () => {
  const { submit } = await open({
    ...asking,
    replies: { signIn: { refusal: 'login_verify_required', value: { payeeName: true } } },
  });
  await user.type(await screen.findByLabelText('login'), '4927');
  await submit();
  const sheet = await screen.findByText(/loginDeviceId/);
  expect(sheet.textContent).not.toContain('4927');
  expect(renewed).toHaveBeenCalledTimes(1);
});

it('CAP-03 a server that asks for it in an error is given it with the next login', async () => {
  const { submit, server, sent } = await open({
    replies: { signIn: { refusal: 'captcha_err', value: { captcha: true } } },
  });
  await submit();
  await user.type(await screen.findByLabelText('login'), '4927');
  server.replies = { signIn: { answer } };
  await waitFor(async () => {
    await submit();
    expect(sent()).toHaveLength(2);
  });
  expect(sent()[1]).toMatchObject({ captcha: '4927' });
});
