// One round: people play and buy, studio or server is killed at a step of a draw while instant rounds are under way, then the reckoning.
import type { Caller } from '../caller.ts';
import { isReady, pidOf, wait, type Part, type Product } from '../product.ts';
import type { Chance } from '../random.ts';
import type { Books } from './books.ts';
import { playLanterns } from './lantern-players.ts';
import { look } from './press.ts';
import { reckonGames } from './reckon-games.ts';
import { studioCaller, type Seats } from './seats.ts';
import { buySlips, watchDraws, type Lottery } from './slip-buyers.ts';

export type GameRun = { product: Product; call: Caller; seats: Seats; books: Books };
type GameRound = { killed: string; step: string; back: number | null; faults: string[] };

/** Milliseconds from which moment to which, around what happens then. */
const steps = [
  { step: 'on sale', from: 'closesAt', between: [-3_000, -500] },
  { step: 'when sales close', from: 'closesAt', between: [-150, 250] },
  { step: 'at the draw', from: 'drawsAt', between: [-50, 350] },
  { step: 'while slips are settled', from: 'drawsAt', between: [300, 1_500] },
] as const;
const victims: readonly [Part[], ...Part[][]] = [['studio'], ['server'], ['studio', 'server']];

const sleepUntil = (time: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));

export async function gameRound(run: GameRun, at: number, chance: Chance): Promise<GameRound> {
  const { product, books } = run;
  const step = steps[at % steps.length] ?? steps[0];
  const killed = chance.pick(victims);
  const issue = await findIssueOnSale(run);
  const faultsBefore = books.faults.length;
  const playing = startPlaying(run, chance);
  await sleepUntil(Date.parse(issue[step.from]) + chance.between(step.between[0], step.between[1]));
  for (const part of killed) process.kill(pidOf(product, part), 'SIGKILL');
  await wait(1_000, async () => !(await isBack(run)));
  const back = await wait(60_000, () => isBack(run));
  // Draws that fell due while a process was dead happen now, under load.
  await sleepUntil(Date.parse(issue.drawsAt) + 2_000);
  await playing.stop();
  const faults = await reckonGames(product, run.seats, books);
  const told = books.faults.slice(faultsBefore);
  if (back === null) told.push('did not come back');
  return { killed: killed.join(' and '), step: step.step, back, faults: [...told, ...faults] };
}

/** With time enough to sell in. */
async function findIssueOnSale({ seats }: GameRun): Promise<Lottery['current']> {
  const [seat] = seats.slips;
  for (;;) {
    const lottery = seat && (await look<Lottery>(seat, 'lottery'));
    if (lottery && Date.parse(lottery.current.closesAt) - Date.now() > 4_000)
      return lottery.current;
    await sleepUntil(Date.now() + 200);
  }
}

function startPlaying({ seats, books }: GameRun, chance: Chance) {
  const ending = new AbortController();
  const playing = { books, chance, signal: ending.signal };
  const running = Promise.all([
    ...seats.lanterns.map((seat) => playLanterns(seat, playing)),
    ...seats.slips.map((seat, at) => buySlips(seat, at, playing)),
    ...seats.slips.slice(0, 1).map((seat) => watchDraws(seat, playing)),
  ]);
  return {
    stop: async (): Promise<void> => {
      ending.abort();
      await running;
    },
  };
}

async function isBack({ product, call }: GameRun): Promise<boolean> {
  const lives = await studioCaller(product)('GET', '/livez').catch(() => null);
  return lives?.status === 200 && (await isReady(call));
}
