import { readPhoneNumber, type PhoneNumber } from '@parlour/contract/codes/phone-number';

/** Reads a number by the server's own rule; null for text that is no number. */
type ReadNumber = (typed: string, dialingCode: string) => PhoneNumber | null;

/** Loads the rule with the table of all countries' numbers, which only pages with a number field need. */
export async function loadNumberRule(): Promise<ReadNumber> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  return (typed, dialingCode) => readPhoneNumber(typed, dialingCode, parsePhoneNumberFromString);
}

export type NumberRule = {
  load: () => void;
  /** The rule, or null until it is loaded. */
  get: () => ReadNumber | null;
};

export function makeNumberRule(): NumberRule {
  let rule: ReadNumber | null = null;
  return {
    // Without the rule the number is sent as typed, and the server reads it.
    load: () =>
      void loadNumberRule().then(
        (loaded) => (rule = loaded),
        () => undefined,
      ),
    get: () => rule,
  };
}
