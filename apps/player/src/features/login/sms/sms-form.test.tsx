// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useImperativeHandle } from 'react';
import { expect, it, vi } from 'vitest';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { NumberField, philippines } from '#foundation/testing/number-entry.tsx';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { LoginPage } from '../login-page.tsx';
import { SmsForm } from './sms-form.tsx';
import type { SmsFormProps } from './use-sms-form.ts';
import { parts } from './testing/login-parts.tsx';

const signedIn = {
  answer: {
    token: 'fresh',
    firstTimeLogin: false,
    passwordExpired: false,
    userName: 'demo',
    id: '7',
  },
};
const sendSmsCode: NonNullable<Replies['sendSmsCode']> = {
  answer: { expirationTime: Date.now() + 120_000 },
};

async function openTab(replies: Replies = {}) {
  const shown = await showInSite(<LoginPage {...parts} />, {
    info: { sms: { enabled: true, firebase: false, apiKey: '' } },
    replies: { country: philippines, sendSmsCode, signIn: signedIn, ...replies },
  });
  await shown.foundation.language.need(['member']);
  await user.click(screen.getByRole('radio', { name: 'SMS code' }));
  await screen.findByLabelText('Number');
  const sent = (name: string) => shown.server.calls.filter((call) => call.name === name);
  await waitFor(() => expect(sent('country')).toHaveLength(1));
  return { ...shown, sent };
}
const submit = () => screen.getAllByRole('button', { name: 'Log in' }).at(-1) as HTMLElement;

it('LOGIN-09 without SMS there is no such tab', async () => {
  await showInSite(<LoginPage {...parts} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
it('LOGIN-09 nothing is sent while the number is empty', async () => {
  const { sent } = await openTab();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Enter your mobile number.')).toBeDefined();
  expect(sent('sendSmsCode')).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Number'));
});
it('LOGIN-09 a code is sent to the number with its dialling code, and counts down', async () => {
  const { sent } = await openTab();
  await user.type(screen.getByLabelText('Number'), '9175550142');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('2:00')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Resend in 2 minutes 0 seconds' })).toBeDefined();
  expect(sent('sendSmsCode')[0]?.input).toMatchObject({
    countryDialingCode: '63',
    mobileNum: '9175550142',
  });
});
it('LOGIN-09 the line below the cells has the whole number, as one piece from left to right, so that a mistake is seen', async () => {
  await openTab();
  await user.type(screen.getByLabelText('Number'), '917 555 0142');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('We texted a code to \u2066+63 917 555 0142\u2069')).toBeDefined();
});
it('LOGIN-09 a press that comes before the country waits for it, and sends one code', async () => {
  const known = Promise.withResolvers<void>();
  const { sent } = await openTab({ country: () => known.promise.then(() => philippines) });
  await user.type(screen.getByLabelText('Number'), '9175550142');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-busy')).toBe('true');
  known.resolve();
  expect(await screen.findByText('2:00')).toBeDefined();
  expect(sent('sendSmsCode').map(({ input }) => input)).toMatchObject([
    { countryDialingCode: '63', mobileNum: '9175550142' },
  ]);
});
it('LOGIN-09 without a country the number’s field asks for one, and nothing is sent', async () => {
  const { sent } = await openTab({
    country: { answer: { ...philippines.answer, countryCode: 'XX' } },
  });
  await user.type(screen.getByLabelText('Number'), '9175550142');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Choose a country code')).toBeDefined();
  expect(sent('sendSmsCode')).toEqual([]);
});
it('TFA-05, LOGIN-09 the seconds count on for the same number with its country’s code, and not for another', async () => {
  await openTab();
  await user.type(screen.getByLabelText('Number'), '+63 63 917 555 0143');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: /^Resend in/ });
  for (const typed of ['9175550143', '09175550143', '00639175550143']) {
    await user.clear(screen.getByLabelText('Number'));
    await user.type(screen.getByLabelText('Number'), typed);
    expect(screen.queryByRole('button', { name: /^Resend in/ }), typed).not.toBeNull();
  }
  await user.type(screen.getByLabelText('Number'), '9');
  expect(screen.queryByRole('button', { name: /^Resend in/ })).toBeNull();
});
it('LOGIN-01, LOGIN-09 number and code log in: the last digit sends them', async () => {
  const { sent } = await openTab();
  await user.type(screen.getByLabelText('Number'), '9175550142');
  await user.click(submit());
  expect(await screen.findByText('Enter the six-digit code.')).toBeDefined();
  await user.type(screen.getByLabelText('Verification code'), '482193');
  await waitFor(() => expect(location.pathname).toBe('/m/home'));
  expect(sent('signIn')[0]?.input).toMatchObject({
    username: '9175550142',
    password: '482193',
    type: 'sms',
    countryDialingCode: '63',
  });
});
it('LOGIN-06, LOGIN-09 a wrong code is said at the code, which is typed anew, and the number stays', async () => {
  await openTab({ signIn: { refusal: 'verification_code_err', message: 'Not right.' } });
  await user.type(screen.getByLabelText('Number'), '9175550142');
  await user.type(screen.getByLabelText('Verification code'), '482193');
  const code = screen.getByLabelText('Verification code');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByLabelText('Number')).toHaveProperty('value', '9175550142');
  expect(document.activeElement).toBe(code);
});
it('LOGIN-02, LOGIN-09 a code that is complete while a refusal still ends is sent after it', async () => {
  const { sent } = await openTab({
    signIn: { refusal: 'verification_code_err', message: 'Not right.' },
  });
  await user.type(screen.getByLabelText('Number'), '9175550142');
  const code = screen.getByLabelText('Verification code');
  await user.type(code, '111111');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  await user.paste('482193');
  await waitFor(() => expect(sent('signIn')).toHaveLength(2));
  expect(sent('signIn')[1]?.input).toMatchObject({ password: '482193' });
});
it('TFA-05, LOGIN-09 a reload keeps the number to which a code was sent, and its time', async () => {
  await openTab();
  await user.type(screen.getByLabelText('Number'), '9175550142');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: /^Resend in/ });
  cleanup();
  await openTab();
  expect(screen.getByLabelText('Number')).toHaveProperty('value', '9175550142');
  expect(await screen.findByRole('button', { name: /^Resend in/ })).toBeDefined();
});

it('CAP-02, CAP-06 where a code asks for a captcha none is sent without; what was solved stays until another one may be sent', async () => {
  const renewed = vi.fn<() => void>();
  let solved: { captcha: string } | null = null;
  const Captcha = ({ gate, ref }: CaptchaFieldProps) => {
    useImperativeHandle(ref, () => ({ check: () => solved, renew: renewed }));
    return <p>captcha of {gate}</p>;
  };
  const withCaptcha = {
    ...parts,
    loadSmsForm: async () => (props: SmsFormProps) => (
      <SmsForm {...props} phoneField={NumberField} captchaField={Captcha} />
    ),
  };
  const { server, foundation } = await showInSite(<LoginPage {...withCaptcha} />, {
    info: {
      sms: { enabled: true, firebase: false, apiKey: '' },
      whitelabelVal: { GEETESTVCODE3: true },
    },
    status: { gw: { GEETEST_ID: '', GEETEST_VERSION: 'v4', PROFILE_ICON_COUNT: 9 } },
    replies: { country: philippines, sendSmsCode },
  });
  await foundation.language.need(['member']);
  await user.click(screen.getByRole('radio', { name: 'SMS code' }));
  await screen.findByText('captcha of sms');
  const sent = () => server.calls.filter(({ name }) => name === 'sendSmsCode');
  await user.type(screen.getByLabelText('Number'), '9175550142');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(sent()).toEqual([]);
  solved = { captcha: 'solved' };
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({ mobileNum: '9175550142', captcha: 'solved' });
  await screen.findByRole('button', { name: /^Resend in/ });
  expect(renewed).not.toHaveBeenCalled();
  // Another number needs a new captcha.
  await user.type(screen.getByLabelText('Number'), '3');
  await waitFor(() => expect(renewed).toHaveBeenCalledTimes(1));
});
