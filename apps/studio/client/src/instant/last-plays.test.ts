// @vitest-environment jsdom
import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { createSay } from '../page/texts.ts';
import { createLastPlays } from './last-plays.ts';

const { textsOf } = await loadGameTexts();

it('LAUNCH-04 a play without a prize is named among the last plays; gold is only what brought more than its stake', () => {
  const { element, show } = createLastPlays(createSay(textsOf('EN', 'lanterns'), 'en'));
  show([
    { multiplier: '0', prize: '0', stake: '100000' },
    { multiplier: '1.5', prize: '150000', stake: '100000' },
    { multiplier: '0.5', prize: '50000', stake: '100000' },
    { multiplier: '1', prize: '100000', stake: '100000' },
  ]);
  const [lost, won] = element.querySelectorAll('.pill');
  expect([lost?.textContent, won?.textContent]).toEqual(['No win', '×1.5']);
  const gold = [...element.querySelectorAll('.pill--value')].map((each) => each.textContent);
  expect(gold).toEqual(['×1.5']);
});
