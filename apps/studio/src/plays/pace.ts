// The pace of play set by an operator's rules: how soon the same player may start the next round, in any window and any paced title.
import type { GameEngine } from '@parlour/contract/launch/game-engines';
import type { PoolClient } from 'pg';
import type { EngineDeps } from '../engine.ts';
import { findTitle } from '../games/titles.ts';
import { refuseCall } from './call-refusal.ts';
import { findNextStart, lockPlayer, updateNextStart, type Play, type SetPace } from './store.ts';

/**
 * The least milliseconds from start to start, by the engine of the first round. Null for engines without a pace: a flight starts for all
 * players at once by its own clock, and a ticket is revealed by the player's own scratching.
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

export type PacedPlay = Pick<Play, 'playerId' | 'gameCode' | 'pace'>;

function cycleOf({ pace, gameCode }: PacedPlay): number | null {
  const title = pace === null ? null : findTitle(gameCode);
  return pace === null || !title ? null : cycles[pace][title.engine];
}

/**
 * Returns the earliest time of the next start if a round begins now; null without a pace. Refuses the round while an earlier one
 * of this player lasts; the refusal has the remaining milliseconds.
 */
export function decidePace(play: PacedPlay, nextStartAt: Date | null, now: Date): Date | null {
  const cycleMs = cycleOf(play);
  if (cycleMs === null) return null;
  const leftMs = msUntil(nextStartAt, now);
  if (leftMs > 0) throw refuseCall('early', leftMs);
  return new Date(now.getTime() + cycleMs);
}

/**
 * Keeps the pace in the transaction that begins a round. The time is read under the player's lock, so that the second of two
 * concurrent calls finds the first.
 */
export async function keepPace(
  { clock }: Pick<EngineDeps, 'clock'>,
  tx: PoolClient,
  play: PacedPlay,
): Promise<void> {
  if (cycleOf(play) === null) return;
  const player = await lockPlayer(tx, play);
  const nextStartAt = decidePace(play, player.nextStartAt, clock());
  if (nextStartAt) await updateNextStart(tx, play, nextStartAt);
}

/** The pace in the form that is sent to a page. */
export type ShownPace = {
  /** Milliseconds until the next round may begin; 0 if it may begin now. */
  startsInMs: number;
};

export async function showPace(
  { pool, clock }: Pick<EngineDeps, 'pool' | 'clock'>,
  play: PacedPlay,
): Promise<ShownPace | null> {
  if (cycleOf(play) === null) return null;
  return { startsInMs: msUntil(await findNextStart(pool, play), clock()) };
}

const msUntil = (at: Date | null, now: Date): number =>
  at === null ? 0 : Math.max(0, at.getTime() - now.getTime());
