// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { createMoney } from '../../page/money/money.ts';
import { createSay } from '../../page/texts.ts';
import type { Game } from '../game.ts';
import type { Draw, Winners } from '../state.ts';
import { rulesFor } from '../testing/rules-for.ts';
import { winnersList } from './draw-parts.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'lottery'), 'en');
const rules = rulesFor('six-of-45');
const [kind] = rules.kinds;

function shown(winners: Winners[] | null) {
  const game = {
    shell: { say, money: createMoney('EUR') },
    rules,
    desk: { state: () => ({ unit: '100000' }) },
  } as unknown as Game;
  return winnersList(game, { winners } as Draw);
}
const rowsOf = (list: HTMLElement) =>
  [...list.querySelectorAll('li')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );

it('GAME-04 the winners have a heading, and a prize that nobody won has no row', () => {
  const name = kind?.name ?? '';
  const list = shown([
    { kind: name, outcome: '3', count: 1_942 },
    { kind: name, outcome: '5', count: 1 },
  ]);
  expect(list.querySelector('h2')?.textContent).toBe('Winners');
  const rows = rowsOf(list);
  expect(
    rows
      .map(([tier, count]) => [tier, count])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  ).toEqual([
    ['3 numbers', '1,942 tickets'],
    ['5 numbers', '1 ticket'],
  ]);
  for (const [, , prize] of rows) expect(prize).toMatch(/^€[\d,.]+$/);
});

it.each([[[]], [null]])('GAME-04 with winners %j it is said that no ticket won', (winners) => {
  const list = shown(winners);
  expect(rowsOf(list)).toEqual([]);
  expect(list.textContent).toBe('WinnersNo winning tickets in this draw.');
});
