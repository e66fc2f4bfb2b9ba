// Sums the processor time of all processes that a step starts, from Linux's /proc. Plain JavaScript for the machine's own Node.
import { readFileSync, readdirSync } from 'node:fs';

const everyMs = 500;
/** The unit of times in /proc: Linux reports hundredths of a second to programs on every machine. */
const ticksASecond = 100;

/** Reads a process from /proc: its parent, its start in ticks since boot, and its processor seconds. Null if it has ended. */
function readProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, start] = [1, 11, 12, 19].map((at) => Number(fields[at]));
    return { pid, parent, start, seconds: (user + system) / ticksASecond };
  } catch {
    return null;
  }
}

const listProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => readProcess(Number(name)))
    .filter((each) => each !== null);

/**
 * Follows the processes that this one starts, and those that they start; a process still counts after its parent has ended.
 * Processes that live for less than half a second may be missed.
 */
export class ProcessorTime {
  /** The start and the latest processor seconds of each followed process. */
  #followed = new Map();
  #ended = 0;

  look() {
    const processes = listProcesses();
    for (const { pid, start } of processes) {
      // The system has given the number of an ended process to another one.
      if ((this.#followed.get(pid)?.start ?? start) !== start) this.#end(pid);
    }
    let before;
    do {
      before = this.#followed.size;
      for (const { pid, parent, start, seconds } of processes) {
        const isOurs = parent === process.pid || this.#followed.has(parent);
        if (isOurs || this.#followed.has(pid)) this.#followed.set(pid, { start, seconds });
      }
    } while (this.#followed.size > before);
  }

  #end(pid) {
    this.#ended += this.#followed.get(pid).seconds;
    this.#followed.delete(pid);
  }

  /** Returns the processor seconds of all followed processes. */
  get seconds() {
    return [...this.#followed.values()].reduce((sum, { seconds }) => sum + seconds, this.#ended);
  }
}

/** Returns the processor seconds of all processes that the work starts; null on systems without Linux's /proc. */
export async function sumProcessorTime(work) {
  if (process.platform !== 'linux') {
    await work();
    return null;
  }
  const time = new ProcessorTime();
  const timer = setInterval(() => time.look(), everyMs);
  try {
    await work();
    time.look();
    return time.seconds;
  } finally {
    clearInterval(timer);
  }
}
