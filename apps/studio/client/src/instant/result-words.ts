// The line at the foot of the scene with the prize of a round.
import { countUp } from '../page/effects/count-up.ts';
import { make } from '../page/element.ts';
import type { Shell } from '../page/shell.ts';
import { isWin } from './reading.ts';
import type { Round } from './state.ts';

const unit = 100_000n;
/** Formats the counting amount without a fraction if the prize has none, so that the fraction does not flicker. */
const writeLike = ({ money }: Shell, prize: bigint) =>
  prize % unit === 0n ? (amount: bigint) => money.short((amount / unit) * unit) : money.exact;

/** Content of the line. `text` is the reason of the prize; `isNew` makes the prize count up. */
type Words = { round: Round<unknown>; text: string; isNew: boolean };

export function resultWords(shell: Shell, { round, text, isNew }: Words): HTMLElement[] {
  const { money, say } = shell;
  const prize = BigInt(round.prize);
  const line = make('p', { class: 'text-small' }, text);
  if (prize === 0n) return [line];
  const isGlad = isWin(round);
  const amount = make('bdi', {}, money.short(prize));
  if (isNew && isGlad) countUp(amount, prize, writeLike(shell, prize));
  return [
    make('p', { class: `hero num${isGlad ? ' is-win' : ''}` }, amount),
    line,
    make(
      'p',
      { class: 'text-caption' },
      say(round.isPaid ? 'studio.game.paid' : 'studio.game.being_paid'),
    ),
  ];
}
