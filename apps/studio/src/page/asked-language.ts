import { findLanguage, type Language } from '@parlour/contract/languages';

/** Returns the first language of the device that we have, for pages without a play. English if there is none. */
export function askedLanguage(header = ''): Language {
  const tags = header.split(',').map((each) => each.split(';')[0]?.trim() ?? '');
  return tags.map(findLanguage).find((each) => each !== null) ?? 'EN';
}
