// A temporary folder for long work with our own programs. Folder and leftover processes are removed at the end, also after Ctrl-C.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesNaming } from '../../e2e/product/processes.ts';

export type RunResult = { status: number | null; output: string; isLate: boolean };
type RunOptions = { cwd: string; limitMs: number; env?: NodeJS.ProcessEnv };
export type Workplace = {
  folder: string;
  /** Runs a program until it ends or its time is over; then none of its processes is left. */
  run: (words: string[], wanted: RunOptions) => Promise<RunResult>;
};

const graceMs = 10_000;

/** Ends all processes of the folder. Postgres and others start their own sessions, but each has the folder in its environment. */
async function endAll(folder: string): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of processesNaming(folder)) {
      try {
        process.kill(pid, name);
      } catch {
        // The process has ended meanwhile.
      }
    }
  };
  signal('SIGTERM');
  const end = performance.now() + graceMs;
  while (processesNaming(folder).length > 0 && performance.now() < end) await sleep(100);
  signal('SIGKILL');
}

async function run(folder: string, words: string[], wanted: RunOptions): Promise<RunResult> {
  const [command = '', ...rest] = words;
  const { cwd, limitMs, env = {} } = wanted;
  const temporary = join(folder, 't');
  mkdirSync(temporary, { recursive: true });
  const child = spawn(command, rest, {
    cwd,
    env: {
      ...process.env,
      PATH: `${join(cwd, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
      NO_COLOR: '1',
      TMPDIR: temporary,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C reaches it only through us, and we then wait for its end.
    detached: process.platform !== 'win32',
  });
  let output = '';
  const note = (part: Buffer) => void (output += part.toString());
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void endAll(folder);
  }, limitMs);
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.once('error', reject).once('exit', resolve);
  try {
    const status = await promise;
    return { status, output, isLate };
  } finally {
    clearTimeout(timer);
    await endAll(folder);
    rmSync(temporary, { recursive: true, force: true });
  }
}

export async function withWorkplace<T>(name: string, use: (place: Workplace) => Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), `parlour-${name}-`));
  let isEnding = false;
  const clear = async (): Promise<void> => {
    isEnding = true;
    await endAll(folder);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      console.log('Clearing up.');
      void clear().finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
  try {
    return await use({
      folder,
      run: async (words, wanted) => {
        const ran = await run(folder, words, wanted);
        // An interrupted run must not count as a result, and the next one must not start.
        return isEnding ? new Promise<never>(() => undefined) : ran;
      },
    });
  } finally {
    await clear();
  }
}
