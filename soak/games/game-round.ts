// One kill round with games: people play and buy, studio and server are killed while rounds are held at their steps or at
// a time of a draw, then the results are checked.
import type { Caller } from '../caller.ts';
import { isReady, pidOf, wait, type ProductPart, type Product } from '../product.ts';
import type { Chance } from '../random.ts';
import type { Books } from './books.ts';
import { placeHolds } from './place-holds.ts';
import type { Hold, Holds } from './holds.ts';
import type { Moment } from './moments.ts';
import type { Lottery } from './players/slip-buyers.ts';
import { look } from './press.ts';
import { reckonGames } from './reckon/reckon-games.ts';
import { studioCaller, type Seats } from './seats.ts';
import { sleepUntil } from '../sleep-until.ts';

export type GameRun = { product: Product; call: Caller; seats: Seats; books: Books; holds: Holds };
/** Result of one kill round. `reached` lists the holds at which a statement waited when the studio was killed. */
export type GameRound = {
  killed: string;
  back: number | null;
  reached: Hold[];
  faults: string[];
};

/** Times of a draw at which a kill is tried. `between` is the range around `from`, in milliseconds. */
export const drawMoments = [
  { name: 'on sale', from: 'closesAt', between: [-3_000, -500] },
  { name: 'when sales close', from: 'closesAt', between: [-150, 250] },
  { name: 'about a draw', from: 'drawsAt', between: [-50, 350] },
  { name: 'after a draw', from: 'drawsAt', between: [300, 1_500] },
] as const;
export type DrawMoment = (typeof drawMoments)[number];

type PartChoices = readonly [ProductPart[], ...ProductPart[][]];
const victims: PartChoices = [['studio'], ['server'], ['studio', 'server']];
const withStudio: PartChoices = [['studio'], ['studio', 'server']];

/** Kills at a random moment around a step of a draw. */
export async function killByClock(
  run: GameRun,
  { from, between }: DrawMoment,
  chance: Chance,
): Promise<GameRound> {
  const issue = await findIssueOnSale(run);
  return killWhile(run, chance, async () => {
    await sleepUntil(Date.parse(issue[from]) + chance.between(between[0], between[1]));
    return { reached: [], killed: chance.pick(victims) };
  });
}

/** Kills while rounds wait at their steps. */
export const killAtSteps = (run: GameRun, moment: Moment, chance: Chance): Promise<GameRound> =>
  killWhile(run, chance, async () => ({
    reached: await placeHolds(run, moment, chance),
    killed: chance.pick(withStudio),
  }));

type Aim = () => Promise<{ reached: Hold[]; killed: ProductPart[] }>;

async function killWhile(run: GameRun, chance: Chance, aim: Aim): Promise<GameRound> {
  const { product, books } = run;
  const faultsBefore = books.faults.length;
  const playing = startPlaying(run, chance);
  const { reached, killed } = await aim();
  for (const part of killed) process.kill(pidOf(product, part), 'SIGKILL');
  await run.holds.end(chance);
  await wait(1_000, async () => !(await isBack(run)));
  const back = await wait(60_000, () => isBack(run));
  // The work that became due while a process was dead is now done, under load.
  await sleepUntil(Date.now() + 2_000);
  await playing.stop();
  const faults = await reckonGames(product, run.seats, books);
  const told = books.faults.slice(faultsBefore);
  if (back === null) told.push('did not come back');
  return { killed: killed.join(' and '), back, reached, faults: [...told, ...faults] };
}

/** Waits for an issue that is on sale for at least four more seconds. */
async function findIssueOnSale({ seats }: GameRun): Promise<Lottery['current']> {
  const seat = seats.all.find(({ sitting }) => sitting.title === 'minute-six');
  for (;;) {
    const lottery = seat && (await look<Lottery>(seat, 'lottery'));
    if (lottery && Date.parse(lottery.current.closesAt) - Date.now() > 4_000)
      return lottery.current;
    await sleepUntil(Date.now() + 200);
  }
}

function startPlaying({ product, seats, books }: GameRun, chance: Chance) {
  const ending = new AbortController();
  const playing = { product, books, chance, signal: ending.signal };
  const running = Promise.all(seats.all.map((seat) => seat.sitting.play(seat, playing)));
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
