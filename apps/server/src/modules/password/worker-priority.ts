// Gives the threads that compare passwords a lower priority than the one that answers requests: on a machine without a spare core, a storm of
// guesses would otherwise take most of the time of everyone who only reads (A6).
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Added to the process's nice value: such a thread gets about a tenth of the time of one with usual priority if both want the core. */
const behind = 10;
const tasks = '/proc/self/task';

const isWorker = (task: string): boolean => {
  try {
    return readFileSync(`${tasks}/${task}/comm`, 'utf8').trim() === 'libuv-worker';
  } catch {
    // The thread ended meanwhile.
    return false;
  }
};

/** Called once the threads run: Node starts all of them with the first work. Only Linux has priorities per thread; elsewhere nothing changes. */
export function putWorkersBehind(): void {
  if (process.platform !== 'linux') return;
  const priority = Math.min(19, getPriority() + behind);
  for (const task of readdirSync(tasks)) if (isWorker(task)) setPriority(Number(task), priority);
}
