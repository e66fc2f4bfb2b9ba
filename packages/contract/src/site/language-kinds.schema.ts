// Kinds of the settings for the languages of a site.
import { z } from 'zod';
import { languageCodes, writtenLanguages, type Language } from '../languages.ts';
import { oneOf, someOf } from '../setting-kinds.schema.ts';
import type { Kind } from '../setting.ts';

const written = `languages that have texts (${writtenLanguages.join(', ')})`;

export const writtenLanguage: Kind<Language> = {
  ...oneOf(writtenLanguages),
  expects: `one of the ${written}`,
};

/** A list of languages that have texts. An older stored list may contain others, which are dropped when it is read. */
export const writtenLanguageList: Kind<readonly Language[]> = {
  expects: `a comma-separated list of ${written}`,
  codec: someOf(languageCodes).codec.pipe(
    z.codec(z.array(z.enum(languageCodes)).readonly(), z.array(z.enum(writtenLanguages)).min(1), {
      decode: (codes) => codes.filter((each) => writtenLanguages.includes(each)),
      encode: (codes) => codes,
    }),
  ),
  accepts: (text) => someOf(writtenLanguages).codec.safeDecode(text).success,
};
