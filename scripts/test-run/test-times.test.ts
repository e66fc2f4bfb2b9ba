import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

type Time = { lane: string; file: string; seconds: number };
type Lane = { lane: string; seconds: number; files: Omit<Time, 'lane'>[] };
type TestTimes = {
  sumLanes: (times: Time[]) => Lane[];
  reportTimes: (root: string, measured: { lanes: Lane[]; loop: number }) => void;
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
  }));
  const lanes = module.sumLanes([{ lane: 'browser', file: 'login', seconds: 50 }, ...plain]);
  module.reportTimes(root, { lanes, loop: 0.25 });
  const kept = JSON.parse(readFileSync(join(root, '.cache/test-times.json'), 'utf8')) as unknown;
  expect(kept).toEqual({
    loop: 0.25,
    lanes: [
      {
        lane: 'plain',
        seconds: 66,
        files: plain.toReversed().map(({ file, seconds }) => ({ file, seconds })),
      },
      { lane: 'browser', seconds: 50, files: [{ file: 'login', seconds: 50 }] },
    ],
  });
  const shown = log.mock.calls.flat().join('\n');
  expect(shown).toMatch(/66\.0 s {2}in 12 files of the lane plain\n +11\.0 s {2}file 11\n/);
  expect(shown).not.toContain('file 1\n');
});
