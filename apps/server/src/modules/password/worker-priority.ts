// Puts the threads that compare passwords behind the one that answers requests: on a machine that has no core to spare, a storm of
// guesses would otherwise take most of the time of everybody who only reads (A6).
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** Added to the process's own nice value: such a thread gets about a tenth of what one of the usual priority gets, while both want the core. */
const behind = 10;
const tasks = '/proc/self/task';

const isWorker = (task: string): boolean => {
  try {
    return readFileSync(`${tasks}/${task}/comm`, 'utf8').trim() === 'libuv-worker';
  } catch {
    // It ended meanwhile.
    return false;
  }
};

/** Once they run: Node starts all of them with the first work. Linux alone counts priorities by thread; elsewhere nothing changes. */
export function putWorkersBehind(): void {
  if (process.platform !== 'linux') return;
  const priority = Math.min(19, getPriority() + behind);
  for (const task of readdirSync(tasks)) if (isWorker(task)) setPriority(Number(task), priority);
}
