// The head of the board: what six right numbers pay, and the clock.
import { make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import { jackpotTimes } from '../prizes.ts';
import type { Ring } from '../clock/ring.ts';

export const jackpotHead = ({ say, money }: Shell, price: string, ring: Ring): HTMLElement =>
  make(
    'section',
    { class: 'row pad jackpot' },
    make(
      'div',
      { class: 'grow' },
      make('p', { class: 'c1 mut' }, say('studio.lottery.jackpot')),
      make(
        'p',
        { class: 'hero num acc' },
        make('bdi', {}, money.short(BigInt(price) * jackpotTimes)),
      ),
      make('p', { class: 'c1 mut' }, say('studio.lottery.match_all')),
    ),
    make(
      'div',
      { class: 'ring-box' },
      ring.element,
      make('p', { class: 'c2 dim' }, say('studio.lottery.to_draw')),
    ),
  );
