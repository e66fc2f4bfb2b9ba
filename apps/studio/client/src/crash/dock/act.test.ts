import { loadGameTexts } from '@parlour/phrases/game-texts';
import { expect, it } from 'vitest';
import { createMoney } from '../../page/money/money.ts';
import { createSay } from '../../page/texts.ts';
import type { Bet, Flight } from '../state.ts';
import { actOf, type ActContext } from './act.ts';

const { textsOf } = await loadGameTexts();
const voice = { say: createSay(textsOf('EN', 'crash'), 'en'), money: createMoney('PHP') };
const flight: Flight = {
  id: 'f',
  number: '13',
  commitment: '',
  closesAt: 7_000,
  startsAt: 8_000,
  end: null,
};
const end = { at: 20_000, hundredths: '205', seed: '', isVoid: false };
const bet: Bet = {
  id: 'b',
  flight: 'f',
  number: '13',
  stake: '2000000',
  target: '500',
  hundredths: null,
  prize: null,
  isPaid: false,
};
const seen: ActContext = { now: 1_000, flight, bet: null, stake: '2000000', standing: 100 };
const left = { ...bet, hundredths: '184', prize: '3680000' };

it.each<[string, Partial<ActContext>, string | null]>([
  ['Bet ₱20 on flight 13', {}, 'place'],
  ['You’re in with ₱20', { bet }, null],
  ['You’re in with ₱20', { bet, now: 7_500 }, null],
  ['Flight 13 is about to start', { now: 7_500 }, null],
  ['Cash out ₱36.80', { bet, now: 9_000, standing: 184 }, 'leave'],
  ['Cashing out at ×5', { bet, now: 9_000, standing: 500 }, null],
  ['Cashed out at ×1.84', { bet: left, now: 9_000, standing: 230 }, null],
  ['Next up: flight 14', { now: 9_000, standing: 184 }, null],
  ['Next flight in 4 s', { flight: { ...flight, end }, now: 20_000 }, null],
  ['Next flight in 1 s', { flight: { ...flight, end }, bet: left, now: 23_400 }, null],
  ['The next flight is on its way', { flight: { ...flight, end }, now: 23_500 }, null],
  ['Bets aren’t available in your currency', { stake: null }, null],
])('G3 the button says “%s” and does just that', (label, change, does) => {
  expect(actOf(voice, { ...seen, ...change })).toMatchObject({ label, does });
});

it('G3 what changes all the time is not what the ear hears', () => {
  const live = actOf(voice, { ...seen, bet, now: 9_000, standing: 184 });
  const later = actOf(voice, { ...seen, bet, now: 9_100, standing: 185 });
  expect(later.label).not.toBe(live.label);
  expect(later.name).toBe(live.name);
  expect(live.name).not.toBe(null);
});
