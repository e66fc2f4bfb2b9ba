// What the page needs to begin with: what can be staked, what it pays, what was interrupted, what came before.
import { findFreePlays } from '../free-plays/store.ts';
import { CallRefusal } from '../plays/call-refusal.ts';
import { showPace, type ShownPace } from '../plays/pace.ts';
import type { Play } from '../plays/store.ts';
import { commitNext } from './commit-next.ts';
import type { EngineDeps } from '../engine.ts';
import { finishRound } from './play-round.ts';
import {
  showFree,
  showNext,
  showRound,
  type ShownFree,
  type ShownNext,
  type ShownRound,
} from './round.ts';
import { offerStake, stakesOf } from './stakes.ts';
import { findOpen, listSeen, listUnsettledOf } from './store.ts';
import { instantGameOf } from './title-games.ts';

export type Instant = {
  /** Empty where nothing can be staked in this currency. */
  stakes: string[];
  /** The one to begin with. */
  stake: string | null;
  currency: string;
  /** What the page says about chances, as the game describes it. */
  rules: object;
  /** What the next round is drawn from, given out before its stake. */
  next: ShownNext;
  /** Taken, and not shown to the player to its end. */
  open: ShownRound | null;
  /** The newest first. */
  last: ShownRound[];
  /** Plays that the operator gave; null where none is left. */
  free: ShownFree | null;
  /** Null where no rule sets one. */
  pace: ShownPace | null;
};

const lastRounds = 7;

export async function describeGame(deps: EngineDeps, play: Play): Promise<Instant> {
  const { pool } = deps;
  await finishLeftRounds(deps, play);
  const next = await commitNext(deps, play);
  const open = await findOpen(pool, play);
  const last = await listSeen(pool, play, lastRounds);
  const game = instantGameOf(play.gameCode);
  const stakes = stakesOf(play);
  const stake = offerStake(stakes, last[0]?.stake ?? null);
  return {
    stakes: stakes.map(String),
    stake: stake === null ? null : String(stake),
    currency: play.currency,
    rules: game.describe(),
    next: showNext(next),
    open: open && showRound(game, open, open.isPaid),
    last: last.map((round) => showRound(game, round, round.isPaid)),
    free: showFree(await findFreePlays(pool, play, deps.clock())),
    pace: await showPace(deps, play),
  };
}

/** G3: finishes rounds that were interrupted. One that is refused must not keep the page from being shown. */
async function finishLeftRounds(deps: EngineDeps, play: Play): Promise<void> {
  for (const round of await listUnsettledOf(deps.pool, play)) {
    await finishRound(deps, play, round).catch((error: unknown) => {
      if (!(error instanceof CallRefusal)) throw error;
    });
  }
}
