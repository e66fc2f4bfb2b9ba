// The outcome of a round of mines as a sentence.
import { grouped } from '../page/grouped.ts';
import type { Say } from '../page/texts.ts';
import { foundIn, type MinesRound } from './reading.ts';

type RoundOutcome = Pick<MinesRound, 'taken' | 'drawn' | 'multiplier' | 'prize'>;

export function sentence(say: Say, art: string, round: RoundOutcome): string {
  if (BigInt(round.prize) === 0n) return say('studio.mines.lost', { art });
  const count = foundIn(round);
  if (count === 0) return say('studio.mines.none_opened');
  return say('studio.mines.won', { count, times: grouped(round.multiplier) });
}
