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
/** Opens the form and sends a code to a number. */
async function openCode(replies: Replies = {}, number = '9175550142') {
  const shown = await openTab(replies);
  await user.type(screen.getByLabelText('Number'), number);
  await user.click(send());
  await screen.findByLabelText('Verification code');
  return shown;
}
const send = () => screen.getByRole('button', { name: 'Send code' });
const again = () => screen.queryByRole('button', { name: /^Resend code/ });
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const submit = () => screen.getAllByRole('button', { name: 'Log in' }).at(-1) as HTMLElement;

it('LOGIN-09 without SMS there is no such tab', async () => {
  await showInSite(<LoginPage {...parts} />);
  expect(screen.queryByRole('radio')).toBeNull();
});
it('LOGIN-09 nothing is sent while the number is empty', async () => {
  const { sent } = await openTab();
  await user.click(send());
  expect(await screen.findByText('Enter your mobile number.')).toBeDefined();
  expect(sent('sendSmsCode')).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Number'));
});
it('LOGIN-09 the main button sends a code, whose cells come with the focus, and then it logs in', async () => {
  const { sent } = await openTab();
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  await user.type(screen.getByLabelText('Number'), '9175550142');
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(code()));
  expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  expect(sent('sendSmsCode')[0]?.input).toMatchObject({
    countryDialingCode: '63',
    mobileNum: '9175550142',
  });
});
it('TFA-05, LOGIN-09 the time to another code is said in words, as minutes and seconds', async () => {
  await openCode();
  expect(again()?.textContent).toBe('Resend code in 2:00');
  expect(again()?.getAttribute('aria-disabled')).toBe('true');
});
it('LOGIN-09 the line below the cells names the number with its middle masked, as one piece from left to right', async () => {
  await openCode({}, '917 555 0142');
  expect(screen.getByText('We texted a code to \u2066+63 917 ••• 0142\u2069.')).toBeDefined();
});
it('LOGIN-09 a press that comes before the country waits for it, and sends one code', async () => {
  const known = Promise.withResolvers<void>();
  const { sent } = await openTab({ country: () => known.promise.then(() => philippines) });
  await user.type(screen.getByLabelText('Number'), '9175550142');
  await user.click(send());
  await user.click(send());
  expect(send().getAttribute('aria-busy')).toBe('true');
  known.resolve();
  await waitFor(() => expect(again()?.textContent).toBe('Resend code in 2:00'));
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
  await openCode({}, '+63 63 917 555 0143');
  for (const typed of ['9175550143', '09175550143', '00639175550143']) {
    await user.clear(screen.getByLabelText('Number'));
    await user.type(screen.getByLabelText('Number'), typed);
    expect(again(), typed).not.toBeNull();
  }
  await user.type(screen.getByLabelText('Number'), '9');
  expect(again()).toBeNull();
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  expect(send()).toBeDefined();
});
it('LOGIN-01, LOGIN-09 number and code log in: the last digit sends them', async () => {
  const { sent } = await openCode();
  await user.click(submit());
  expect(await screen.findByText('Enter the six-digit code.')).toBeDefined();
  expect(document.activeElement).toBe(code());
  await user.type(code(), '482193');
  await waitFor(() => expect(location.pathname).toBe('/m/home'));
  expect(sent('signIn')[0]?.input).toMatchObject({
    username: '9175550142',
    password: '482193',
    type: 'sms',
    countryDialingCode: '63',
  });
});
it('LOGIN-06, LOGIN-09 a wrong code is said in the place of the line below it, and is typed anew; the number stays', async () => {
  await openCode({ signIn: { refusal: 'verification_code_err', message: 'Not right.' } });
  await user.type(code(), '482193');
  await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText(/^We texted a code/)).toBeNull();
  expect(screen.getByLabelText('Number')).toHaveProperty('value', '9175550142');
  expect(document.activeElement).toBe(code());
});
it('LOGIN-02, LOGIN-09 a code that is complete while a refusal still ends is sent after it', async () => {
  const { sent } = await openCode({
    signIn: { refusal: 'verification_code_err', message: 'Not right.' },
  });
  await user.type(code(), '111111');
  await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
  await user.paste('482193');
  await waitFor(() => expect(sent('signIn')).toHaveLength(2));
  expect(sent('signIn')[1]?.input).toMatchObject({ password: '482193' });
});
it('TFA-05, LOGIN-09 a reload keeps the number to which a code was sent, its time and its cells', async () => {
  await openCode();
  cleanup();
  await openTab();
  expect(screen.getByLabelText('Number')).toHaveProperty('value', '9175550142');
  await waitFor(() => expect(again()).not.toBeNull());
  expect(code()).toBeDefined();
  expect(screen.getByText(/^We texted a code to .*917 ••• 0142/)).toBeDefined();
});

/** Opens the form of a merchant who asks for a captcha before each code. */
async function openWithCaptcha(expirationTime: number) {
  const renewed = vi.fn<() => void>();
  const solve = vi.fn<() => { captcha: string } | null>(() => null);
  const Captcha = ({ gate, ref }: CaptchaFieldProps) => {
    useImperativeHandle(ref, () => ({ check: solve, renew: renewed }));
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
    replies: { country: philippines, sendSmsCode: { answer: { expirationTime } } },
  });
  await foundation.language.need(['member']);
  await user.click(screen.getByRole('radio', { name: 'SMS code' }));
  const field = await screen.findByText('captcha of sms');
  const isShown = () => field.closest('[hidden]') === null;
  const sent = () => server.calls.filter(({ name }) => name === 'sendSmsCode');
  await user.type(screen.getByLabelText('Number'), '9175550142');
  return { renewed, solve, isShown, sent };
}

it('CAP-02, CAP-06 where a code asks for a captcha none is sent without; it is gone once that was sent, and another number needs another', async () => {
  const { renewed, solve, isShown, sent } = await openWithCaptcha(Date.now() + 120_000);
  await user.click(send());
  expect(sent()).toEqual([]);
  expect(isShown()).toBe(true);
  solve.mockReturnValue({ captcha: 'solved' });
  await user.click(send());
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({ mobileNum: '9175550142', captcha: 'solved' });
  await waitFor(() => expect(again()).not.toBeNull());
  expect(isShown()).toBe(false);
  expect(renewed).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Number'), '3');
  await waitFor(() => expect(renewed).toHaveBeenCalledTimes(1));
  expect(isShown()).toBe(true);
});

it('CAP-02, TFA-05 another code needs another captcha: the press leads back to it, and then one is sent', async () => {
  const { solve, isShown, sent } = await openWithCaptcha(Date.now());
  solve.mockReturnValue({ captcha: 'solved' });
  await user.click(send());
  await waitFor(() => expect(again()?.textContent).toBe('Resend code'));
  expect(isShown()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Resend code' }));
  expect(isShown()).toBe(true);
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Number'));
  expect(sent()).toHaveLength(1);
  await user.click(send());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(await screen.findByLabelText('Verification code')).toBeDefined();
});
