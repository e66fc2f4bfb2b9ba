// Brings rounds to the steps at which a kill is to land: first those that go by a clock, then those that are reached at once.
import { wait } from '../product.ts';
import type { Chance } from '../random.ts';
import type { Hold, Holds } from './holds.ts';
import type { Moment } from './moments.ts';
import type { Seat } from './players/seat.ts';
import type { Seats } from './seats.ts';
import type { EngineStep } from './steps.ts';

/** Time limits: `first` until the first slow step is reached, the others from then on. A statement held for over ten seconds fails. */
const patienceMs = { first: 60_000, slow: 4_000, all: 8_000 };

/** Returns the holds that were reached. */
export async function placeHolds(
  { seats, holds }: { seats: Seats; holds: Holds },
  moment: Moment,
  chance: Chance,
): Promise<Hold[]> {
  const find = seatFinder(seats.all, chance);
  const slow = moment.slow.map(find);
  const count = async () => (await holds.reached()).length;
  await holds.put(slow);
  if (slow.length > 0) await wait(patienceMs.first, async () => (await count()) > 0);
  const began = performance.now();
  const left = (most: number): number => most - (performance.now() - began);
  await wait(left(patienceMs.slow), async () => (await count()) >= slow.length);
  const quick = moment.quick.map(find);
  await holds.put(quick);
  await wait(left(patienceMs.all), async () => (await count()) >= slow.length + quick.length);
  return holds.reached();
}

/** Returns a function that finds a seat for each step. A player is in one round at a time; lotteries use one title for each kill. */
function seatFinder(all: readonly Seat[], chance: Chance) {
  const titles = [...new Set(all.filter(isLottery).map(({ sitting }) => sitting.title))];
  const title = chance.pick(titles as [string, ...string[]]);
  const taken = new Map<string, number>();
  return ({ engine, step }: EngineStep): Hold => {
    const seats = all.filter(
      ({ sitting }) =>
        sitting.engine === engine && (engine !== 'lottery' || sitting.title === title),
    );
    const at = taken.get(engine) ?? 0;
    taken.set(engine, at + 1);
    const seat = seats[at];
    if (!seat) throw new Error(`too few play ${engine} to be held ${step}`);
    return { engine, step, place: step === 'drawn' ? title : seat.playId };
  };
}

const isLottery = ({ sitting }: Seat): boolean => sitting.engine === 'lottery';
