// Texts that the merchant wrote, in the language of the call.
import { findLanguage, type Language } from '@parlour/contract/languages';
import type { Texts } from '@parlour/database/tables/lobby';
import type { Call } from '#http/call';

/** English stands in for what was not translated. */
export const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.EN;

/** The language that the query names where the merchant has it, else that of the call. */
export function languageOf(call: Pick<Call, 'merchant' | 'language'>, named?: string): Language {
  const asked = named === undefined ? null : findLanguage(named);
  return asked !== null && call.merchant.setting('languages').includes(asked)
    ? asked
    : call.language;
}
