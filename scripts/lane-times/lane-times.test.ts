import { describe, expect, test } from 'vitest';

type Lane = { lane: string; files: { file: string; seconds: number }[] };
type Table = Record<string, Record<string, number>>;
type LaneTimes = {
  folderOf: (file: string) => string;
  turnsOf: (lanes: Lane[], loop: number) => Table;
  listGrown: (turns: Table, table: Table) => string[];
};
// Plain JavaScript has no types to import.
const module: LaneTimes = await import(new URL('lane-times.mjs', import.meta.url).href);
const { folderOf, listGrown, turnsOf } = module;

describe('the table of lanes', () => {
  test('HOUSE a line is a feature’s folder, and a step has its own name', () => {
    expect(folderOf('apps/server/src/modules/reward/board/board.test.ts')).toBe(
      'apps/server/src/modules/reward',
    );
    expect(folderOf('e2e/login/login.spec.ts')).toBe('e2e/login');
    expect(folderOf('kill runs')).toBe('kill runs');
  });

  test('HOUSE seconds are told in turns of the loop, so that a machine of half the speed says the same', () => {
    const lanesIn = (factor: number): Lane[] => [
      {
        lane: 'browser',
        files: [
          { file: 'e2e/login/login.spec.ts', seconds: 10 * factor },
          { file: 'e2e/login/session.spec.ts', seconds: 5 * factor },
          { file: 'e2e/lobby/home.spec.ts', seconds: 1 * factor },
        ],
      },
    ];
    const turns = { browser: { 'e2e/login': 60, 'e2e/lobby': 4 } };
    expect(turnsOf(lanesIn(1), 0.25)).toEqual(turns);
    expect(turnsOf(lanesIn(2), 0.5)).toEqual(turns);
  });

  test('HOUSE a lane over a quarter more than its lines fails, and names what grew', () => {
    const table = { browser: { 'e2e/login': 60, 'e2e/lobby': 40 } };
    const within = { browser: { 'e2e/login': 85, 'e2e/lobby': 40 } };
    expect(listGrown(within, table)).toEqual([]);
    const [said, ...more] = listGrown(
      { browser: { 'e2e/login': 65, 'e2e/lobby': 30, 'e2e/chat': 40 } },
      table,
    );
    expect(more).toEqual([]);
    expect(said).toContain('The lane browser took 135 turns');
    expect(said?.split('\n').slice(1)).toEqual([
      '  e2e/chat: 40, its line says 0',
      '  e2e/login: 65, its line says 60',
    ]);
  });
});
