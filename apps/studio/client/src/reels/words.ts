// The outcome of a round of reels as a sentence.
import type { Round } from '../instant/state.ts';
import type { DescribedReels } from '@parlour/games/instant/descriptions';
import { grouped } from '../page/grouped.ts';
import type { Say } from '../page/texts.ts';
import { readSpins, type ReelsDrawn } from './reading.ts';

type RoundOutcome = Pick<Round<ReelsDrawn>, 'drawn' | 'multiplier' | 'prize'>;

export function sentence(say: Say, rules: DescribedReels, round: RoundOutcome): string {
  const spins = round.drawn ? readSpins(rules, round.drawn) : [];
  if (BigInt(round.prize) === 0n) return say('studio.reels.lost');
  const free = spins.length - 1;
  if (free > 0)
    return say('studio.reels.won_free', { count: free, times: grouped(round.multiplier) });
  const count = spins[0]?.lines.length ?? 0;
  return say('studio.reels.won', { count, times: grouped(round.multiplier) });
}
