// A round as it is kept, and as the page is told of it.
import { commitmentOf } from '../fair/seed.ts';
import type { FreePlays } from '../free-plays/store.ts';
import type { Sign } from './faces.ts';
import { writeMultiplier } from './pay-table.ts';

/** Committed to, and not played yet. `place`: which round it is of this player at this title. */
export type NextRound = { id: string; place: string; seed: Buffer };

/** What is fixed when it is played. Amounts in 1/100000. */
export type Played = {
  key: string;
  stake: bigint;
  signs: readonly Sign[];
  tenths: bigint;
  prize: bigint;
  stakeId: string;
  prizeId: string;
};
export type LanternRound = NextRound & Played;

export type ShownNext = { id: string; number: string; commitment: string };
export type ShownRound = ShownNext & {
  key: string;
  stake: string;
  signs: readonly Sign[];
  /** '1.5' */
  multiplier: string;
  prize: string;
  /** The wallet has taken the prize, or that there is none. */
  isPaid: boolean;
  seed: string;
};

/** Plays that the operator gave: how many are left, of which stake. */
export type ShownFree = { stake: string; left: number };
export const showFree = (free: FreePlays | null): ShownFree | null =>
  free && { stake: String(free.stake), left: free.left };

export const showNext = ({ id, place, seed }: NextRound): ShownNext => ({
  id,
  number: place,
  commitment: commitmentOf(seed),
});

/** Only of a round whose stake was taken: this tells its seed. */
export const showRound = (round: LanternRound, isPaid: boolean): ShownRound => ({
  ...showNext(round),
  key: round.key,
  stake: String(round.stake),
  signs: round.signs,
  multiplier: writeMultiplier(round.tenths),
  prize: String(round.prize),
  isPaid,
  seed: round.seed.toString('hex'),
});
