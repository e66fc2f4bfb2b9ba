// What a lottery's page is told of its rules, so that all it says about chances comes from where they are reckoned.
import { perCent } from '../fair/fraction.ts';
import { volatilityOf, type VolatilityRange } from '../fair/volatility.ts';
import { writeOneIn, writeTimes } from '../instant/written.ts';
import type { BetKind, BetWay, DrawGame, DrawLook, KindMathematics, Machine } from './draw-game.ts';
import { mathematicsOf } from './mathematics.ts';

export type DescribedOdds = {
  outcome: string;
  /** What it pays, in stakes: '500', '1.9'. */
  times: string;
  /** Once in so many slips that can have it: '1000', '153.8'. */
  oneIn: string;
};
export type DescribedKind = {
  name: string;
  way: BetWay;
  picks: number;
  /** Each that pays. */
  odds: readonly DescribedOdds[];
  /** The most that a slip can pay, in stakes. */
  most: string;
  /** Per cent that come back in the long run, by what is picked: '90.0'. */
  returned: { least: string; most: string };
};
export type DescribedSchedule =
  | { every: number }
  /** Days of the week, 0 is Sunday; null is each day. `zone` is where that is the time. */
  | { at: string; days: readonly number[] | null; zone: string };

export type DescribedDraws = {
  game: string;
  look: DrawLook;
  machine: Machine;
  kinds: readonly DescribedKind[];
  returned: { least: string; most: string };
  /** Standard deviation of a slip of the first kind, in stakes, with one place. */
  deviation: string;
  /** Of the kind that strays least, and of that which strays most. */
  volatility: VolatilityRange;
  /** Seconds. */
  closesBefore: number;
  mostDraws: number;
  schedule: DescribedSchedule;
};

/** `zone` is an IANA name; it is told of daily draws only. */
export function describeDrawGame(game: DrawGame, zone: string): DescribedDraws {
  const mathematics = mathematicsOf(game);
  const { name, look, machine, returned, closesBefore, mostDraws } = game;
  return {
    game: name,
    look,
    machine,
    kinds: game.kinds.map((kind) => describeKind(kind, mathematics)),
    returned,
    deviation: (mathematics[0]?.deviation ?? 0).toFixed(1),
    volatility: volatilityIn(game),
    closesBefore,
    mostDraws,
    schedule: describeSchedule(game, zone),
  };
}

export function volatilityIn(game: DrawGame): VolatilityRange {
  const deviations = mathematicsOf(game).map(({ deviation }) => deviation);
  return {
    least: volatilityOf(Math.min(...deviations)),
    most: volatilityOf(Math.max(...deviations)),
  };
}

function describeKind(kind: BetKind, all: readonly KindMathematics[]): DescribedKind {
  const { name, way, picks, odds } = kind;
  const found = all.find((each) => each.kind === name);
  if (!found) throw new Error(`Nothing is reckoned for ${name}.`);
  return {
    name,
    way,
    picks,
    odds: Object.entries(odds).map(([outcome, pays]) => {
      const chance = found.chances[outcome];
      if (!chance) throw new Error(`${name} pays for ${outcome}, which never comes.`);
      return { outcome, times: writeTimes(BigInt(pays)), oneIn: writeOneIn(chance) };
    }),
    most: writeTimes(found.mostHundredths),
    returned: { least: perCent(found.least), most: perCent(found.most) },
  };
}

/** Daily draws are those of `zone`, an IANA name. */
export function describeSchedule(
  { schedule }: Pick<DrawGame, 'schedule'>,
  zone: string,
): DescribedSchedule {
  if ('every' in schedule) return schedule;
  return { at: schedule.at, days: schedule.days ?? null, zone };
}
