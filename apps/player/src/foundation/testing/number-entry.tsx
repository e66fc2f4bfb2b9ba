// Stand-ins for the field and the answer of a phone number in tests.
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import type { Replies } from './answering-server.ts';

/** Minimal field. The real one belongs to a feature, and pages supply it. */
export const NumberField = ({ value, onValue, error, ref }: PhoneFieldProps) => (
  <div>
    <input ref={ref} aria-label="Number" value={value} onChange={(e) => onValue(e.target.value)} />
    <p>{error}</p>
  </div>
);

/** The answer of a site that serves the Philippines alone. */
export const philippines = {
  answer: {
    countries: [{ countryCode: 'PH', countryDialingCode: '63' }],
    countryCode: 'PH',
    countryDialingCode: '63',
    currency: 'PHP',
    currencySymbol: '₱',
  },
} satisfies Replies['country'];
