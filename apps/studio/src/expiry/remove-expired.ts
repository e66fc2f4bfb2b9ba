// Removes expired data: launches that were never opened, plays without a stake, trials with everything played in them, and links to rounds.
// Plays with a stake from a wallet stay for ever.
import type { Pool } from 'pg';
import type { Engine } from '../engine.ts';
import { inTransaction } from '../in-transaction.ts';
import { lockOldPlays, markStaying, removePlays, removeRoundLinks } from './store.ts';

const hour = 3_600_000;
/** How long a play is stored. It lasts at most one day; for one more day its address shows that it is over, with a link back. */
const playKeptMs = 48 * hour;
/** How long a link is stored. It opens for the first hour only. */
const linkKeptMs = 2 * hour;
/** Plays for each transaction. The number is low because a trial may have hundreds of rounds. */
const playsAtOnce = 50;
const linksAtOnce = 500;

type Deps = { pool: Pool; clock: () => Date; engines: readonly Engine[] };

/** Several processes can run this at once and share the work. */
export async function removeExpired(deps: Deps, end: AbortSignal): Promise<void> {
  const now = deps.clock().getTime();
  const plays = () => removeSomePlays(deps, new Date(now - playKeptMs));
  const links = () => removeRoundLinks(deps.pool, new Date(now - linkKeptMs), linksAtOnce);
  while (!end.aborted && (await plays()) === playsAtOnce);
  while (!end.aborted && (await links()) === linksAtOnce);
}

/** Removes each old play or marks it as staying. Returns the number of plays. */
const removeSomePlays = ({ pool, engines }: Deps, before: Date): Promise<number> =>
  inTransaction(pool, async (tx) => {
    const old = await lockOldPlays(tx, before, playsAtOnce);
    const staying = await markStaying(
      tx,
      old.map(({ id }) => id),
    );
    const over = old.filter(({ id }) => !staying.includes(id));
    const ids = over.map(({ id }) => id);
    for (const engine of engines) await engine.removePlays(tx, ids);
    await removePlays(tx, over);
    return old.length;
  });
