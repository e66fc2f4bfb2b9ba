// Texts that the merchant wrote, in the language of the call.
import type { Language } from '@parlour/contract/languages';
import type { Texts } from '@parlour/database/tables/lobby';

/** English stands in for what was not translated. */
export const textIn = (texts: Texts, language: Language): string => texts[language] ?? texts.EN;
