import { expect, it } from 'vitest';
import { languageCodes } from '../languages.ts';
import { targetLanguage } from './target-language.ts';

it('REDIR-01 every kind of Chinese is told as CN, every other language by its own code', () => {
  const told = languageCodes.map((language) => [language, targetLanguage(language)]);
  const own = languageCodes.map((language) => [language, language === 'TW' ? 'CN' : language]);
  expect(told).toEqual(own);
});
