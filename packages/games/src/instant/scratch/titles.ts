// The titles of the scratch engine. The weights of a cell's symbols add up to 1,000, including the empty cell.
import type { ScratchData, ScratchSymbol } from './scratch-game.ts';

const prize = (symbol: string, weight: number, hundredths: bigint): ScratchSymbol => ({
  symbol,
  weight,
  hundredths,
});
const empty = (weight: number): ScratchSymbol => prize('empty', weight, 0n);

/** High volatility: one ticket in five wins, and three dragons pay a thousand times the stake. */
export const goldLeaf: ScratchData = {
  declared: { returned: '91.9', returnedAtMost: null, deviation: '13.1' },
  symbols: [
    prize('dragon', 12, 100_000n),
    prize('phoenix', 20, 20_000n),
    prize('ingot', 34, 5_000n),
    prize('peony', 54, 1_500n),
    prize('crane', 75, 500n),
    prize('pine', 100, 200n),
    prize('cloud', 145, 100n),
    empty(560),
  ],
};

/** Low volatility: every second ticket pays something, often half the stake. */
export const koiPond: ScratchData = {
  declared: { returned: '93.5', returnedAtMost: null, deviation: '2.8' },
  symbols: [
    prize('golden-koi', 25, 5_000n),
    prize('koi', 45, 2_000n),
    prize('turtle', 65, 1_000n),
    prize('lotus', 90, 400n),
    prize('frog', 120, 200n),
    prize('dragonfly', 150, 100n),
    prize('reed', 185, 50n),
    empty(320),
  ],
};

/** Medium volatility: one ticket in four wins. */
export const luckyTickets: ScratchData = {
  declared: { returned: '92.7', returnedAtMost: null, deviation: '9.0' },
  symbols: [
    prize('star', 15, 50_000n),
    prize('crown', 28, 8_000n),
    prize('seven', 40, 2_500n),
    prize('bell', 60, 1_000n),
    prize('horseshoe', 85, 400n),
    prize('clover', 110, 200n),
    prize('cherry', 150, 100n),
    empty(512),
  ],
};
