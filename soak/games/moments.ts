// What each kill of a sweep is aimed at. Together they reach every step of every game once.
import type { Held, Step } from './steps.ts';

export type Moment = {
  name: string;
  /** What takes its time, since it goes by a clock: waited for first. */
  slow: readonly Held[];
  /** What comes at once, and is held when that is reached. */
  quick: readonly Held[];
};

const at = (engine: Held['engine'], ...steps: Step[]): Held[] =>
  steps.map((step) => ({ engine, step }));
const ends: Step[] = ['decided', 'owed', 'paid'];

/** A statement of the studio may take ten seconds, and it has twenty connections: no more is held at once. */
export const moments: readonly Moment[] = [
  {
    name: 'at stakes',
    slow: at('flights', 'noted', 'asked'),
    quick: (['lanterns', 'reels', 'mines', 'scratch', 'lottery'] as const).flatMap((engine) =>
      at(engine, 'noted', 'asked'),
    ),
  },
  {
    name: 'while a flight is left and rounds end',
    slow: at('flights', ...ends),
    quick: [...at('lanterns', ...ends), ...at('reels', ...ends), ...at('mines', 'step')],
  },
  {
    name: 'at a draw and while rounds end',
    slow: at('lottery', 'drawn'),
    quick: [...at('mines', ...ends), ...at('scratch', ...ends)],
  },
  { name: 'while slips are settled', slow: at('lottery', 'decided'), quick: [] },
  { name: 'while slips are paid', slow: at('lottery', 'owed', 'paid'), quick: [] },
];

/** For what was not reached: one game that goes by a clock, and all that comes at once. */
export function momentOf(lacking: readonly Held[]): Moment {
  const late = lacking.filter(isByClock);
  const [first] = late;
  const slow = late.filter(
    ({ engine, step }) =>
      engine === first?.engine && (engine === 'flights' || isTogether(first.step, step)),
  );
  const quick = lacking.filter((each) => !isByClock(each)).slice(0, mostAtOnce - slow.length);
  return { name: 'at what was not reached', slow, quick };
}

const mostAtOnce = 12;

const isByClock = ({ engine, step }: Held): boolean =>
  engine === 'flights' || (engine === 'lottery' && step !== 'noted' && step !== 'asked');

/** A draw that is held at one step goes on to no other. */
const isTogether = (one: Step, other: Step): boolean =>
  moments.some(({ slow }) =>
    [one, other].every((step) =>
      slow.some((held) => held.engine === 'lottery' && held.step === step),
    ),
  );
