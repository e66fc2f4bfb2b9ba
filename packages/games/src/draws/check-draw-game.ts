// Checks that a lottery's data are consistent and return what they declare. It runs for every game before play.
import { perCent } from '../fair/fraction.ts';
import { ways } from './bets/bets.ts';
import type { BetKind, DrawGame, KindMathematics, Schedule } from './draw-game.ts';
import { isLess, mathematicsOf } from './mathematics.ts';

/** The highest pay, in hundredths: 125,000 times the price. */
const mostOdds = 12_500_000;

/** Throws one sentence that names the game; if the return is wrong, it also names the kind and both numbers. */
export function checkDrawGame(game: DrawGame): void {
  const problem = problemOf(game) ?? returnProblem(game);
  if (problem !== null) throw new Error(`${game.name}: ${problem}`);
}

function problemOf({ kinds, machine, ...game }: DrawGame): string | null {
  const names = kinds.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) return `${twice} stands twice.`;
  const misfit = kinds.find((kind) => !ways[kind.way].fits(kind, machine));
  if (misfit) return `${misfit.name} does not fit the machine.`;
  const priceless = kinds.find((kind) => !hasSoundOdds(kind));
  if (priceless) return `${priceless.name} pays what is no whole number from 1 to ${mostOdds}.`;
  if (!isSchedule(game.schedule)) return 'its schedule is none.';
  if (!isOnSale(game)) return 'it is never on sale.';
  return null;
}

function hasSoundOdds({ odds }: BetKind): boolean {
  const all = Object.values(odds);
  return (
    all.length > 0 && all.every((each) => Number.isInteger(each) && each > 0 && each <= mostOdds)
  );
}

const isSchedule = (schedule: Schedule): boolean =>
  'every' in schedule
    ? Number.isInteger(schedule.every) && schedule.every > 0
    : /^([01]\d|2[0-3]):[0-5]\d$/.test(schedule.at);

function isOnSale({
  schedule,
  closesBefore,
  mostDraws,
}: Omit<DrawGame, 'kinds' | 'machine'>): boolean {
  const between = 'every' in schedule ? schedule.every : 86_400;
  return closesBefore >= 0 && closesBefore < between && mostDraws >= 1;
}

function returnProblem(game: DrawGame): string | null {
  const all = mathematicsOf(game);
  const [first] = all;
  if (!first) return 'nothing can be bet.';
  const never = all.map((each) => neverComes(game, each)).find((each) => each !== null);
  if (never !== undefined) return never;
  const least = all.reduce(
    (found, each) => (isLess(each.least, found.least) ? each : found),
    first,
  );
  const most = all.reduce((found, each) => (isLess(found.most, each.most) ? each : found), first);
  return (
    differs(
      least.kind,
      `${perCent(least.least)} % at least`,
      `${game.returned.least} % at least`,
    ) ?? differs(most.kind, `${perCent(most.most)} % at most`, `${game.returned.most} % at most`)
  );
}

function neverComes({ kinds }: DrawGame, { kind, chances }: KindMathematics): string | null {
  const odds = kinds.find(({ name }) => name === kind)?.odds ?? {};
  const never = Object.keys(odds).find((outcome) => !Object.hasOwn(chances, outcome));
  return never === undefined ? null : `${kind} pays for ${never}, which never comes.`;
}

const differs = (kind: string, found: string, declared: string): string | null =>
  found === declared ? null : `${kind} gives back ${found}, and ${declared} is declared.`;
