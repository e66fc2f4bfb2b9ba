// The kind of a setting whose texts an operator writes in several languages, as JSON.
import { z } from 'zod';
import { languageCodes, type Language } from '../languages.ts';
import type { Kind } from '../setting.ts';

export type WordsByLanguage<T> = Partial<Record<Language, T>>;

const readJson = (text: string): unknown => {
  if (text === 'none') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Makes a kind of texts by language; `words` is the schema of those in one language, `most` the length of all as JSON. */
export const wordsByLanguageKind = <T>(
  expects: string,
  words: z.ZodType<T, T>,
  most: number,
): Kind<WordsByLanguage<T>> => ({
  expects,
  codec: z.codec(z.string().max(most), z.partialRecord(z.enum(languageCodes), words), {
    decode: (text) => readJson(text) as WordsByLanguage<T>,
    encode: (all) => (Object.keys(all).length === 0 ? 'none' : JSON.stringify(all)),
  }),
});
