import { engineNames } from '@parlour/contract/launch/game-engines';
import { expect, it } from 'vitest';
import { presentLanguages } from '../compiled/catalogs.ts';
import { loadGameTexts } from './game-texts.ts';

const { textsOf, say } = await loadGameTexts();

it('LANG-04 a game’s page gets the texts of its own game in one language, and no others', () => {
  for (const engine of engineNames) {
    const english = Object.keys(textsOf('EN', engine));
    const shared = engine === 'lottery' ? 'game' : 'game|instant';
    const allowed = new RegExp(`^studio\\.(${shared}|${engine})\\.`);
    expect(english.filter((id) => !allowed.test(id))).toEqual([]);
    expect(english).toContain(`studio.${engine}.how`);
    for (const language of presentLanguages) {
      expect(Object.keys(textsOf(language, engine))).toEqual(english);
    }
  }
});
it('LANG-03 a page without a script speaks by the plural rules of its language', () => {
  expect(say('EN', 'studio.lottery.buy', { count: 3 })).toBe('Buy 3 tickets');
  expect(say('TH', 'studio.lottery.buy', { count: 1 })).toBe('ซื้อตั๋ว 1 ใบ');
});
it('LANG-05 a language without texts is answered in English', () => {
  expect(say('KO', 'studio.game.lobby')).toBe('Lobby');
});
