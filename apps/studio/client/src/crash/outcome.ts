// What became of a stake, in words. Pure.
import type { Money } from '../page/money/money.ts';
import type { Say } from '../page/texts.ts';
import { writeStanding } from './phase.ts';
import { flightName, type Bet } from './state.ts';

type Voice = { say: Say; money: Money };
type Decided = Pick<Bet, 'stake' | 'hundredths' | 'prize'>;

/** More came back than was staked; only then there is anything to be glad of. */
export const isWin = ({ stake, prize }: Pick<Bet, 'stake' | 'prize'>): boolean =>
  prize !== null && BigInt(prize) > BigInt(stake);

/** In the scene, under its flight. Null while nothing is decided. */
export function outcomeWords({ say, money }: Voice, bet: Decided): string | null {
  const { hundredths, prize } = bet;
  if (hundredths === null || prize === null) return null;
  const stake = money.short(BigInt(bet.stake));
  if (hundredths === '0') return say('studio.crash.lost', { stake });
  if (!isWin(bet)) return say('studio.crash.back', { stake });
  const amount = money.short(BigInt(prize));
  return say('studio.crash.won', { times: writeStanding(hundredths), amount });
}

/** Told later, of a flight that the player did not see to its end. */
export function leftWords({ say, money }: Voice, bet: Decided & Pick<Bet, 'number'>): string {
  const number = flightName(bet.number);
  const stake = money.short(BigInt(bet.stake));
  const { hundredths, prize } = bet;
  if (hundredths === null || hundredths === '0') {
    return say('studio.crash.was_lost', { number, stake });
  }
  if (!isWin(bet)) return say('studio.crash.was_back', { number, stake });
  const amount = money.short(BigInt(prize ?? '0'));
  return say('studio.crash.was_won', { number, times: writeStanding(hundredths), amount });
}
