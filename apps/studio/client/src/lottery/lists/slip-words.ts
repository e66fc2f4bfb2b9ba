import { make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import type { Slip } from '../state.ts';

/** Creates the state of a ticket at the end of its row. `right` is its number of right picks, null if they are not counted. */
export function slipWords({ say, money }: Shell, slip: Slip, right: number | null): HTMLElement {
  const { state, prize, isPaid } = slip;
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
    lost:
      right === null ? say('studio.lottery.no_win') : say('studio.lottery.hits', { count: right }),
    void: say('studio.lottery.void'),
    returned: say('studio.lottery.returned'),
  };
  return make('span', { class: 'text-caption text-muted slip-end' }, texts[state]);
}

/** Returns the number of picks that were drawn. */
export const rightOf = ({ picks }: Slip, drawn: readonly number[]): number =>
  picks.filter((pick) => drawn.includes(pick)).length;
