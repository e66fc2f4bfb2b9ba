// Sweeps of kills over every step of every game. The number of kills at each step is printed; a step with too few is a fault.
import type { Caller } from '../caller.ts';
import type { Product } from '../product.ts';
import { chanceFrom } from '../random.ts';
import { newBooks, type Books } from './books.ts';
import {
  drawMoments,
  killAtSteps,
  killByClock,
  type GameRound,
  type GameRun,
} from './game-round.ts';
import { openHolds } from './holds.ts';
import { momentOf, moments } from './moments.ts';
import { seatPlayers } from './seats.ts';
import { countLanded, listLacking, tableOf, type KillCounts } from './steps.ts';

/** Largest number of extra kills for the steps that the planned ones did not reach. */
const mostExtra = (sweeps: number): number => 4 + sweeps;

export type Outcome = { passed: number; failed: number };

export async function runSweeps(
  { product, call }: { product: Product; call: Caller },
  { sweeps, seed }: { sweeps: number; seed: number },
): Promise<Outcome> {
  const run: GameRun = {
    product,
    call,
    seats: await seatPlayers(product, call),
    books: newBooks(),
    holds: await openHolds(product),
  };
  const landed: KillCounts = new Map();
  const outcome: Outcome = { passed: 0, failed: 0 };
  let kills = 0;
  const kill = async (name: string, by: (seed: number) => Promise<GameRound>): Promise<void> => {
    const before = { ...run.books };
    const round = await by(seed + kills);
    countLanded(landed, round.reached);
    console.log(`seed ${seed + kills}: ${describe(round, name, run.books, before)}`);
    kills += 1;
    outcome[round.faults.length > 0 ? 'failed' : 'passed'] += 1;
  };
  for (let at = 0; at < sweeps; at += 1) {
    for (const moment of moments) {
      await kill(moment.name, (each) => killAtSteps(run, moment, chanceFrom(each)));
    }
    const byClock = drawMoments[at % drawMoments.length] ?? drawMoments[0];
    await kill(byClock.name, (each) => killByClock(run, byClock, chanceFrom(each)));
  }
  for (let left = mostExtra(sweeps); left > 0; left -= 1) {
    const lacking = listLacking(landed, sweeps);
    if (lacking.length === 0) break;
    const moment = momentOf(lacking);
    await kill(moment.name, (each) => killAtSteps(run, moment, chanceFrom(each)));
  }
  await run.holds.close();
  console.log(`kills that landed at each step, of ${kills}:\n${tableOf(landed)}`);
  const gaps = listLacking(landed, sweeps);
  for (const { engine, step } of gaps) console.log(`too few kills of ${engine} ${step}`);
  outcome[gaps.length > 0 ? 'failed' : 'passed'] += 1;
  return outcome;
}

function describe(
  { killed, back, reached, faults }: GameRound,
  name: string,
  ...[books, before]: [Books, Books]
): string {
  return (
    `${killed} killed ${name} (${reached.map(({ engine, step }) => `${engine} ${step}`).join(', ')}), ` +
    `back in ${back} ms; ${books.pressed - before.pressed} presses, ${books.unclear - before.unclear} without an ` +
    `answer; ${books.rounds.size} rounds, ${books.bets.size} stakes in flights and ${books.slips.size} slips so far` +
    faults.map((each) => `\n  ${each}`).join('')
  );
}
