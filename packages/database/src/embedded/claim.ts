import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, fileFailure, StartFailure } from '../start-failure.ts';
import { birthMark, isAlive } from './process-facts.ts';

/**
 * Records in DATA_DIR which process is the parent of its Postgres, so that a start can distinguish a running copy
 * from one whose parent was killed. Postgres's own lock has the last word.
 */
export function claimDataDir(dataDir: string): { release: () => void } {
  const path = join(dataDir, 'parent');
  const mine = JSON.stringify({ pid: process.pid, birth: birthMark(process.pid) });
  for (let attempt = 0; ; attempt += 1) {
    try {
      writeFileSync(path, mine, { flag: 'wx', mode: 0o600 });
      return { release: () => rmSync(path, { force: true }) };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST' || attempt > 1) throw fileFailure(path, error);
    }
    const holder = readHolder(path);
    if (holder !== null) {
      throw new StartFailure(
        `The data folder ${dataDir} is in use by another running copy (process ${holder}): ` +
          'stop that one or set another DATA_DIR.',
      );
    }
    rmSync(path, { force: true });
  }
}

/** Returns the pid of the running process that holds the claim, or null. */
function readHolder(path: string): number | null {
  try {
    const { pid, birth } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    if (typeof pid !== 'number' || !isAlive(pid)) return null;
    return birth === birthMark(pid) ? pid : null;
  } catch {
    // The file is incomplete after a kill or a full disk: its writer never started Postgres.
    return null;
  }
}
