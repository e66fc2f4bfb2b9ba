// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { SecondFactorSheet } from './second-factor-sheet.tsx';

/** A stand-in for the phone field, which is another feature and passed in by the page. */
const NumberField = ({ value, onValue, ref, trailing }: PhoneFieldProps) => (
  <>
    <input
      ref={ref}
      name="mobileNum"
      aria-label="Number"
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
    {trailing}
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
  verifySignIn: { refusal: 'verification_code_err' },
};
const first = {
  username: 'demo',
  password: 'demo-Pass1',
  type: 'username',
  loginDeviceId: '0b6dfe5c-7d0c-4a53-9c19-1d0d1d6b2f10',
} as const;

async function askForNumber() {
  const shown = await showInSite(
    <SecondFactorSheet
      isOpen
      first={first}
      asked={{ required: ['sms'], hasEmailCode: false }}
      onAnswer={() => undefined}
      onClose={() => undefined}
      phoneField={NumberField}
    />,
    { replies },
  );
  const number = await screen.findByLabelText<HTMLInputElement>('Number');
  const code = screen.getByLabelText<HTMLInputElement>('Verification code');
  const sent = () => shown.server.calls.filter(({ name }) => name === 'sendSmsCode');
  await expect.poll(() => shown.server.calls.map(({ name }) => name)).toContain('country');
  return { ...shown, number, code, sent };
}

it('TFA-05, TFA-06 a refused code clears the fields, and the countdown of the code that was sent goes on', async () => {
  const { number, code, sent } = await askForNumber();
  await user.type(number, '9175550142');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: 'Resend in 2 minutes 0 seconds' });
  await user.type(code, '482193');
  await screen.findByText(/^The number or the code isn’t right/);
  expect([number.value, code.value]).toEqual(['', '']);
  expect(screen.queryByRole('button', { name: /^Resend in/ })).not.toBeNull();
  await user.type(number, '9175550142');
  expect(screen.queryByRole('button', { name: /^Resend in/ })).not.toBeNull();
  expect(sent()).toHaveLength(1);
});

it('TFA-05 another number has had no code: one can be sent there at once', async () => {
  const { number, sent } = await askForNumber();
  await user.type(number, '9175550142');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: 'Resend in 2 minutes 0 seconds' });
  await user.clear(number);
  await user.type(number, '9175550143');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await expect.poll(() => sent().length).toBe(2);
});
