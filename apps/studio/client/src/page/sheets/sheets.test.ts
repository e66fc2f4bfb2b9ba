// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { make, type Child } from '../element.ts';
import { createMoney } from '../money/money.ts';
import { createSay } from '../texts.ts';
import { openShortSheet } from './short-sheet.ts';
import { openVerifySheet } from './verify-sheet.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'lottery'), 'en');

/** Returns a function that opens sheets, and the element with their content. */
function opened() {
  const sheet = make('section');
  const openSheet = (_title: string, ...children: Child[]) => {
    sheet.append(...children.filter((each) => each !== null && each !== false));
    return { leave: () => undefined, closed: Promise.resolve() };
  };
  return { sheet, openSheet };
}

it('G2 the proof of a draw leads to the page that says how to check it, instead of naming a command', () => {
  const { sheet, openSheet } = opened();
  const how = '/lottery/draws?lang=en';
  openVerifySheet(
    { say, openSheet },
    {
      what: 'draw',
      commitment: 'ab12',
      seed: null,
      how: say('studio.lottery.how'),
      data: {},
      isDrawn: null,
      pages: { data: '/lottery/draws/20261122-1221.json', how },
    },
  );
  const link = [...sheet.querySelectorAll('a')].find((each) => each.getAttribute('href') === how);
  expect(link?.textContent).toBe('How to verify a draw');
  expect(sheet.textContent).not.toMatch(/npm |verify FILE|--/);
});

it.each([
  [1_500_000n, /^You need ₱5\.00 more for this\./],
  [null, /^Your balance is too low for this\./],
])('LAUNCH-02 with a balance of %s a sum of ₱20 says: %s', (balance, said) => {
  const { sheet, openSheet } = opened();
  openShortSheet({
    say,
    money: createMoney('PHP'),
    open: openSheet,
    balance,
    needed: 2_000_000n,
    lobby: null,
  });
  expect(sheet.querySelector('p')?.textContent).toMatch(said);
});
