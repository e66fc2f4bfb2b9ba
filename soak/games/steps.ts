// The steps of a round at which the studio is killed, and the number of kills at each.
import { engines, type Engine } from './players/seat.ts';

/** Steps by name, with the state of the database while a statement waits at the step. */
export const steps = {
  noted: 'stake stored, with all that was drawn for it; the wallet has heard of nothing',
  asked: 'the wallet has taken the stake, and nobody wrote that down',
  step: 'a step was made, and is not stored',
  drawn: 'the numbers of a draw are known, and not stored',
  decided: 'the prize is known, and not stored',
  owed: 'the prize is stored, and the wallet was not asked',
  paid: 'the wallet has paid, and nobody wrote that down',
} as const;
export type Step = keyof typeof steps;
export type EngineStep = { engine: Engine; step: Step };

const only: Partial<Record<Step, Engine>> = { step: 'mines', drawn: 'lottery' };

const stepsOf = (engine: Engine): Step[] =>
  (Object.keys(steps) as Step[]).filter((step) => (only[step] ?? engine) === engine);

export type KillCounts = Map<string, number>;
const nameOf = ({ engine, step }: EngineStep): string => `${engine} ${step}`;

export function countLanded(landed: KillCounts, held: readonly EngineStep[]): void {
  for (const each of held) landed.set(nameOf(each), (landed.get(nameOf(each)) ?? 0) + 1);
}

const countOf = (landed: KillCounts, held: EngineStep): number => landed.get(nameOf(held)) ?? 0;

const all: readonly EngineStep[] = engines.flatMap((engine) =>
  stepsOf(engine).map((step) => ({ engine, step })),
);

/** Lists the steps with fewer kills than wanted. */
export const listLacking = (landed: KillCounts, wanted: number): EngineStep[] =>
  all.filter((each) => countOf(landed, each) < wanted);

/** Formats the counts with a line for each game and a column for each step. */
export function tableOf(landed: KillCounts): string {
  const names = Object.keys(steps) as Step[];
  const row = (first: string, cells: string[]): string =>
    [first.padEnd(10), ...cells.map((cell) => cell.padStart(8))].join('');
  const lines = engines.map((engine) =>
    row(
      engine,
      names.map((step) =>
        stepsOf(engine).includes(step) ? String(countOf(landed, { engine, step })) : '',
      ),
    ),
  );
  return [row('', names), ...lines].join('\n');
}
