// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { SecondFactorSheet } from './second-factor-sheet.tsx';

/** A stand-in for the phone field, which is another feature and passed in by the page. */
const NumberField = ({ value, onValue, error, ref }: PhoneFieldProps) => (
  <>
    <input
      ref={ref}
      name="mobileNum"
      aria-label="Number"
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
    <p>{error}</p>
  </>
);
const replies: Replies = {
  country: {
    answer: {
      countries: [{ countryCode: 'PH', countryDialingCode: '63' }],
      countryCode: 'PH',
      countryDialingCode: '63',
      currency: 'PHP',
      currencySymbol: '₱',
    },
  },
  sendSmsCode: { answer: { expirationTime: Date.now() + 120_000 } },
  sendEmailCode: { answer: { expirationTime: Date.now() + 120_000 } },
  verifySignIn: { refusal: 'verification_code_err' },
};
const first = {
  username: 'demo',
  password: 'demo-Pass1',
  type: 'username',
  loginDeviceId: '0b6dfe5c-7d0c-4a53-9c19-1d0d1d6b2f10',
} as const;

type SheetOptions = {
  required?: readonly SecondFactor[];
  hasEmailCode?: boolean;
  replies?: Replies;
};

async function open({ required = ['sms'], hasEmailCode = true, ...own }: SheetOptions = {}) {
  const shown = await showInSite(
    <SecondFactorSheet
      isOpen
      first={first}
      asked={{ required: [...required], hasEmailCode }}
      onAnswer={() => undefined}
      onClose={() => undefined}
      phoneField={NumberField}
    />,
    { replies: { ...replies, ...own.replies } },
  );
  await screen.findByRole('dialog');
  const sent = (name: string) => shown.server.calls.filter((call) => call.name === name);
  return { ...shown, sent };
}
const number = () => screen.getByLabelText<HTMLInputElement>('Number');
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const noteOf = (field: HTMLElement) =>
  document.querySelector(`[id="${field.getAttribute('aria-describedby')}"]`)?.textContent;

/** Opens the sheet for a number and sends a code to it. */
async function sendCode(options?: SheetOptions) {
  const shown = await open(options);
  await user.type(await screen.findByLabelText('Number'), '9175550142');
  await press('Send code');
  await screen.findByRole('button', { name: 'Resend code in 2:00' });
  return shown;
}

it('TFA-05, LOGIN-09 the main button sends a code, whose cells come with the focus, and then it confirms', async () => {
  await open();
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await press('Send code');
  expect(await screen.findByText('Enter your mobile number.')).toBeDefined();
  await user.type(number(), '9175550142');
  await press('Send code');
  await screen.findByText(/^We texted a code to .*917 ••• 0142/);
  expect(document.activeElement).toBe(code());
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  expect(confirm.getAttribute('aria-disabled')).toBe('true');
  await user.type(code(), '48219');
  await user.click(confirm);
  expect(noteOf(code())).toBe('Enter the six-digit code.');
});

it('TFA-05, TFA-06 a refused code clears the fields, and is said in the place of the line below the cells; the countdown goes on', async () => {
  const { sent } = await sendCode();
  await user.type(code(), '482193');
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toMatch(/^The number or the code isn’t right/);
  expect(noteOf(code())).toBe(problem.textContent);
  expect(screen.queryByText(/^We texted a code/)).toBeNull();
  expect([number().value, code().value]).toEqual(['', '']);
  expect(screen.queryByRole('button', { name: /^Resend code in/ })).not.toBeNull();
  await user.type(number(), '9175550142');
  expect(screen.queryByRole('button', { name: /^Resend code in/ })).not.toBeNull();
  expect(sent('sendSmsCode')).toHaveLength(1);
});

it('TFA-05 another number has had no code: one can be sent there at once', async () => {
  const { sent } = await sendCode();
  await user.clear(number());
  await user.type(number(), '9175550143');
  await press('Send code');
  await expect.poll(() => sent('sendSmsCode').length).toBe(2);
});

it('TFA-04, TFA-05 a code by e-mail: the hint of the address stands below it, and the cells come with the code', async () => {
  const { sent } = await open({ required: ['email'] });
  const address = screen.getByLabelText('Email address');
  expect(noteOf(address)).toBe('Enter the email on your account.');
  await press('Send code');
  expect(noteOf(address)).toBe('Enter your email address.');
  expect(sent('sendEmailCode')).toEqual([]);
  await user.type(address, 'anna@example.test');
  await press('Send code');
  await waitFor(() =>
    expect(noteOf(code())).toBe('We emailed a code to the address on your account.'),
  );
  expect(document.activeElement).toBe(code());
  expect(noteOf(address)).toBe('Enter the email on your account.');
});

it.each([
  ['email' as const, 'Email address', 'That isn’t this account’s email address.'],
  ['payeeName' as const, 'Payee name', 'That isn’t this account’s payee name.'],
])(
  'TFA-06 a refused %s is said below its field, in the place of the hint',
  async (factor, name, said) => {
    await open({ required: [factor], hasEmailCode: false });
    const field = screen.getByLabelText(name);
    await user.type(field, 'Somebody');
    await press('Confirm');
    await waitFor(() => expect(noteOf(field)).toBe(said));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  },
);

it('TFA-04, TFA-08 the app’s code is confirmed once it is whole; a recovery code may have any length', async () => {
  const { sent } = await open({ required: ['ga'] });
  const field = screen.getByLabelText('Code from your authenticator app');
  expect(screen.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await user.type(field, '12345');
  await press('Confirm');
  expect(noteOf(field)).toBe('Enter the six-digit code.');
  await press('Use a recovery code');
  await press('Confirm');
  expect(noteOf(screen.getByLabelText('Recovery code'))).toBe('Enter a recovery code.');
  expect(sent('verifySignIn')).toEqual([]);
});
