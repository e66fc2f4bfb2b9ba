// The line over the water: what a round has paid.
import { countUp } from '../page/effects/count-up.ts';
import { make } from '../page/element.ts';
import type { Shell } from '../page/shell.ts';
import { readRound } from './reading.ts';
import type { Round } from './state.ts';

export function sentence({ say }: Shell, round: Round): string {
  const { sign, alike } = readRound(round);
  if (sign === null) return say('studio.lanterns.lost');
  const values = { sign, times: round.multiplier };
  return alike === 3 ? say('studio.lanterns.three', values) : say('studio.lanterns.two', values);
}

const unit = 100_000n;
/** Whole on its way where it is whole at its end: a fraction that comes and goes would flicker. */
const writeLike = ({ money }: Shell, prize: bigint) =>
  prize % unit === 0n ? (amount: bigint) => money.short((amount / unit) * unit) : money.exact;

/** `isNew`: the prize counts up. */
export function resultWords(shell: Shell, round: Round, isNew: boolean): HTMLElement[] {
  const { money, say } = shell;
  const prize = BigInt(round.prize);
  const text = make('p', { class: 'text-small' }, sentence(shell, round));
  if (prize === 0n) return [text];
  const { isWin } = readRound(round);
  const amount = make('bdi', {}, money.short(prize));
  if (isNew && isWin) countUp(amount, prize, writeLike(shell, prize));
  return [
    make('p', { class: `hero num${isWin ? ' is-win' : ''}` }, amount),
    text,
    make(
      'p',
      { class: 'text-caption' },
      say(round.isPaid ? 'studio.game.paid' : 'studio.game.being_paid'),
    ),
  ];
}
