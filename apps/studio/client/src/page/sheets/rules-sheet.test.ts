// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { beforeAll, expect, it } from 'vitest';
import { make, type Child } from '../element.ts';
import { createMoney } from '../money/money.ts';
import { createSay } from '../texts.ts';
import { mark } from './marked-text.ts';
import { openRules, type GameRules } from './rules-sheet.ts';
import { openSheet } from './sheet.ts';

const { textsOf } = await loadGameTexts();
const say = createSay(textsOf('EN', 'lottery'), 'en');

beforeAll(() => {
  // jsdom lacks these methods.
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  Element.prototype.getAnimations ??= () => [];
});

function shown(changed: Partial<GameRules> = {}, currency = 'PHP') {
  const sheet = make('section');
  openRules(
    {
      say,
      money: createMoney(currency),
      title: { code: 'ten-boats', name: 'Ten Boats', cover: null, hue: null },
      openSheet: (_title: string, ...children: Child[]) => {
        sheet.append(...children.filter((each) => each !== null && each !== false));
        return { leave: () => undefined, closed: Promise.resolve() };
      },
    },
    {
      returned: { least: '90.0', most: '90.3' },
      volatility: { least: 4, most: 4 },
      top: '×650',
      steps: [say('studio.lottery.rules_size', { least: mark('₱10'), most: mark('₱500') })],
      prizes: { title: 'Prizes for a ₱10 bet', content: [] },
      notes: ['Nothing is lost.'],
      ...changed,
    },
  );
  const texts = (selector: string) =>
    [...sheet.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { sheet, texts };
}

it('GAME-09 rules are numbered steps and bullets, with the figures of the game in bold', () => {
  const { texts } = shown();
  expect(texts('.rule-facts dd')).toEqual(['90.3%', 'High', '×650']);
  expect(texts('h3')).toEqual(['How to play', 'Prizes for a ₱10 bet', 'Good to know']);
  expect(texts('.rule-steps > li')).toEqual(['Set your bet size, from ₱10 to ₱500.']);
  expect(texts('.rule-steps b')).toEqual(['₱10', '₱500']);
  expect(texts('.rule-notes > li')).toEqual([
    'RTP is what ₱100 in bets pays back on average over a very long time: ₱90 – ₱90.30.',
    'Nothing is lost.',
  ]);
});

it('GAME-09 the return is in the player’s currency', () => {
  const returned = { least: '96.2', most: '96.2' };
  const [note] = shown({ returned }, 'EUR').texts('.rule-notes > li');
  expect(note).toBe('RTP is what €100 in bets pays back on average over a very long time: €96.20.');
  expect(shown({ returned }).texts('dt')[0]).toBe('RTP');
});

it.each([
  [{ least: 1, most: 1 } as const, 'Very low', 'on off off off off'],
  [{ least: 4, most: 4 } as const, 'High', 'on on on on off'],
  [{ least: 2, most: 5 } as const, 'Low – Very high', 'on on within within within'],
])('GAME-09 the volatility %j is a word and five bars', (volatility, word, bars) => {
  const { sheet } = shown({ volatility });
  const [, fact] = sheet.querySelectorAll('.rule-facts dd');
  expect(fact?.querySelector('span')?.textContent).toBe(word);
  const drawn = [...(fact?.querySelectorAll('i') ?? [])].map(({ className }) =>
    className === '' ? 'off' : className.replace('is-', ''),
  );
  expect(drawn.join(' ')).toBe(bars);
});

it('GAME-09 the head of a sheet has title and close, and its shadow once the content is scrolled', () => {
  openSheet({ title: 'Rules and prizes', close: 'Close', children: [] });
  const sheet = document.querySelector('.sheet');
  const head = sheet?.querySelector('.sheet-head');
  expect(head?.querySelector('h2')?.textContent).toBe('Rules and prizes');
  expect(head?.querySelector('button')?.getAttribute('aria-label')).toBe('Close');
  const scrolledTo = (top: number) => {
    if (sheet) sheet.scrollTop = top;
    sheet?.dispatchEvent(new Event('scroll'));
    return sheet?.classList.contains('is-scrolled');
  };
  expect([scrolledTo(4), scrolledTo(60), scrolledTo(0)]).toEqual([false, true, false]);
  document.querySelector('dialog')?.remove();
  document.documentElement.classList.remove('is-locked');
});
