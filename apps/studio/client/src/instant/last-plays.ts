// The last plays, as multiples of their stakes. Only those that paid more than the stake are gold.
import { make } from '../page/element.ts';
import { grouped } from '../page/grouped.ts';
import type { Say } from '../page/texts.ts';
import { isWin } from './reading.ts';
import type { Round } from './state.ts';

/** Formats a multiplier such as `1.5`, left to right in every language. */
export const times = (value: string): HTMLElement =>
  make('span', { class: 'ltr' }, `×${grouped(value)}`);

type PlayResult = Pick<Round<unknown>, 'multiplier' | 'prize' | 'stake'>;
export type LastPlays = { element: HTMLElement; show: (rounds: readonly PlayResult[]) => void };

export function createLastPlays(say: Say): LastPlays {
  const row = make('div', { class: 'scroller num last-row' });
  const element = make(
    'div',
    { class: 'row pad last-plays' },
    make('span', { class: 'text-caption text-faint' }, say('studio.instant.last_plays')),
    row,
  );
  return {
    element,
    show: (rounds) => {
      element.hidden = rounds.length === 0;
      row.replaceChildren(
        ...rounds.map((round) =>
          make(
            'span',
            { class: isWin(round) ? 'pill pill--value' : 'pill' },
            BigInt(round.prize) > 0n ? times(round.multiplier) : say('studio.instant.no_prize'),
          ),
        ),
      );
    },
  };
}
