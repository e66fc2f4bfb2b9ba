// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import type { NewPasswordProps } from '#foundation/password/new-password.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { currentState } from '#platform/address.ts';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import { RecoveryPage } from './recovery-page.tsx';

/** A stand-in for the field of another feature, which has its own tests. */
const PhoneField: ComponentType<PhoneFieldProps> = ({ name, value, onValue, error }) => (
  <label>
    Number
    <input name={name} value={value} onChange={(event) => onValue(event.target.value)} />
    {error}
  </label>
);
function Said({ problem }: Pick<NewPasswordProps, 'problem'>) {
  const t = useTranslate();
  return <output>{problem && `${problem.say(t)} ${JSON.stringify(problem.weak)}`}</output>;
}
const NewPasswordForm = ({ username, isHidden, problem, onSave }: NewPasswordProps) => (
  <section hidden={isHidden} aria-label="new password">
    <Said problem={problem} />
    <button type="button" onClick={() => onSave('seven grey herons')}>
      Save for {username}
    </button>
  </section>
);

const country = {
  answer: {
    countryCode: 'PH',
    countryDialingCode: '63',
    currency: 'PHP',
    currencySymbol: '₱',
    countries: [{ countryCode: 'PH', countryDialingCode: '63' }],
  },
};
const both = { sms: true, email: true };
const inAMinute = () => ({ answer: { expirationTime: Date.now() + 60_000 } });

const show = (options: TestOptions = {}, passwordReset = both) =>
  showInSite(<RecoveryPage phoneField={PhoneField} newPasswordForm={NewPasswordForm} />, {
    path: '/m/forgotPassword',
    info: { passwordReset },
    ...options,
    replies: {
      country,
      sendResetSms: inAMinute(),
      sendResetEmail: inAMinute(),
      ...options.replies,
    },
  });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const said = () => screen.getByRole('status', { hidden: true }).textContent;

async function ask() {
  await user.type(field('Username'), ' Mira ');
  await user.type(field('Number'), '917 555 0142');
  await press('Send code');
  await screen.findByLabelText('Verification code');
}
async function saveNew() {
  await ask();
  // The last digit leads on.
  await user.type(field('Verification code'), '660123');
  await press('Save for Mira');
}

it('REG-05 sends the name, the number and the device, and then the code with the new password', async () => {
  const { server } = await show({ replies: { resetPassword: { answer: null } } });
  await saveNew();
  await waitFor(() => expect(location.pathname).toBe('/m/login'));
  const loginDeviceId = deviceStorage.read('loginDeviceId');
  const owner = { username: 'Mira', mobileNum: '917 555 0142', countryDialingCode: '63' };
  const asked = server.calls.filter(({ name }) => name !== 'country');
  expect(asked.map(({ name, input }) => [name, input])).toEqual([
    ['sendResetSms', { ...owner, loginDeviceId }],
    [
      'resetPassword',
      { ...owner, loginDeviceId, verificationCode: '660123', newPassword: 'seven grey herons' },
    ],
  ]);
  expect(currentState()).toEqual({ name: 'Mira' });
  expect(location.search).toBe('');
  expect(tabStorage.keys('reset.')).toEqual([]);
});

it('REG-05, LOGIN-09 a press that comes before the country waits for it, and sends one code', async () => {
  const known = Promise.withResolvers<void>();
  const { server } = await show({ replies: { country: () => known.promise.then(() => country) } });
  await user.type(field('Username'), 'Mira');
  await user.type(field('Number'), '917 555 0142');
  await press('Send code');
  await press('Send code');
  expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-busy')).toBe('true');
  known.resolve();
  await screen.findByLabelText('Verification code');
  const sent = server.calls.filter(({ name }) => name === 'sendResetSms');
  expect(sent.map(({ input }) => input)).toMatchObject([
    { mobileNum: '917 555 0142', countryDialingCode: '63' },
  ]);
});

it('REG-05 a code by email does not wait for the country', async () => {
  await show(
    { replies: { country: () => new Promise<never>(() => {}) } },
    { sms: false, email: true },
  );
  await user.type(field('Username'), 'Mira');
  await user.type(field('Email'), 'mira@example.com');
  await press('Send code');
  expect(await screen.findByLabelText('Verification code')).toBeDefined();
});

it('REG-05 what the device remembered of an old login is gone with the old password', async () => {
  deviceStorage.write('remPass', JSON.stringify({ username: 'mira', merchantCode: 'lumen' }));
  await show({ replies: { resetPassword: { answer: null } } });
  await saveNew();
  await waitFor(() => expect(location.pathname).toBe('/m/login'));
  expect(deviceStorage.read('remPass')).toBeNull();
});

it.each([
  [{ sms: true, email: false }, 'Number', 'We’ll text a code to the number on your account.'],
  [{ sms: false, email: true }, 'Email', 'We’ll email a code to the address on your account.'],
])(
  'REG-05 where the merchant has one way, there is nothing to choose: %j',
  async (way, name, lead) => {
    await show({}, way);
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(field(name)).toBeDefined();
    expect(screen.getByText(lead)).toBeDefined();
  },
);

it('REG-05, TFA-05 once a code was sent, head and button speak of it, and the button is off until it is whole', async () => {
  await show();
  const lead = 'We’ll send a code to the number or email on your account.';
  expect(screen.getByText(lead)).toBeDefined();
  await ask();
  expect(screen.queryByText(lead)).toBeNull();
  expect(screen.getByText('Enter the code to set a new password.')).toBeDefined();
  expect(
    screen.getByText(/^We texted a code to .\+63 917 ••• 0142., if it’s on this account/),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Resend code in 1:00' })).toBeDefined();
  expect(document.activeElement).toBe(field('Verification code'));
  const goOn = screen.getByRole('button', { name: 'Continue' });
  expect(goOn.getAttribute('aria-disabled')).toBe('true');
  await user.click(goOn);
  expect(screen.getByText('Enter the six-digit code.')).toBeDefined();
  expect(screen.queryByText(/^We texted a code/)).toBeNull();
});

it('REG-05 an address is named by its first letter and its domain', async () => {
  await show({}, { sms: false, email: true });
  await user.type(field('Username'), 'Mira');
  await user.type(field('Email'), 'mira@example.com');
  await press('Send code');
  expect(await screen.findByText(/^We emailed a code to .m•••@example\.com./)).toBeDefined();
});

it('REG-05 another number wants another code, and the first one’s is not taken for it', async () => {
  await show();
  await ask();
  await user.type(field('Verification code'), '660');
  await user.type(field('Number'), '3');
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  expect(screen.getByRole('button', { name: 'Send code' })).toBeDefined();
});

it('REG-05, NET-17 a limit is said with its time, and a number that is none beside its field', async () => {
  const { server } = await show({
    replies: { sendResetSms: { refusal: 'TOO_MANY_REQUEST.code', value: { retryAfter: 42 } } },
  });
  await user.type(field('Username'), 'mira');
  await user.type(field('Number'), '12');
  await press('Send code');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Too many attempts/);
  server.replies = { country, sendResetSms: { refusal: 'mobile_invalid' } };
  await press('Send code');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await screen.findByText(/We can’t text this number/)).toBeDefined();
});

it('REG-05 an answer that is lost says that the password may be set already', async () => {
  await show({ replies: { resetPassword: { foreign: { status: 504, body: {} } } } });
  await saveNew();
  await waitFor(() => expect(said()).toContain('your password may have changed'));
  expect(location.pathname).toBe('/m/forgotPassword');
  expect(field('Verification code').value).toBe('660123');
});

it('REG-05 the browser’s way back leads from the new password to the code, as the arrow does, and loses nothing', async () => {
  await show({ replies: { resetPassword: { answer: null } } });
  await ask();
  await user.type(field('Verification code'), '660123');
  const newPassword = screen.getByRole('region', { name: 'new password' });
  history.back();
  await waitFor(() => expect(newPassword.hidden).toBe(true));
  expect(location.pathname).toBe('/m/forgotPassword');
  expect([field('Username').value, field('Verification code').value]).toEqual([' Mira ', '660123']);
  await press('Continue');
  expect(newPassword.hidden).toBe(false);
  await press('Back');
  expect(newPassword.hidden).toBe(true);
  await press('Continue');
  await press('Save for Mira');
  await waitFor(() => expect(location.pathname).toBe('/m/login'));
});

it('REG-05, A7 the reasons of a refusal are handed on as the server says them', async () => {
  await show({
    replies: { resetPassword: { refusal: 'password_weak', value: { reasons: ['common'] } } },
  });
  await saveNew();
  await waitFor(() => expect(said()).toContain('{"reasons":["common"]}'));
});
