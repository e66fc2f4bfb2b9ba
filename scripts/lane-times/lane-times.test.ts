import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

type Lane = { lane: string; files: { file: string; turns: number | null }[] };
type FileTime = { file: string; seconds: number };
type Table = Record<string, Record<string, number>>;
type LaneTimes = {
  folderOf: (file: string) => string;
  shareTurns: (turns: number | null, files: FileTime[]) => (FileTime & { turns: number | null })[];
  turnsOf: (lanes: Lane[]) => Table | null;
  largestTurns: (runs: Table[]) => Table;
  listGrown: (turns: Table, table: Table) => string[];
};
// Plain JavaScript has no types to import.
const module: LaneTimes = await import(new URL('lane-times.mjs', import.meta.url).href);
const { folderOf, largestTurns, listGrown, shareTurns, turnsOf } = module;

const root = join(import.meta.dirname, '../..');
const stored = JSON.parse(readFileSync(join(import.meta.dirname, 'table.json'), 'utf8')) as Table;

describe('the table of lanes', () => {
  test('HOUSE every lane of the gate has lines', () => {
    const lanes = Object.entries(stored).filter(([, folders]) => Object.keys(folders).length > 0);
    const names = lanes.map(([lane]) => lane).toSorted();
    expect(names).toEqual(['browser', 'database', 'page', 'plain', 'steps']);
  });

  test('HOUSE a line whose folder is gone is gone, too', () => {
    const { steps: _, ...ofFolders } = stored;
    const folders = Object.values(ofFolders).flatMap((lines) => Object.keys(lines));
    expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  });

  test('HOUSE a line is a feature’s folder, and a step has its own name', () => {
    expect(folderOf('apps/server/src/modules/rewards/leader-board/board.test.ts')).toBe(
      'apps/server/src/modules/rewards',
    );
    expect(folderOf('e2e/login/login.spec.ts')).toBe('e2e/login');
    expect(folderOf('kill runs')).toBe('kill runs');
  });

  test('HOUSE turns of files are summed by folder, to one decimal', () => {
    const files = [
      { file: 'e2e/login/login.spec.ts', turns: 40.06 },
      { file: 'e2e/login/session.spec.ts', turns: 20 },
      { file: 'e2e/lobby/home.spec.ts', turns: 4 },
    ];
    expect(turnsOf([{ lane: 'browser', files }])).toEqual({
      browser: { 'e2e/login': 60.1, 'e2e/lobby': 4 },
    });
  });

  test('HOUSE the turns of a step are shared among its files by their seconds', () => {
    const files = [
      { file: 'e2e/login/login.spec.ts', seconds: 30 },
      { file: 'e2e/lobby/home.spec.ts', seconds: 10 },
    ];
    expect(shareTurns(200, files).map(({ turns }) => turns)).toEqual([150, 50]);
    const uncounted = shareTurns(null, files);
    expect(uncounted.map(({ turns }) => turns)).toEqual([null, null]);
    expect(turnsOf([{ lane: 'browser', files: uncounted }])).toBeNull();
  });

  test('HOUSE of several runs the largest turns of each folder count', () => {
    const runs = [
      { browser: { 'e2e/login': 60, 'e2e/lobby': 4 } },
      { browser: { 'e2e/login': 50, 'e2e/lobby': 5 }, steps: { 'kill runs': 7 } },
    ];
    expect(largestTurns(runs)).toEqual({
      browser: { 'e2e/login': 60, 'e2e/lobby': 5 },
      steps: { 'kill runs': 7 },
    });
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

  test('HOUSE lanes of one step are compared together, because its turns are shared by seconds', () => {
    const table = {
      database: { 'apps/server/src/modules/login': 60 },
      page: { 'apps/player/src/features/login': 40 },
    };
    const shifted = {
      database: { 'apps/server/src/modules/login': 40 },
      page: { 'apps/player/src/features/login': 60 },
    };
    expect(listGrown(shifted, table)).toEqual([]);
    shifted.page['apps/player/src/features/login'] = 90;
    expect(listGrown(shifted, table)[0]).toContain('The lane unit tests took 130 turns');
  });
});
