import { expect, it } from 'vitest';
import { languageCodes } from '../languages.ts';
import { targetLanguage } from './target-language.ts';

it('REDIR-01 every kind of Chinese is told as CN, every other language by its own code', () => {
  const told = languageCodes.map((language) => [language, targetLanguage(language)]);
  const others = languageCodes.filter((language) => language !== 'TW');
  expect(told).toEqual(
    languageCodes.map((language) => [language, others.includes(language) ? language : 'CN']),
  );
});
