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
      make('p', { class: 'text-caption text-muted' }, say('studio.lottery.jackpot')),
      make(
        'p',
        { class: 'hero num text-accent' },
        make('bdi', {}, money.short(BigInt(price) * jackpotTimes)),
      ),
      make('p', { class: 'text-caption text-muted' }, say('studio.lottery.match_all')),
    ),
    make(
      'div',
      { class: 'ring-box' },
      ring.element,
      make('p', { class: 'text-fine text-faint' }, say('studio.lottery.to_draw')),
    ),
  );
