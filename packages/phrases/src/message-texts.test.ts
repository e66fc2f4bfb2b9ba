import { expect, it } from 'vitest';
import { presentLanguages } from '../compiled/catalogs.ts';
import { loadMessageTexts } from './message-texts.ts';

const say = await loadMessageTexts();
const values = { site: 'Lumen', code: '012345', minutes: 2 };

it('LOGIN-09, LANG-04 a code is written in each language, with the site’s name and all of its digits', () => {
  const texts = presentLanguages.map((language) => say(language, 'messages.code', values));
  for (const text of texts) {
    expect(text).toContain('012345');
    expect(text).toContain('Lumen');
  }
  expect(new Set(texts).size).toBe(presentLanguages.length);
  expect(say('EN', 'messages.code', values)).toMatch(/^012345 is your Lumen code\./);
});
it('LANG-05 a language without texts is written to in English', () => {
  expect(say('KO', 'messages.code', values)).toBe(say('EN', 'messages.code', values));
});
