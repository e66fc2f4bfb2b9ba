// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { make, type Child } from '../page/element.ts';
import { createMoney } from '../page/money/money.ts';
import type { Shell } from '../page/shell.ts';
import { createSay } from '../page/texts.ts';
import { openRulesSheet } from './rules-sheet.ts';
import type { Crash } from './state.ts';

const { textsOf } = await loadGameTexts();

/** Opens the rules for a stake; null where the currency has none. */
function shown(stake: string | null) {
  const sheet = make('section');
  const shell = {
    say: createSay(textsOf('EN', 'crash'), 'en'),
    money: createMoney('PHP'),
    title: { code: 'paper-kite', name: 'Paper Kite', cover: null, hue: null },
    openSheet: (_title: string, ...children: Child[]) => {
      sheet.append(...children.filter((each) => each !== null && each !== false));
      return { leave: () => undefined, closed: Promise.resolve() };
    },
  } as unknown as Shell;
  const game = {
    stakes: stake === null ? [] : [stake],
    targets: stake === null ? [] : ['100000'],
    rules: { returned: '97.0', mostTimes: '1000', volatility: { least: 4, most: 4 } },
  } as unknown as Crash;
  openRulesSheet(shell, game, stake);
  return {
    headings: [...sheet.querySelectorAll('h3')].map(({ textContent }) => textContent),
    rows: sheet.querySelectorAll('table tbody tr').length,
  };
}

it('GAME-09 the rules of a flight have the prizes for the stake', () => {
  const { headings, rows } = shown('2000000');
  expect(headings).toEqual(['How to play', 'Prizes for a ₱20 bet', 'Good to know']);
  expect(rows).toBe(5);
});

it('GAME-09 without a stake there are no prizes to list, and no heading for them', () => {
  expect(shown(null)).toEqual({ headings: ['How to play', 'Good to know'], rows: 0 });
});
