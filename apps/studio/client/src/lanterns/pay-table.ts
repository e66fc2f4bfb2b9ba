// What pays how much, and the plays before.
import { make } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import { signIcon } from './shapes.ts';
import { signs, type Lanterns, type Round } from './state.ts';

const times = (value: string): HTMLElement => make('span', { class: 'ltr' }, `×${value}`);

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
          make('span', { class: 'vh' }, `3 × ${say('studio.lanterns.sign', { sign })}`),
          make('span', { class: 'pay-signs' }, signIcon(sign), signIcon(sign), signIcon(sign)),
          make('b', { class: 'c1' }, times(odds.three[sign])),
        ),
      ),
    ),
    make(
      'p',
      { class: 'c1 dim pay-note' },
      say('studio.lanterns.pair_pays', { times: odds.two, share: `${odds.returned} %` }),
    ),
  );

export type LastPlays = { element: HTMLElement; show: (rounds: readonly Round[]) => void };

export function createLastPlays(say: Say): LastPlays {
  const row = make('div', { class: 'hs num last-row' });
  const element = make(
    'div',
    { class: 'row pad last-plays' },
    make('span', { class: 'c1 dim' }, say('studio.lanterns.last_plays')),
    row,
  );
  return {
    element,
    show: (rounds) => {
      element.hidden = rounds.length === 0;
      row.replaceChildren(
        ...rounds.map(({ multiplier, prize }) =>
          make('span', { class: BigInt(prize) > 0n ? 'pill pill--a' : 'pill' }, times(multiplier)),
        ),
      );
    },
  };
}
