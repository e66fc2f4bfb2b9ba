// What pays how much, and the plays before.
import { make } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import { signIcon } from './shapes.ts';
import { signs, type Lanterns, type Round, type Sign } from './state.ts';

const times = (value: string): HTMLElement => make('span', { class: 'ltr' }, `×${value}`);

export const threeSigns = (say: Say, sign: Sign): HTMLElement =>
  make(
    'span',
    { class: 'pay-signs' },
    signIcon(sign),
    signIcon(sign),
    signIcon(sign),
    make('span', { class: 'visually-hidden' }, `3 × ${say('studio.lanterns.sign', { sign })}`),
  );

export const payTable = (say: Say, { odds }: Lanterns): HTMLElement =>
  make(
    'section',
    { class: 'pad', 'aria-label': say('studio.game.prize') },
    make(
      'ul',
      { class: 'pays num' },
      ...signs.map((sign) =>
        make(
          'li',
          { class: 'card pay' },
          threeSigns(say, sign),
          make('b', { class: 'text-caption' }, times(odds.three[sign])),
        ),
      ),
    ),
    make(
      'p',
      { class: 'text-caption text-faint pay-note' },
      say('studio.lanterns.pair_pays', { times: `×${odds.two}`, share: `${odds.returned} %` }),
    ),
  );

/** A dash for the eye. */
const noPrize = (say: Say): HTMLElement =>
  make(
    'span',
    {},
    make('span', { 'aria-hidden': 'true' }, '–'),
    make('span', { class: 'visually-hidden' }, say('studio.lanterns.no_prize')),
  );

export type LastPlays = { element: HTMLElement; show: (rounds: readonly Round[]) => void };

export function createLastPlays(say: Say): LastPlays {
  const row = make('div', { class: 'scroller num last-row' });
  const element = make(
    'div',
    { class: 'row pad last-plays' },
    make('span', { class: 'text-caption text-faint' }, say('studio.lanterns.last_plays')),
    row,
  );
  return {
    element,
    show: (rounds) => {
      element.hidden = rounds.length === 0;
      row.replaceChildren(
        ...rounds.map(({ multiplier, prize }) =>
          make(
            'span',
            { class: BigInt(prize) > 0n ? 'pill pill--value' : 'pill' },
            BigInt(prize) > 0n ? times(multiplier) : noPrize(say),
          ),
        ),
      );
    },
  };
}
