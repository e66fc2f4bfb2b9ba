// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useCountry } from '#foundation/country/use-country.ts';
import { makeNumberRule } from '#foundation/country/number-rule.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { PhoneField } from './phone-field.tsx';

const country: NonNullable<Replies['country']> = {
  answer: {
    countries: [
      { countryCode: 'PH', countryDialingCode: '63' },
      { countryCode: 'VN', countryDialingCode: '84' },
    ],
    countryCode: 'PH',
    countryDialingCode: '63',
    currency: 'PHP',
    currencySymbol: '₱',
  },
};

function Form() {
  const [number, setNumber] = useState('');
  const { dialingCode } = useCountry();
  return (
    <form>
      <PhoneField name="mobile" value={number} onValue={setNumber} />
      <output>{`${dialingCode} ${number}`}</output>
    </form>
  );
}

async function openForm({ isAsked = true } = {}) {
  const { foundation } = await showInSite(<Form />, {
    info: { whitelabelVal: { UPDATEMOBILEICC3: isAsked } },
    replies: { country },
  });
  const form = screen.getByRole('status');
  await waitFor(() => expect(form.textContent).toBe('63 '));
  const field = screen.getByLabelText<HTMLInputElement>('Mobile number');
  await user.click(field);
  const rule = foundation.keep(makeNumberRule);
  await waitFor(() => expect(rule.get()).not.toBeNull());
  return {
    field,
    /** Types a number and leaves the field; resolves with the number that a form would send. */
    leaveWith: async (text: string) => {
      await user.clear(field);
      await user.type(field, text);
      fireEvent.blur(field);
      return form.textContent;
    },
  };
}

it('LOGIN-09 the number that a browser fills in, or that names its country once more, becomes the one of the country beside it', async () => {
  const { field, leaveWith } = await openForm();
  expect(field.autocomplete).toBe('tel');
  for (const text of ['+63 917 000 0001', '639170000001', '00639170000001']) {
    expect(await leaveWith(text)).toBe('63 9170000001');
  }
  expect(await leaveWith('0917 000 0001')).toBe('63 0917 000 0001');
});

it('LOGIN-09, LOGIN-10 a number of another country chooses that country', async () => {
  const { leaveWith } = await openForm();
  expect(await leaveWith('+84 84 123 4567')).toBe('84 841234567');
});

it('LOGIN-09 where no country is asked for a number of another one keeps its code', async () => {
  const { leaveWith } = await openForm({ isAsked: false });
  expect(await leaveWith('+84 84 123 4567')).toBe('63 +84 84 123 4567');
  expect(await leaveWith('+639170000001')).toBe('63 9170000001');
});

it('LOGIN-09 what is no number stays as it was typed', async () => {
  const { leaveWith } = await openForm();
  expect(await leaveWith('63917')).toBe('63 63917');
});
