// What is over goes: launches that nobody opened, plays in which nothing was staked, trials with all that was played in them, links to rounds. What was played with a wallet stays for ever.
import type { Pool } from 'pg';
import type { Engine } from '../engine.ts';
import { inTransaction } from '../in-transaction.ts';
import { lockOldPlays, markStaying, removePlays, removeRoundLinks } from './store.ts';

const hour = 3_600_000;
/** A play lasts a day at most. For one more, its address says that it is over and shows the way back. */
const playKeptMs = 48 * hour;
/** Of which one hour it opens. */
const linkKeptMs = 2 * hour;
/** A trial may have hundreds of rounds. */
const playsAtOnce = 50;
const linksAtOnce = 500;

type Deps = { pool: Pool; clock: () => Date; engines: readonly Engine[] };

/** Several processes at once share the work. */
export async function removeExpired(deps: Deps, end: AbortSignal): Promise<void> {
  const now = deps.clock().getTime();
  const plays = () => removeSomePlays(deps, new Date(now - playKeptMs));
  const links = () => removeRoundLinks(deps.pool, new Date(now - linkKeptMs), linksAtOnce);
  while (!end.aborted && (await plays()) === playsAtOnce);
  while (!end.aborted && (await links()) === linksAtOnce);
}

/** How many were looked at: each is removed, or marked to stay. */
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
