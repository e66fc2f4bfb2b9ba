// The steps at which each kill of a sweep is aimed. Together they reach every step of every game once.
import type { EngineStep, Step } from './steps.ts';

export type Moment = {
  name: string;
  /** Steps that go by a clock and therefore take their time. The kill waits for them first. */
  slow: readonly EngineStep[];
  /** Steps that are reached at once, and are held after the slow ones. */
  quick: readonly EngineStep[];
};

const at = (engine: EngineStep['engine'], ...steps: Step[]): EngineStep[] =>
  steps.map((step) => ({ engine, step }));
const ends: Step[] = ['decided', 'owed', 'paid'];

/** The kills of one sweep. A statement of the studio may take ten seconds, and it has twenty connections, so no more is held at once. */
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

/** Returns a kill for steps that were not reached: those of one game that goes by a clock, and those that are reached at once. */
export function momentOf(lacking: readonly EngineStep[]): Moment {
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

const isByClock = ({ engine, step }: EngineStep): boolean =>
  engine === 'flights' || (engine === 'lottery' && step !== 'noted' && step !== 'asked');

/** True if one draw can be held at both steps. A draw that is held at one step does not proceed to a later one. */
const isTogether = (one: Step, other: Step): boolean =>
  moments.some(({ slow }) =>
    [one, other].every((step) =>
      slow.some((held) => held.engine === 'lottery' && held.step === step),
    ),
  );
