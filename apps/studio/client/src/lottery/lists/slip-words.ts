import { make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import type { Slip } from '../state.ts';

/** How a ticket stands, at the end of its row. */
export function slipWords({ say, money }: Shell, slip: Slip): HTMLElement {
  const { state, prize, isPaid, matches } = slip;
  if (state === 'won') {
    const amount = make(
      'bdi',
      { class: 'text-subheading num text-accent' },
      money.exact(BigInt(prize ?? 0)),
    );
    if (isPaid) return amount;
    return make(
      'span',
      { class: 'slip-end' },
      amount,
      make('small', {}, say('studio.game.being_paid')),
    );
  }
  const texts = {
    pending: say('studio.lottery.pending'),
    bought: say('studio.lottery.in_draw'),
    failed: say('studio.lottery.not_bought'),
    lost: say('studio.lottery.hits', { count: matches ?? 0 }),
    void: say('studio.lottery.void'),
  };
  return make('span', { class: 'text-caption text-muted slip-end' }, texts[state]);
}
