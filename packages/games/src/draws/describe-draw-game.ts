// The description of a lottery's rules for its page. All chances in it come from the game's mathematics.
import { perCent } from '../fair/fraction.ts';
import { volatilityOf, type VolatilityRange } from '../fair/volatility.ts';
import { writeOneIn, writeTimes } from '../instant/write-numbers.ts';
import type { BetKind, BetWay, DrawGame, DrawLook, KindMathematics, Machine } from './draw-game.ts';
import { mathematicsOf } from './mathematics.ts';

export type DescribedOdds = {
  outcome: string;
  /** The pay as a multiple of the stake: '500', '1.9'. */
  times: string;
  /** The chance as one in so many slips that can have this outcome: '1000', '153.8'. */
  oneIn: string;
};
export type DescribedKind = {
  name: string;
  way: BetWay;
  picks: number;
  /** Every outcome that pays. */
  odds: readonly DescribedOdds[];
  /** The highest pay of a slip as a multiple of the stake. */
  most: string;
  /** The long-run return in per cent, for the least and the most favourable picks: '90.0'. */
  returned: { least: string; most: string };
};
export type DescribedSchedule =
  | { every: number }
  /** `days` are days of the week, 0 is Sunday; null means every day. `at` is a time in `zone`. */
  | { at: string; days: readonly number[] | null; zone: string };

export type DescribedDraws = {
  game: string;
  look: DrawLook;
  machine: Machine;
  kinds: readonly DescribedKind[];
  returned: { least: string; most: string };
  /** Standard deviation of a slip of the first kind, in stakes, with one decimal place. */
  deviation: string;
  /** The volatility of the kinds with the lowest and the highest deviation. */
  volatility: VolatilityRange;
  /** Seconds before the draw at which sales end. */
  closesBefore: number;
  mostDraws: number;
  schedule: DescribedSchedule;
};

/** `zone` is an IANA name; only the schedule of daily draws contains it. */
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

/** `zone` is an IANA name; only the schedule of daily draws contains it. */
export function describeSchedule(
  { schedule }: Pick<DrawGame, 'schedule'>,
  zone: string,
): DescribedSchedule {
  if ('every' in schedule) return schedule;
  return { at: schedule.at, days: schedule.days ?? null, zone };
}
