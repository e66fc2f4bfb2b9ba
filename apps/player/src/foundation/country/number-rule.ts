import { readPhoneNumber, type PhoneNumber } from '@parlour/contract/codes/phone-number';

/** By the server's own rule; null for what is no number. */
type ReadNumber = (typed: string, dialingCode: string) => PhoneNumber | null;

/** With the table of the world's numbers, which is fetched where somebody types one. */
export async function loadNumberRule(): Promise<ReadNumber> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  return (typed, dialingCode) => readPhoneNumber(typed, dialingCode, parsePhoneNumberFromString);
}

export type NumberRule = {
  load: () => void;
  /** Null until it is there. */
  get: () => ReadNumber | null;
};

export function makeNumberRule(): NumberRule {
  let rule: ReadNumber | null = null;
  return {
    // Without it the number goes as it was typed, and the server reads it.
    load: () =>
      void loadNumberRule().then(
        (loaded) => (rule = loaded),
        () => undefined,
      ),
    get: () => rule,
  };
}
