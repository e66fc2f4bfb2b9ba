// Initial data for the page: stakes, rules, an interrupted round, and earlier rounds.
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

export type InstantState = {
  /** Empty if nothing can be staked in this currency. */
  stakes: string[];
  /** The stake that is selected at first. */
  stake: string | null;
  currency: string;
  /** The game's description of its rules and chances. */
  rules: object;
  /** The commitment of the next round, published before its stake. */
  next: ShownNext;
  /** The oldest round with a taken stake that the player has not seen to its end. */
  open: ShownRound | null;
  /** The last rounds, the newest first. */
  last: ShownRound[];
  /** Free plays granted by the operator; null if none are left. */
  free: ShownFree | null;
  /** Null if no rule sets a pace. */
  pace: ShownPace | null;
};

const lastRounds = 7;

export async function describeGame(deps: EngineDeps, play: Play): Promise<InstantState> {
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

/** G3: finishes interrupted rounds. The page is shown even if one of them is refused. */
async function finishLeftRounds(deps: EngineDeps, play: Play): Promise<void> {
  for (const round of await listUnsettledOf(deps.pool, play)) {
    await finishRound(deps, play, round).catch((error: unknown) => {
      if (!(error instanceof CallRefusal)) throw error;
    });
  }
}
