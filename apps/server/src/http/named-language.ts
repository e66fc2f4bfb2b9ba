import { findLanguage, type Language } from '@parlour/contract/languages';
import type { Call } from './call.ts';

/** The language named in the query if the merchant has it, else that of the call. */
export function languageOf(call: Pick<Call, 'merchant' | 'language'>, named?: string): Language {
  const asked = named === undefined ? null : findLanguage(named);
  return asked !== null && call.merchant.setting('languages').includes(asked)
    ? asked
    : call.language;
}
