import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { waysOfRoot } from './run-as.ts';

const isRoot = process.getuid?.() === 0;

describe.runIf(isRoot)('waysOfRoot', () => {
  it.each(waysOfRoot(null).map((way) => [way.prefix[0], way]))(
    'HOUSE %s gives another user who reaches what lies in a closed folder',
    (_, { prefix }) => {
      const closed = mkdtempSync(join(tmpdir(), 'parlour-closed-'));
      onTestFinished(() => rmSync(closed, { recursive: true }));
      mkdirSync(join(closed, 'inner'), { mode: 0o700 });
      writeFileSync(join(closed, 'inner', 'note'), 'reached', { mode: 0o600 });
      const [command, ...words] = [...prefix, 'sh', '-c', `id -u; cat ${closed}/inner/note`];
      const { stdout } = spawnSync(command, words, { encoding: 'utf8' });
      expect(stdout).toMatch(/^[1-9]\d*\nreached$/);
    },
  );

  it('HOUSE a folder that another user made stays that user’s', () => {
    expect(waysOfRoot(1234).map((way) => way.owner)).toEqual([1234]);
  });
});
