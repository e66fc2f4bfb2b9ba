import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../start-failure.ts';
import { commandLine, isAlive } from './process-facts.ts';

/**
 * Ends a Postgres that survived its killed parent. Call only while holding the
 * claim on the data folder: then no other process can be its parent.
 */
export async function endLeftover(folder: string, patienceMs = 8000): Promise<void> {
  const lock = join(folder, 'postmaster.pid');
  const pid = readPid(lock);
  if (pid === null) return;
  const command = isAlive(pid) ? commandLine(pid) : '';
  if (command === null || isPostgresOn(command, folder)) {
    if (command !== null) await end(pid, patienceMs);
    return;
  }
  // After a reboot the pid in the lock file may belong to another program: Postgres would wait for that one.
  rmSync(lock, { force: true });
}

function readPid(lock: string): number | null {
  try {
    const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

const isPostgresOn = (command: string, folder: string): boolean =>
  /postgres/.test(command) && command.includes(`-D ${folder} `);

async function end(pid: number, patienceMs: number): Promise<void> {
  for (const [signal, wait] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', 2000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = performance.now() + wait;
    while (performance.now() < deadline) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
  throw new StartFailure(
    `A Postgres that an earlier start left behind (process ${pid}) does not end: stop it first.`,
  );
}
