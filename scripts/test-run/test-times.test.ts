import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

type Time = { lane: string; file: string; seconds: number; turns: number };
type Lane = { lane: string; seconds: number; files: Omit<Time, 'lane'>[] };
type TestTimes = {
  sumLanes: (times: Time[]) => Lane[];
  reportTimes: (root: string, lanes: Lane[]) => void;
};
// Plain JavaScript has no types to import.
const module: TestTimes = await import(new URL('test-times.mjs', import.meta.url).href);

it('HOUSE the time of each file is kept by lane, the slowest first, and ten of each lane are shown', () => {
  const root = mkdtempSync(join(tmpdir(), 'parlour-times-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const plain = Array.from({ length: 12 }, (_, at) => ({
    lane: 'plain',
    file: `file ${at}`,
    seconds: at,
    turns: 4 * at,
  }));
  const lanes = module.sumLanes([
    { lane: 'browser', file: 'login', seconds: 50, turns: 200 },
    ...plain,
  ]);
  module.reportTimes(root, lanes);
  const kept = JSON.parse(readFileSync(join(root, '.cache/test-times.json'), 'utf8')) as unknown;
  expect(kept).toEqual([
    {
      lane: 'plain',
      seconds: 66,
      files: plain.toReversed().map(({ file, seconds, turns }) => ({ file, seconds, turns })),
    },
    { lane: 'browser', seconds: 50, files: [{ file: 'login', seconds: 50, turns: 200 }] },
  ]);
  const shown = log.mock.calls.flat().join('\n');
  expect(shown).toMatch(/66\.0 s {2}in 12 files of the lane plain\n +11\.0 s {2}file 11\n/);
  expect(shown).not.toContain('file 1\n');
});
