// Shows the page in a test, with the test's own form.
import type { ReactNode } from 'react';
import { screen } from '@testing-library/react';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { philippines } from '#foundation/testing/number-entry.tsx';
import { measured } from '#foundation/testing/measured.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { RegisterPage } from '../register-page.tsx';
import { byName, type Settings } from './settings.ts';

/** A stand-in for the phone field, which is another feature and passed in by the page. */
const NumberField = ({ name, value, onValue, error, ref }: PhoneFieldProps) => (
  <div>
    <input
      ref={ref}
      name={name}
      aria-label="Number"
      value={value}
      onChange={(e) => onValue(e.target.value)}
    />
    <p>{error}</p>
  </div>
);

const registered = { answer: { token: 'fresh', id: '7', userName: 'tala.rivers' } };
export const replies: Replies = {
  country: philippines,
  checkUsername: { answer: null },
  ...measured,
  registerMember: registered,
  registerByMobile: registered,
};

/** The answer that a code was sent, which is valid for two minutes. */
export const sentCode = {
  answer: { expiredMinutes: 2, expirationTime: Date.now() + 120_000 },
};

type FormOptions = TestOptions & {
  settings?: Settings;
  captcha?: (props: CaptchaFieldProps) => ReactNode;
};
export async function show({ settings = byName, captcha, ...options }: FormOptions = {}) {
  const page = (
    <RegisterPage art={null} tools={null} phoneField={NumberField} captchaField={captcha} />
  );
  const shown = await showInSite(page, {
    path: '/m/register',
    painted: { registration: settings },
    ...options,
    replies: { ...replies, ...options.replies },
  });
  const sent = (name: string) => shown.server.calls.filter((call) => call.name === name);
  return { ...shown, sent };
}
export const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
export const submit = () => screen.getByRole('button', { name: 'Create account' });
export const good = 'seven-green-Kettles';
export async function fill(name = 'tala.rivers', password = good, again = password) {
  await user.type(box('Username'), name);
  await user.type(box('Password'), password);
  await user.type(box('Confirm password'), again);
}
export const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }));
export const sendCode = () => user.click(screen.getByRole('button', { name: 'Send code' }));
