// Texts for the outcome of a stake. Pure.
import type { Money } from '../page/money/money.ts';
import type { Say } from '../page/texts.ts';
import { writeStanding } from './phase.ts';
import { flightName, type Bet } from './state.ts';

type Voice = { say: Say; money: Money };
type DecidedBet = Pick<Bet, 'stake' | 'hundredths' | 'prize'>;

/** True if the prize is more than the stake. Only such an outcome is celebrated. */
export const isWin = ({ stake, prize }: Pick<Bet, 'stake' | 'prize'>): boolean =>
  prize !== null && BigInt(prize) > BigInt(stake);

/** Returns the text in the scene; null while the bet is undecided. */
export function outcomeWords({ say, money }: Voice, bet: DecidedBet): string | null {
  const { hundredths, prize } = bet;
  if (hundredths === null || prize === null) return null;
  const stake = money.short(BigInt(bet.stake));
  if (hundredths === '0') return say('studio.crash.lost', { stake });
  if (!isWin(bet)) return say('studio.crash.back', { stake });
  const amount = money.short(BigInt(prize));
  return say('studio.crash.won', { times: writeStanding(hundredths), amount });
}

/** Returns the text that is shown later, for a flight that the player did not watch to its end. */
export function leftWords({ say, money }: Voice, bet: DecidedBet & Pick<Bet, 'number'>): string {
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
