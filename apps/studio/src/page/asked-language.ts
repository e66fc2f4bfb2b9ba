import { findLanguage, type Language } from '@parlour/contract/languages';

/** The first language of the device that we know, where no play says one. */
export function askedLanguage(header = ''): Language {
  const tags = header.split(',').map((each) => each.split(';')[0]?.trim() ?? '');
  return tags.map(findLanguage).find((each) => each !== null) ?? 'EN';
}
