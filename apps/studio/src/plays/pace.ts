// The pace of play that an operator's rules set: how soon after a start the same player may start again, in any window and at any title that keeps a pace.
import type { GameEngine } from '@parlour/contract/launch/game-engines';
import type { PoolClient } from 'pg';
import type { EngineDeps } from '../engine.ts';
import { findTitle } from '../games/titles.ts';
import { refuseCall } from './call-refusal.ts';
import { claimStart, findNextStart, lockPlayer, type Play, type SetPace } from './store.ts';

/**
 * From start to start, in milliseconds, by the engine of the round that was started. Null for what keeps no pace: a flight starts for all at
 * once by a clock of its own, and a ticket is shown by the hand that scratches it.
 */
const cycles: Record<SetPace, Record<GameEngine, number | null>> = {
  // Remote technical standard 14: 2.5 s for slots, 5 s for other casino games.
  uk: {
    reels: 2_500,
    lanterns: 5_000,
    mines: 5_000,
    lottery: 5_000,
    scratch: null,
    crash: null,
  },
};

type Paced = Pick<Play, 'playerId' | 'gameCode' | 'pace'>;

function cycleOf({ pace, gameCode }: Paced): number | null {
  const title = pace === null ? null : findTitle(gameCode);
  return pace === null || !title ? null : cycles[pace][title.engine];
}

/**
 * In the transaction that begins a round: refuses it while an earlier round of this player lasts, with the milliseconds that are left. The
 * time is read behind the player's lock, so that of two at once the second finds the first.
 */
export async function keepPace(
  { clock }: Pick<EngineDeps, 'clock'>,
  tx: PoolClient,
  play: Paced,
): Promise<void> {
  const cycleMs = cycleOf(play);
  if (cycleMs === null) return;
  await lockPlayer(tx, play);
  const now = clock();
  const until = new Date(now.getTime() + cycleMs);
  if (await claimStart(tx, play, { now, until })) return;
  throw refuseCall('early', msUntil(await findNextStart(tx, play), now));
}

/** What a page is told; null where nothing is paced. */
export type ShownPace = {
  /** Milliseconds until the next round may begin; 0 where it may begin now. */
  startsInMs: number;
};

export async function showPace(
  { pool, clock }: Pick<EngineDeps, 'pool' | 'clock'>,
  play: Paced,
): Promise<ShownPace | null> {
  if (cycleOf(play) === null) return null;
  return { startsInMs: msUntil(await findNextStart(pool, play), clock()) };
}

const msUntil = (at: Date | null, now: Date): number =>
  at === null ? 0 : Math.max(0, at.getTime() - now.getTime());
